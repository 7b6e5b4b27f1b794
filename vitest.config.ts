// What the tests are run with (decision 0077). Six projects, from seconds to minutes: pure code, of which some has a document or a
// process of its own; real services; the event store's contract; real browsers; what is slow and rare (`npm run test:long`).
import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', 'dist/**', '.data/**', 'studio/**'];
const newProcess = './tests/harness/new-process.ts';
const project = (name: string, include: readonly string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include: [...include], exclude: elsewhere, ...more },
});

export default defineConfig({
  test: {
    globals: true,
    // Modules are loaded once for each process, and stay warm: no file may leave anything behind for the next.
    pool: 'forks',
    isolate: false,
    // For what hangs: no sentence is held to a time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    sequence: { hooks: 'list' },
    // Named as slow in the output, nothing else.
    slowTestThreshold: 10_000,
    projects: [
      project('unit', ['**/*.test.{ts,tsx}'], {
        exclude: [...elsewhere, '**/*.{dom,isolated,int,contract,journey,long}.test.{ts,tsx}'],
        setupFiles: newProcess,
      }),
      project('unit-dom', ['**/*.dom.test.{ts,tsx}'], {
        environment: './platform/kernel/testing/document-environment.mjs',
        setupFiles: [newProcess, './platform/kernel/testing/clean-document.ts'],
      }),
      project('unit-isolated', ['**/*.isolated.test.{ts,tsx}'], { isolate: true }),
      project('int', ['**/*.int.test.ts'], {
        globalSetup: './tests/harness/global-setup.ts',
      }),
      project('event-store', ['**/*.contract.test.ts']),
      project('journeys', ['**/*.journey.test.ts'], {
        globalSetup: './tests/journeys/global-setup.ts',
        setupFiles: './tests/journeys/shop-time.ts',
      }),
      project('long', ['**/*.long.test.ts'], {
        globalSetup: './tests/harness/global-setup.ts',
      }),
    ],
  },
});
