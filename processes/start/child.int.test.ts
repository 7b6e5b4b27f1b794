// The supervisor's hold on a role that is a process of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/harness/test-database.ts';
import { until } from '../../tests/harness/until.ts';
import { startChild, type Child } from './child.ts';

describe('a role that is killed', () => {
  const logs = mkdtempSync(join(tmpdir(), 'child-'));
  const said: string[] = [];
  let database: TestDatabase;
  let child: Child;

  beforeAll(async () => {
    if (!existsSync('dist/server/event-store.js')) throw new Error('the shop is not built: npm run build');
    database = await createTestDatabase();
    child = await startChild({
      name: 'event-store',
      environment: { DATABASE_URL: database.url, EVENTSTORE_PORT: String(await freePort()) },
      logs,
      say: (line) => said.push(line),
      isStopping: () => false,
    });
  });
  afterAll(async () => {
    await child.stop();
    await database.drop();
    rmSync(logs, { recursive: true, force: true });
  });

  it('is started again, and that is said', async () => {
    const killed = child.pid!;
    process.kill(killed, 'SIGKILL');
    await until(async () => (said.includes('event-store is back') ? true : undefined), 'the role');
    expect(said[0]).toBe('event-store ended (SIGKILL); starting it again');
    expect(child.pid).not.toBe(killed);
    expect(readFileSync(join(logs, 'event-store.log'), 'utf8')).toContain('ready');
  });
});

describe('a role whose starter is killed before the role listens', () => {
  it('ends, and says why', async () => {
    const starter = `require('node:child_process').fork('dist/server/gateway.js', { stdio: ['ignore', 1, 1, 'ipc'] });
      process.kill(process.pid, 'SIGKILL');`;
    // The role writes where its starter would: that ends with the last of the two.
    const { stdout } = spawnSync(process.execPath, ['-e', starter], {
      env: { ...process.env, GATEWAY_PORT: String(await freePort()) },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(stdout).toContain('the starting process ended');
  });
});
