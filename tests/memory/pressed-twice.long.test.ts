// Whoever hears nothing presses again, and the browser sends the same command id: nothing is done twice, and the answer is the same.
// Every command of the tests in memory is sent so.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('a command that is pressed twice is done once, and answered as before', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=unit', 'tests/memory', 'write-side'],
    { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, PRESS_TWICE: '1', NO_COLOR: '1', FORCE_COLOR: '' } },
  );
  expect([status, stdout.match(/pressed twice, .*/g) ?? []]).toEqual([0, []]);
});
