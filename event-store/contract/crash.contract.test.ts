// What happens to a server: it is killed, it loses its database, it is stopped, it is started twice.
import { EventStoreDBClient, type AppendExpectedRevision, type EventData } from '@eventstore/db-client';
import pg from 'pg';
import type { EventStoreOptions } from '../options.ts';
import { startEventStore, type EventStore } from '../server.ts';
import { collect, describeEmbedded, errorOf, eventually, manyTested, newStream, numbers, range, START_TIMEOUT, tested, until } from './harness.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { spawnServer, startServerProcess, type ServerProcess } from './server-process.ts';

const TIMEOUT = 45_000;
/** How many answers each killed server gives before it is killed. */
const KILLS = [200, 600];

describeEmbedded('the embedded event store', () => {
  let postgres: TestPostgres;
  let databaseUrl: string;
  const servers: ServerProcess[] = [];
  const stores: EventStore[] = [];
  const clients: EventStoreDBClient[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
  }, START_TIMEOUT);
  beforeEach(async () => {
    databaseUrl = await postgres.createDatabase();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
    for (const store of stores.splice(0)) await store.close();
    for (const server of servers.splice(0)) await server.stop('SIGKILL');
  });
  afterAll(() => postgres.stop(), START_TIMEOUT);

  async function start(port = 0): Promise<ServerProcess> {
    const server = await startServerProcess(databaseUrl, port);
    servers.push(server);
    return server;
  }

  /** A server in this process: quicker to start, for what does not need a process. */
  async function inProcess(options: EventStoreOptions): Promise<{ port: number; url: string }> {
    const store = await startEventStore({ port: 0, ...options });
    stores.push(store);
    return { port: store.port, url: `esdb://127.0.0.1:${store.port}?tls=false` };
  }

  function connect({ url }: { url: string }): EventStoreDBClient {
    const client = EventStoreDBClient.connectionString(url);
    clients.push(client);
    return client;
  }

  async function asAdministrator<T extends pg.QueryResultRow>(...statements: string[]): Promise<T[]> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      let rows: T[] = [];
      for (const statement of statements) rows = (await client.query<T>(statement)).rows;
      return rows;
    } finally {
      await client.end();
    }
  }

  describe('killed with 32 appenders at work', () => {
    type Sent = { stream: string; event: EventData; expectedRevision: AppendExpectedRevision; answer: { revision: bigint; position: bigint } | undefined };

    /** Appends one event after the other to a stream of its own until the server is gone. */
    async function appendUntilGone(client: EventStoreDBClient, sent: Sent[], onAnswer: () => void): Promise<void> {
      const stream = newStream('killed');
      for (let n = 0; ; n += 1) {
        const one: Sent = { stream, event: tested(n), expectedRevision: n === 0 ? 'no_stream' : BigInt(n - 1), answer: undefined };
        sent.push(one);
        const [result] = await Promise.allSettled([client.appendToStream(stream, one.event, { expectedRevision: one.expectedRevision })]);
        if (result.status === 'rejected') return;
        one.answer = { revision: result.value.nextExpectedRevision, position: result.value.position!.commit };
        onAnswer();
      }
    }

    it(
      'has every event that it acknowledged, no hole in the positions and no duplicate, again and again',
      async () => {
        let server = await start();
        const { port } = server;
        const sent: Sent[] = [];
        for (const answersBeforeKill of KILLS) {
          const client = connect(server);
          let answers = 0;
          const onAnswer = (): void => {
            answers += 1;
            if (answers === answersBeforeKill) void server.stop('SIGKILL');
          };
          await Promise.all(range(32).map(() => appendUntilGone(client, sent, onAnswer)));
          server = await start(port);
        }

        const client = connect(server);
        const found = new Map((await collect(client.readAll())).map(({ event }) => [event!.id, event!]));
        for (const { stream, event, answer } of sent) {
          if (answer === undefined) continue;
          expect(found.get(event.id!)).toMatchObject({ streamId: stream, revision: answer.revision, position: { commit: answer.position } });
        }
        // What nobody knows the outcome of is settled by sending it again with the same ids.
        const inDoubt = sent.filter(({ answer }) => answer === undefined);
        expect(inDoubt).toHaveLength(KILLS.length * 32);
        await Promise.all(inDoubt.map(({ stream, event, expectedRevision }) => client.appendToStream(stream, event, { expectedRevision })));

        const all = await collect(client.readAll());
        expect(all.map(({ event }) => event!.position!.commit)).toEqual(range(all.length, 1).map(BigInt));
        expect(new Set(all.map(({ event }) => event!.id)).size).toBe(all.length);
        expect(all).toHaveLength(sent.length);
      },
      TIMEOUT,
    );

    it(
      'repeats an append that expects nothing without writing it twice',
      async () => {
        const server = await start();
        const [stream, events] = [newStream(), manyTested(3)];
        const first = await connect(server).appendToStream(stream, events);
        await server.stop('SIGKILL');
        const client = connect(await start());
        expect(await client.appendToStream(stream, events)).toEqual(first);
        expect(await numbers(client.readStream(stream))).toEqual([0, 1, 2]);
      },
      TIMEOUT,
    );
  });

  describe('when a commit fails', () => {
    it(
      'says that it is unavailable, and writes the same append once when it is sent again',
      async () => {
        const client = connect(await inProcess({ databaseUrl }));
        const stream = newStream();
        await client.appendToStream(stream, tested(0), { expectedRevision: 'no_stream' });

        const blocker = new pg.Client({ connectionString: databaseUrl });
        await blocker.connect();
        await blocker.query('begin; lock table event_store.events in exclusive mode');
        const event = tested(1);
        const refused = errorOf(client.appendToStream(stream, event, { expectedRevision: 0n }));
        const isWaiting = `from pg_stat_activity where application_name = 'event-store writer' and datname = current_database() and wait_event_type = 'Lock'`;
        await eventually(async () => (await asAdministrator(`select 1 ${isWaiting}`)).length === 1);
        await asAdministrator(`select pg_cancel_backend(pid) ${isWaiting}`);
        expect(await refused).toMatchObject({ type: 'unavailable' });
        await blocker.query('rollback');
        await blocker.end();

        const result = await client.appendToStream(stream, event, { expectedRevision: 0n });
        expect(result).toMatchObject({ nextExpectedRevision: 1n, position: { commit: 2n } });
        expect(await numbers(client.readStream(stream))).toEqual([0, 1]);
      },
      TIMEOUT,
    );
  });

  describe('when it loses the connection that holds its lock', () => {
    it(
      'ends, with one clear line in the log, and another can take over',
      async () => {
        const { child, output } = spawnServer(databaseUrl, 0);
        const { port } = await new Promise<{ port: number }>((resolve) => child.once('message', (message) => resolve(message as { port: number })));
        const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
        const client = connect({ url: `esdb://127.0.0.1:${port}?tls=false` });
        const stream = newStream();
        await client.appendToStream(stream, tested(0));
        await asAdministrator(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'event-store writer' and datname = current_database()`);
        expect(await exited).toBe(1);
        const fatal = output().split('\n').filter((line) => line.includes('"level":60'));
        expect(fatal).toHaveLength(1);
        expect(fatal[0]).toContain('has lost its database connection');

        const next = connect(await start());
        await next.appendToStream(stream, tested(1), { expectedRevision: 0n });
        expect(await numbers(next.readStream(stream))).toEqual([0, 1]);
      },
      TIMEOUT,
    );
  });

  describe('asked to stop', () => {
    it(
      'answers what it was sent, ends subscriptions with an error, exits with 0 and frees the database',
      async () => {
        const server = await start();
        const client = connect(server);
        const stream = newStream();
        await client.appendToStream(stream, tested(0));
        const subscription = client.subscribeToStream(stream);
        const ended = errorOf(until(subscription, () => false));
        await new Promise<void>((resolve) => subscription.once('caughtUp', () => resolve()));

        const answered: number[] = [];
        const appends = range(200, 1).map((n) => client.appendToStream(stream, tested(n)).then(() => answered.push(n)));
        await Promise.race(appends);
        const code = server.stop();
        await Promise.allSettled(appends);
        expect(await ended).toMatchObject({ type: 'unavailable' });
        expect(await code).toBe(0);

        const again = connect(await start());
        const found = new Set(await numbers(again.readStream(stream)));
        expect(answered.every((n) => found.has(n))).toBe(true);
        expect(answered.length).toBeGreaterThan(0);
      },
      TIMEOUT,
    );
  });

  describe('started by another process', () => {
    it(
      'ends with it',
      async () => {
        const { child } = spawnServer(databaseUrl, 0);
        const exited = new Promise((resolve) => child.once('exit', resolve));
        await new Promise((resolve) => child.once('message', resolve));
        child.disconnect();
        expect(await exited).toBe(0);
      },
      TIMEOUT,
    );
  });

  describe('refuses to start', () => {
    it(
      'beside another one on the same database',
      async () => {
        await inProcess({ databaseUrl });
        await expect(startEventStore({ databaseUrl, port: 0, lockWaitMs: 100 })).rejects.toThrow(
          'Another event store already writes to this database; only one may.',
        );
      },
      TIMEOUT,
    );

    it.each(['0.0.0.0', '192.168.1.10', '::', 'example.com'])('on %s, which is not loopback', async (host) => {
      await expect(startEventStore({ databaseUrl, port: 0, host })).rejects.toThrow(`The event store listens on loopback only, not on "${host}".`);
    });

    it('with a setting that makes no sense', async () => {
      await expect(startEventStore({ databaseUrl, port: -1 })).rejects.toThrow('Option port:');
    });

    it('without a database', async () => {
      await expect(startEventStore({ databaseUrl: '', port: 0 })).rejects.toThrow('Option databaseUrl:');
    });

    it(
      'on a database that does not answer: one sentence, exit code 1',
      async () => {
        const { child, output } = spawnServer('postgres://nobody:x@127.0.0.1:1/none', 0);
        expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
        expect(output()).toBe('The event store cannot use its database: connect ECONNREFUSED 127.0.0.1:1.\n');
      },
      TIMEOUT,
    );

    it(
      'on a port that is taken: one sentence, exit code 1, and the database is free again',
      async () => {
        const { port } = await inProcess({ databaseUrl });
        const other = await postgres.createDatabase();
        const { child, output } = spawnServer(other, port);
        expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
        expect(output()).toBe(`The event store cannot listen on 127.0.0.1:${port}: the port is taken.\n`);
        await inProcess({ databaseUrl: other, lockWaitMs: 2_000 });
      },
      TIMEOUT,
    );
  });
});
