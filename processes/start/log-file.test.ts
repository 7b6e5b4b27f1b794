import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../tests/harness/until.ts';
import { openLogFile } from './log-file.ts';

describe('the log of a role', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is written for its owner alone', async () => {
    const path = join(folder, 'web.log');
    const log = openLogFile(path, () => undefined);
    log.write(Buffer.from('one\n'));
    await until(
      async () => (existsSync(path) && readFileSync(path, 'utf8') === 'one\n' ? true : undefined),
      'the line',
    );
    chmodSync(path, 0o600);
    log.end();
  });

  it('that cannot be written ends nothing, is said once, and goes on when it can', async () => {
    const said: string[] = [];
    const path = join(folder, 'missing', 'web.log');
    const log = openLogFile(path, (reason) => said.push(reason), 20);
    for (let n = 0; n < 100; n++) log.write(Buffer.from('lost\n'));
    await until(async () => (said.length ? true : undefined), 'the complaint');
    mkdirSync(join(folder, 'missing'));
    await until(async () => {
      log.write(Buffer.from('back\n'));
      return existsSync(path) && readFileSync(path, 'utf8').includes('back') ? true : undefined;
    }, 'the log');
    expect(said).toHaveLength(1);
    log.end();
  });
});
