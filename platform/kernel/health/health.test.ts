// Health that tells the truth (code.md 6.9), also when what it asks hangs.
import { createHealth, type Check, type Finding, type Level } from './health.ts';

const check = (name: string, level: Level, otherwise: Check['otherwise'] = 'degraded'): Check => ({
  name,
  otherwise,
  look: async () => ({ level }),
});
const fresh = { freshMs: -1 };

describe('the health of a process', () => {
  it.each([
    [['ok', 'ok'], 'ready'],
    [['ok', 'degraded'], 'degraded'],
    [['degraded', 'unavailable', 'ok'], 'unavailable'],
  ] as const)('whose checks say %s is %s', async (levels, status) =>
    expect(await createHealth(levels.map((level, n) => check(String(n), level))).look()).toMatchObject({ status }),
  );

  it('is what a check comes to without an answer when it throws, with the reason', async () => {
    const broken: Check = {
      name: 'database',
      otherwise: 'unavailable',
      look: () => Promise.reject(new Error('connect ECONNREFUSED')),
    };
    expect(await createHealth([broken]).look()).toEqual({
      status: 'unavailable',
      checks: { database: { level: 'unavailable', detail: { error: 'connect ECONNREFUSED' } } },
    });
  });

  it('is told after 2 seconds though what it asks hangs, and with what the others say', async () => {
    const hanging: Check = {
      name: 'database',
      otherwise: 'unavailable',
      look: () => new Promise<Finding>(() => undefined),
    };
    const report = await createHealth([hanging, check('disk', 'ok')]).look();
    expect(report).toEqual({
      status: 'unavailable',
      checks: {
        database: { level: 'unavailable', detail: { error: 'no answer within 2000 ms' } },
        disk: { level: 'ok' },
      },
    });
  });

  it('does not ask a second time what hangs, and takes its answer when it comes at last', async () => {
    let looks = 0;
    let answer: (finding: Finding) => void = () => undefined;
    const slow: Check = {
      name: 'database',
      otherwise: 'unavailable',
      look: () => new Promise((resolve) => (looks++, (answer = resolve))),
    };
    const health = createHealth([slow], { lookMs: 10, ...fresh });
    await Promise.all([health.look(), health.look()]);
    expect((await health.look()).status).toBe('unavailable');
    expect(looks).toBe(1);
    answer({ level: 'ok' });
    expect((await health.look()).status).toBe('ready');
  });

  it('is looked at once a second however many ask', async () => {
    let looks = 0;
    const health = createHealth([
      { name: 'database', otherwise: 'unavailable', look: async () => ({ level: ++looks ? 'ok' : 'ok' }) },
    ]);
    await Promise.all(Array.from({ length: 50 }, () => health.look()));
    await health.look();
    expect(looks).toBe(1);
  });
});
