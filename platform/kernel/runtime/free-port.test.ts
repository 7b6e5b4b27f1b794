import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const PROCESSES = 4;
const PORTS_EACH = 100;

describe('a free port', () => {
  it('is given to one process alone, though nobody listens on it yet', async () => {
    const chooser = `
      import { freePort } from '#platform/kernel/runtime/free-port.ts';
      for (let chosen = 0; chosen < ${PORTS_EACH}; chosen++) console.log(await freePort());
    `;
    const chosen = await Promise.all(
      Array.from({ length: PROCESSES }, () =>
        promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', chooser]),
      ),
    );
    const ports = chosen.flatMap(({ stdout }) => stdout.trim().split('\n'));
    expect(ports).toHaveLength(PROCESSES * PORTS_EACH);
    expect(new Set(ports).size).toBe(ports.length);
  });
});
