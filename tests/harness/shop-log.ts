// What the shops of this process had to complain of lately: told when one of them stands still, and shown as it comes with TEST_LOG.
import { pino } from 'pino';

const MOST_LINES = 20;
const { TEST_LOG } = process.env;
const lines: string[] = [];

export const shopLog = pino(
  { level: TEST_LOG ?? 'warn' },
  {
    write(line: string) {
      lines.push(line.trim());
      if (lines.length > MOST_LINES) lines.shift();
      if (TEST_LOG) process.stdout.write(line);
    },
  },
);

export const saidLately = (): readonly string[] => lines;
