// Two starts of a whole shop: one that is interrupted while it loads, and one beside which others are refused.
import { spawnSync } from 'node:child_process';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { newDataFolder, processesOf, removeDataFolder, startSupervisor } from '../harness/supervisor.ts';
import { until } from '../harness/until.ts';

describe('npm start', () => {
  const data = newDataFolder();
  afterAll(() => removeDataFolder(data));

  it('ends without a complaint when Ctrl-C interrupts the first load, and loads the rest the next time (reliability.md 19)', async () => {
    const interrupted = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(await freePort()) });
    await until(
      async () => interrupted.said().includes('loading the demonstration catalogue') || undefined,
      'the first load',
      120_000,
    );
    // As a terminal does it: to all processes at once.
    for (const pid of processesOf(interrupted.pid).values()) process.kill(pid, 'SIGINT');
    expect(await interrupted.stop('SIGINT')).toBe(0);
    expect(interrupted.said().trim().split('\n').at(-1)).toBe('Stopping …');
    expect(interrupted.said()).not.toContain('before it was ready');
  });

  it('leaves a shop alone that runs on the same data', async () => {
    const first = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(await freePort()) });
    await until(async () => first.said().includes('PostgreSQL is up') || undefined, 'the first');
    const second = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(
      `MILLWRIGHT_DATA: Millwright already runs on ${data} (process ${first.pid}); stop it first, or choose another folder`,
    );
    const reset = spawnSync(process.execPath, ['scripts/reset.mjs'], {
      env: { ...process.env, MILLWRIGHT_DATA: data },
      encoding: 'utf8',
    });
    expect([reset.status, reset.stdout + reset.stderr]).toEqual([
      1,
      `Millwright is running on ${data} (process ${first.pid}); stop it first\n`,
    ]);
    expect(await first.stop('SIGINT')).toBe(0);
  });
});
