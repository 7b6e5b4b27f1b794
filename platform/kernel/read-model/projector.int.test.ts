import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { until } from '../../../tests/harness/until.ts';
import { createPool, type Pool } from '../postgres/pool.ts';
import type { Log } from '../runtime/log.ts';
import { migrate } from '../postgres/migrate.ts';
import { createMemoryEventStore, type MemoryEventStore } from '../testing/memory-event-store.ts';
import { readFaults } from './faults.ts';
import { readModelProjection, type Projection } from './projection.ts';
import { runProjector, type ProjectorState } from './projector.ts';
import { defineReadModel, type ReadModel } from './read-model.ts';
import { rebuild } from './rebuild.ts';

const silent = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
const Counted = 'Counted';
interface Row {
  id: string;
  count: number;
}

/** Counts: an event that is applied twice, or not at all, shows. */
const counter = (name: string, version = 1, times = 1): ReadModel<Row> =>
  defineReadModel<Row, { type: 'Counted'; data: { id: string } }>({
    name,
    version,
    key: 'id',
    columns: { id: 'text', count: 'integer' },
    on: { [Counted]: ({ data: { id } }) => ({ key: id, apply: (row) => ({ id, count: (row?.count ?? 0) + times }) }) },
  }) as ReadModel<Row>;

