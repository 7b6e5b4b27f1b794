// Five projects, from seconds to minutes: pure code; real services; the event store's contract; real browsers; what is
// slow and rare (`npm run test:long`).
const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '\\.css$': '<rootDir>/platform/kernel/testing/css-module-stub.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/', '/studio/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/studio/'],
};

export default {
  // For what hangs: no sentence is held to a time.
  testTimeout: 600_000,
  // Modules of files that have run stay in a worker's memory; collecting them costs more than a new worker.
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [
        ...base.testPathIgnorePatterns,
        '\\.int\\.test\\.',
        '\\.contract\\.test\\.',
        '\\.journey\\.test\\.',
        '\\.long\\.test\\.',
      ],
    },
    {
      ...base,
      displayName: 'int',
      testMatch: ['**/*.int.test.ts'],
      globalSetup: '<rootDir>/tests/harness/global-setup.ts',
      globalTeardown: '<rootDir>/tests/harness/global-teardown.ts',
    },
    {
      ...base,
      displayName: 'long',
      testMatch: ['**/*.long.test.ts'],
      globalSetup: '<rootDir>/tests/harness/global-setup.ts',
      globalTeardown: '<rootDir>/tests/harness/global-teardown.ts',
    },
    { ...base, displayName: 'event-store', testMatch: ['**/*.contract.test.ts'] },
    {
      ...base,
      displayName: 'journeys',
      testMatch: ['**/*.journey.test.ts'],
      globalSetup: '<rootDir>/tests/journeys/global-setup.ts',
      globalTeardown: '<rootDir>/tests/journeys/global-teardown.ts',
    },
  ],
};
