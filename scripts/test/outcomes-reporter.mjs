// Writes what a run of vitest came to where OUTCOMES_FILE says: its exit code is not to be relied on, since what a test stops
// when the process ends may set another.
import { writeFileSync } from 'node:fs';
import { filesOf } from './outcomes.mjs';

export default class OutcomesReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const { OUTCOMES_FILE: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify({ files: filesOf(modules), unhandled: unhandledErrors.length }));
  }
}
