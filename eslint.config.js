import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', '.data/', 'demo/pictures/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Features fill these in.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^(Commands|States|Queries)$' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      complexity: ['error', { max: 15, variant: 'modified' }],
      // Prettier wraps at 120; what it cannot break, a text or a statement in SQL, may be longer.
      'max-len': [
        'error',
        { code: 140, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
      ],
    },
  },
  {
    // A decider is a function of its arguments: time, ids and chance arrive in the command.
    files: ['domain/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'crypto', 'process', 'fetch', 'setTimeout', 'setInterval'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'Date', property: 'now' },
      ],
    },
  },
  {
    // The client's default expected revision is ANY, so only the port that forbids it may import the client.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['platform/event-store/**', 'event-store/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@eventstore/db-client', message: 'Use #platform/event-store.' }] },
      ],
    },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'tests/chaos/main.ts',
      'demo/**/*.ts',
      'processes/start/**',
      'processes/administrator.main.ts',
      'processes/import.main.ts',
      'processes/operations/operations.main.ts',
      'processes/read-models.main.ts',
      '**/*.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
  // A browser's console is the only log it has.
  { files: ['admin/app/main.tsx', 'storefront/app/i18n/browser-texts.ts'], rules: { 'no-console': 'off' } },
);
