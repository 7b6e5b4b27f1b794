import { pino } from 'pino';
import { createPool, type Pool } from '#platform/kernel/postgres/pool.ts';
import { migrate } from '#platform/kernel/postgres/migrate.ts';
import { defineJob, type JobDefinition } from '#platform/kernel/queue/job.ts';
import { createQueue, type JobQueue } from '#platform/kernel/queue/queue.ts';
import { PermanentFailure } from '#platform/kernel/failure/named-failure.ts';
import { readEffectHealth } from '#platform/kernel/queue/health.ts';
import { createStuckEffects } from '#platform/kernel/queue/stuck-effects.ts';
import { startWorker } from '#platform/kernel/queue/worker.ts';
import { EFFECT_CHANNEL } from '#platform/kernel/outbox/enqueue-effects.ts';
import { hasRedis, startRedis, type RedisServer } from '../harness/redis-server.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';
import { until } from '../harness/until.ts';

const silent = pino({ level: 'silent' });
const backends = hasRedis ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];

describe.each(backends)('effects on %s', (backend) => {
  let database: TestDatabase;
  let pool: Pool;
  let redis: RedisServer | undefined;
  let queue: JobQueue;
  let worker: Awaited<ReturnType<typeof startWorker>>;
  const runs: string[] = [];
  let failures = 0;
  let looks = 0;
  let copiesAt = -1n;
  let hanging = { promise: Promise.resolve(), end: () => undefined as void };

  const jobs: JobDefinition[] = [
    defineJob<{ n: number }>({ name: 'note', kind: 'step', run: async ({ n }) => void runs.push(`note ${n}`) }),
    defineJob<{ n: number }>({
      name: 'once',
      kind: 'notification',
      run: ({ n }, { unlessDone }) => unlessDone(async () => void runs.push(`once ${n}`)),
    }),
    defineJob<{ n: number }>({
      name: 'record',
      kind: 'notification',
      async run({ n }, { unlessDone }) {
        await unlessDone(async () => void runs.push(`sent ${n}`));
        if (failures++ < 2) throw new Error('the record is not reachable');
      },
    }),
    defineJob<{ n: number }>({ name: 'away', kind: 'step', run: () => Promise.reject(new Error('still away')) }),
    defineJob<{ n: number }>({
      name: 'never',
      kind: 'notification',
      run: () => Promise.reject(new PermanentFailure('mail_refused', 'no such user')),
    }),
    defineJob<{ n: number }>({ name: 'hangs', kind: 'notification', run: () => hanging.promise }),
    defineJob<{ n: number }>({
      name: 'patient',
      kind: 'step',
      run: async () => (looks++ < 2 ? { laterMs: 50 } : undefined),
    }),
    defineJob<{ n: number }>({
      name: 'fails-twice',
      kind: 'step',
      run: async ({ n }) => {
        if (failures++ < 2) throw new Error('not yet');
        runs.push(`fails-twice ${n}`);
      },
    }),
  ];

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, 'test', silent);
    await migrate(pool);
    redis = backend === 'Redis' ? await startRedis() : undefined;
    queue = await createQueue({ databaseUrl: database.url, redisUrl: redis?.url, log: silent });
    worker = await startWorker({
      pool,
      databaseUrl: database.url,
      queue,
      jobs,
      dispatcher: {
        authorise: () => undefined,
        dispatch: () => Promise.reject(new Error('none')),
        dispatchAsSystem: () => Promise.reject(new Error('none')),
        callAsSystem: () => Promise.reject(new Error('none')),
        features: () => ({ commands: {}, states: {}, queries: {} }) as never,
      },
      positions: { waitFor: async (position) => position <= copiesAt },
      services: {
        mailer: { isIdempotent: false, send: async () => undefined },
        publicOrigin: 'http://localhost',
        rebuildPersonal: () => Promise.resolve(true),
      },
      log: silent,
      lookForLostMs: 100,
    });
  });
  afterAll(async () => {
    await worker.stop();
    await pool.end();
    await redis?.stop();
    await database.drop();
  });
  beforeEach(() => {
    runs.splice(0);
    failures = 0;
  });

  const ask = (effectId: string, job: string, n: number, dueInMs = 0) =>
    pool.query(
      `insert into platform.effect (effect_id, job, data, due_at, correlation_id, causation_id)
        values ($1, $2, $3, now() + make_interval(secs => $4), 'c', 'c')`,
      [effectId, job, { n }, dueInMs / 1_000],
    );
  const statusOf = async (effectId: string) =>
    (
      await pool.query<{ status: string; attempts: number }>(
        'select status, attempts from platform.effect where effect_id = $1',
        [effectId],
      )
    ).rows[0]!;
  const stuck = () => createStuckEffects(pool);
  const settled = (effectId: string, status: string) =>
    until(async () => ((await statusOf(effectId)).status === status ? true : undefined), `${effectId} ${status}`);

  /** After so many attempts the next one need not wait for its time. */
  const hurry = async (effectId: string, after: number) => {
    await until(
      async () =>
        (({ status, attempts }) => (status !== 'running' && attempts >= after ? true : undefined))(
          await statusOf(effectId),
        ),
      `${effectId} after ${after} attempts`,
    );
    await pool.query(`update platform.effect set due_at = now() where effect_id = $1 and status = 'waiting'`, [
      effectId,
    ]);
    await pool.query(`select pg_notify('${EFFECT_CHANNEL}', '')`);
  };

  it('are done once, when they are due', async () => {
    await ask('a.1', 'note', 1);
    await ask('a.2', 'note', 2, 60_000);
    await settled('a.1', 'done');
    await queue.add([{ effectId: 'a.1', attempt: 0, kind: 'step' }]);
    await hurry('a.2', 0);
    await settled('a.2', 'done');
    expect(runs).toEqual(['note 1', 'note 2']);
  });

  it('are tried again when they fail', async () => {
    await ask('b.1', 'fails-twice', 1);
    await hurry('b.1', 1);
    await hurry('b.1', 2);
    await settled('b.1', 'done');
    expect((await statusOf('b.1')).attempts).toBe(3);
  });

  it('wait for the copies of the read models that they follow from, so that no e-mail says what was before', async () => {
    const projectedTo = (position: bigint) =>
      pool.query(`update platform.projection_group set position = $1 where name = 'live'`, [position]);
    await projectedTo(7n);
    copiesAt = 6n;
    await ask('w.1', 'note', 7);
    await hurry('w.1', 1);
    await until(async () => ((await statusOf('w.1')).attempts >= 2 ? true : undefined), 'the second attempt');
    expect(runs).toEqual([]);
    copiesAt = 7n;
    await hurry('w.1', 2);
    await settled('w.1', 'done');
    expect(runs).toEqual(['note 7']);
    await projectedTo(-1n);
  });

  it('are run again later when they ask for it, until they do not', async () => {
    await ask('f.1', 'patient', 1);
    await settled('f.1', 'done');
    expect(looks).toBe(3);
  });

  it('are not lost with the queue: what was handed out and never came back is handed out again', async () => {
    await ask('c.1', 'note', 3);
    // As it stands after the queue took the job and lost it.
    await pool.query(
      `update platform.effect set status = 'queued', queued_at = now() - interval '10 minutes' where effect_id = 'c.1'`,
    );
    await settled('c.1', 'done');
  });

  it('are handed out again even when the queue has dropped their job because a killed worker still seemed to be at it', async () => {
    await ask('e.1', 'note', 5, 60_000);
    await pool.query(
      `update platform.effect set status = 'running', attempts = 1, queued_at = now(), claimed_at = now() where effect_id = 'e.1'`,
    );
    await ask('e.2', 'note', 6, 60_000);
    await pool.query(`update platform.effect set status = 'queued', queued_at = now() where effect_id = 'e.2'`);
    await queue.add([
      { effectId: 'e.1', attempt: 1, kind: 'step' },
      { effectId: 'e.2', attempt: 0, kind: 'step' },
    ]);
    await settled('e.2', 'done');
    await pool.query(
      `update platform.effect set queued_at = now() - interval '10 minutes',
        claimed_at = now() - interval '10 minutes' where effect_id = 'e.1'`,
    );
    await settled('e.1', 'done');
  });

  it('whose worker died in the middle are another’s within fifteen seconds, letters too: twice rather than not at all', async () => {
    for (const [effectId, job] of [
      ['d.1', 'note'],
      ['d.2', 'once'],
    ] as const) {
      await ask(effectId, job, 4, 60_000);
      await pool.query(
        `update platform.effect set status = 'running', attempts = 1,
          queued_at = now() - interval '13 seconds', claimed_at = now() - interval '13 seconds' where effect_id = $1`,
        [effectId],
      );
    }
    await settled('d.1', 'done');
    await settled('d.2', 'done');
    expect([...runs].sort()).toEqual(['note 4', 'once 4']);
  });

  it('that happened and could not be recorded are recorded, and do not happen again', async () => {
    await ask('g.1', 'record', 7);
    await hurry('g.1', 1);
    await hurry('g.1', 2);
    await settled('g.1', 'done');
    expect(runs).toEqual(['sent 7']);
  });

  it('whose other side is away are tried for ever, and are work for staff after ten minutes', async () => {
    await ask('h.1', 'away', 1);
    await hurry('h.1', 1);
    await until(async () => ((await statusOf('h.1')).attempts >= 2 ? true : undefined), 'two attempts');
    expect(await stuck().find(['h.1'])).toEqual([]);
    await pool.query(
      `update platform.effect set first_failed_at = now() - interval '3 days', failures = 300 where effect_id = 'h.1'`,
    );
    await until(
      async () => ((await statusOf('h.1')).status === 'waiting' ? true : undefined),
      'the next attempt waiting',
    );
    expect(await stuck().find(['h.1'])).toMatchObject([
      { status: 'retrying', job: 'away', reason: { code: '', said: 'still away' } },
    ]);
    expect(await readEffectHealth(pool)).toMatchObject({ needPerson: 1, states: { stuck: 1 } });
    await stuck().giveUp(['h.1']);
    expect((await statusOf('h.1')).status).toBe('given-up');
  });

  it('that can never succeed are failed at once, and tried again when staff say so', async () => {
    await ask('i.1', 'never', 1);
    await settled('i.1', 'failed');
    expect((await statusOf('i.1')).attempts).toBe(1);
    await stuck().retry(['i.1']);
    await until(async () => ((await statusOf('i.1')).attempts >= 2 ? true : undefined), 'the second attempt');
    await settled('i.1', 'failed');
  });

  it('that hang hold no slot of a step: e-mails have slots of their own', async () => {
    let end: () => void = () => undefined;
    hanging = { promise: new Promise<void>((resolve) => (end = resolve)), end: () => end() };
    for (let n = 0; n < 20; n++) await ask(`j.${n}`, 'hangs', n);
    await ask('k.1', 'note', 9);
    await settled('k.1', 'done');
    hanging.end();
    for (let n = 0; n < 20; n++) await settled(`j.${n}`, 'done');
  });
});
