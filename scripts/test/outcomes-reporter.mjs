// Writes what a run of vitest came to where OUTCOMES_FILE says.
import { writeFileSync } from 'node:fs';
import { filesOf } from './outcomes.mjs';

export default class OutcomesReporter {
  onTestRunEnd(modules) {
    const { OUTCOMES_FILE: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(filesOf(modules)));
  }
}