describe('the projector', () => {
  let database: TestDatabase;
  let pool: Pool;
  let store: MemoryEventStore;
  let running: { stop(): Promise<void> }[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, 'test', silent, 20);
    await migrate(pool);
    store = createMemoryEventStore();
  });
  afterEach(async () => {
    for (const projector of running) await projector.stop();
    running = [];
    await pool.end();
    await database.drop();
  });

  function start(
    projections: readonly Projection[],
    options: { retryStoppedMs?: number; from?: MemoryEventStore; chunk?: number; log?: Log } = {},
  ) {
    const ending = new AbortController();
    const states: ProjectorState[] = [];
    const done = runProjector({
      pool,
      store: options.from ?? store,
      projections,
      log: options.log ?? silent,
      signal: ending.signal,
      chunk: options.chunk ?? 10,
      retryStoppedMs: options.retryStoppedMs ?? 20,
      onState: (state) => states.push(state),
    });
    const projector = {
      states,
      async stop() {
        ending.abort();
        await done;
      },
    };
    running.push(projector);
    return projector;
  }

  const count = async (events: number) =>
    store.add('counter-1', Counted, ...Array.from({ length: events }, () => ({ id: '1' })));
  const rowsOf = async (table: string) => (await pool.query<Row>(`select id, count from ${table} order by id`)).rows;
  const counted = (table: string, expected: number) =>
    until(
      async () => ((await rowsOf(table).catch(() => []))[0]?.count === expected ? true : undefined),
      `${table} at ${expected}`,
    );
  const statusOf = async (name: string, version = 1) =>
    (
      await pool.query<{ status: string; grouped: boolean; error: string }>(
        'select status, grouped, error from platform.checkpoint where name = $1 and version = $2',
        [name, version],
      )
    ).rows[0];
  const live = (name: string, version = 1) =>
    until(
      async () =>
        (await statusOf(name, version))?.grouped && (await statusOf(name, version))?.status === 'live'
          ? true
          : undefined,
      `${name} v${version} live`,
    );

  it('applies every event once to a read model that is built while the live ones are far behind', async () => {
    await count(20);
    const first = start([readModelProjection(counter('slow'))]);
    await live('slow');
    await first.stop();
    await count(200);
    // The live one takes its time with each chunk, so that the build finds the head far ahead of it.
    const slow = readModelProjection(counter('slow'));
    const slowly: Projection = {
      ...slow,
      async project(reads, events, outcome) {
        await reads.db.query('select pg_sleep(0.02)');
        return slow.project(reads, events, outcome);
      },
    };
    start([slowly, readModelProjection(counter('built'))], { chunk: 5 });
    await live('built');
    await count(30);
    await counted('read.slow_v1', 250);
    await counted('read.built_v1', 250);
  });

  it('takes in a read model that stands ahead of the live ones without applying anything twice', async () => {
    await count(30);
    const first = start([readModelProjection(counter('behind')), readModelProjection(counter('ahead'))]);
    await live('ahead');
    await first.stop();
    const model = counter('behind');
    await pool.query(`update platform.projection set position = 29 where name = 'ahead'`);
    await pool.query(`update platform.projection_group set position = 9, last_event = $1`, [store.events[9]!.id]);
    await pool.query(`update ${model.table} set count = 10`);
    start([readModelProjection(model), readModelProjection(counter('ahead'))]);
    await count(5);
    await counted('read.behind_v1', 35);
    expect(await rowsOf('read.ahead_v1')).toEqual([{ id: '1', count: 35 }]);
    expect((await statusOf('ahead'))!.grouped).toBe(true);
  });

  it.each([
    ['a full disk', '53100'],
    ['a statement time-out', '57014'],
    ['a deadlock', '40P01'],
    ['a broken disk', '58030'],
  ])('goes on after %s, and stops no read model', async (_what, code) => {
    let failures = 1;
    const model = readModelProjection(counter('steady'));
    const failing: Projection = {
      ...model,
      project: (...args) =>
        failures-- > 0 ? Promise.reject(Object.assign(new Error('the environment'), { code })) : model.project(...args),
    };
    await count(3);
    start([failing]);
    await counted('read.steady_v1', 3);
    // The rows are there a moment before it is marked as live.
    await live('steady');
    expect((await statusOf('steady'))!.error).toBe('');
  });

  it('tries a read model again that stopped at an event, and takes it in once its handler can', async () => {
    let broken = true;
    const model = counter('mended');
    const handle = model.on[Counted]!;
    const projection = readModelProjection({
      ...model,
      on: {
        [Counted]: (event) => {
          if (broken && event.revision === 2) throw new Error('cannot be applied');
          return handle(event);
        },
      },
    });
    await count(5);
    start([projection, readModelProjection(counter('healthy'))]);
    await counted('read.healthy_v1', 5);
    await until(async () => ((await statusOf('mended'))?.status === 'faulted' ? true : undefined), 'the fault');
    expect((await readFaults(pool)).map(({ name, error }) => `${name}: ${error}`)).toEqual([
      'mended: Counted at counter-1@2: cannot be applied',
    ]);
    expect(await rowsOf('read.mended_v1')).toEqual([{ id: '1', count: 2 }]);
    broken = false;
    await live('mended');
    await counted('read.mended_v1', 5);
    expect(await readFaults(pool)).toEqual([]);
  });

  it('stops a read model alone whose table cannot hold what its handler writes', async () => {
    const model = counter('narrow');
    const tooMuch = readModelProjection({
      ...model,
      on: {
        [Counted]: (event) => ({
          key: '1',
          apply: () => ({ id: '1', count: event.revision < 2 ? event.revision : 2 ** 40 }),
        }),
      },
    });
    await count(5);
    start([tooMuch, readModelProjection(counter('healthy'))]);
    await counted('read.healthy_v1', 5);
    await until(async () => ((await statusOf('narrow'))?.status === 'faulted' ? true : undefined), 'the fault');
    expect((await readFaults(pool)).map(({ name, error }) => `${name}: ${error}`)).toEqual([
      expect.stringMatching(/^narrow: Counted at counter-1@2: .*out of range/),
    ]);
    expect(await rowsOf('read.narrow_v1')).toEqual([{ id: '1', count: 1 }]);
  });

  it('goes on while its tables change places with rebuilt ones, and neither waits for the other for ever', async () => {
    const model = counter('swapped');
    const said: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void said.push(line) });
    start([readModelProjection(model), readModelProjection(counter('beside'))], { chunk: 1, log });
    await count(20);
    await live('swapped');
    const swaps = (async () => {
      for (let n = 0; n < 4; n++) await rebuild(pool, store, [model as unknown as ReadModel], 'swap');
      return true;
    })();
    let events = 20;
    for (let swapped = false; !swapped; events += 5) {
      await count(5);
      swapped = await Promise.race([swaps, delay(1, false)]);
    }
    await counted('read.swapped_v1', events);
    await counted('read.beside_v1', events);
    expect(said.filter((line) => line.includes('deadlock'))).toEqual([]);
  });

  it('begins again after a build beside failed, and the process goes on', async () => {
    await count(20);
    const first = start([readModelProjection(counter('old'))]);
    await live('old');
    await first.stop();
    let failures = 1;
    const model = readModelProjection(counter('new'));
    start([
      readModelProjection(counter('old')),
      {
        ...model,
        project: (...args) =>
          failures-- > 0 ? Promise.reject(Object.assign(new Error('gone'), { code: '57P01' })) : model.project(...args),
      },
    ]);
    await live('new');
    await counted('read.new_v1', 20);
  });

  it('follows an older version until a newer release has built its own beside, and then hands over the lead', async () => {
    await count(40);
    const old = start([readModelProjection(counter('shape', 1))]);
    await live('shape', 1);
    const newer = start([readModelProjection(counter('shape', 2, 100))], { chunk: 5 });
    await live('shape', 2);
    expect(newer.states).toContain('standing-by');
    await count(1);
    await counted('read.shape_v2', 4_100);
    // The older one was followed while the newer was built, and is kept for a day for whoever still reads it.
    expect(await rowsOf('read.shape_v1')).toEqual([{ id: '1', count: 40 }]);
    await until(
      async () => (old.states.filter((state) => state === 'standing-by').length ? true : undefined),
      'the older projector standing by',
    );
    expect(
      (
        await pool.query(
          `select superseded_at is not null as superseded from platform.projection where name = 'shape' and version = 1`,
        )
      ).rows,
    ).toEqual([{ superseded: true }]);
  });

  it('takes the lead from a projector that holds it and does nothing', async () => {
    const frozen = new pg.Client({ connectionString: database.url });
    frozen.on('error', () => undefined);
    await frozen.connect();
    await frozen.query('select pg_advisory_lock($1)', [0x6d77706a]);
    await pool.query(`update platform.projection_group set beat_at = now() - interval '1 minute'`);
    await count(2);
    start([readModelProjection(counter('freed'))]);
    await counted('read.freed_v1', 2);
    await frozen.end().catch(() => undefined);
  });

  it('projects nothing, and says why, when the store is not the one that was projected', async () => {
    await count(10);
    const first = start([readModelProjection(counter('restored'))]);
    await live('restored');
    await first.stop();
    const restored = createMemoryEventStore();
    await restored.add('counter-1', Counted, ...Array.from({ length: 12 }, () => ({ id: '1' })));
    const projector = start([readModelProjection(counter('restored'))], { from: restored });
    await until(async () => (projector.states.includes('other-history') ? true : undefined), 'the refusal');
    expect(await rowsOf('read.restored_v1')).toEqual([{ id: '1', count: 10 }]);
    expect(await readFaults(pool)).toMatchObject([
      {
        name: 'event-store-history',
        error: expect.stringMatching(/^The event store does not hold event .* at position 9/),
      },
    ]);
  });

  it('compares a read model with its rebuild while it is behind the head, and nobody waits', async () => {
    await count(30);
    const first = start([readModelProjection(counter('compared'))]);
    await live('compared');
    await first.stop();
    await count(500);
    expect(await rebuild(pool, store, [counter('compared') as unknown as ReadModel], 'compare')).toMatchObject([
      { same: true, events: 30 },
    ]);
  });
});
