// A server is killed, or cannot know whether a commit happened: no event may be lost or doubled.
import { randomUUID } from 'node:crypto';
import type { AppendExpectedRevision, EventData, EventStoreDBClient } from '@eventstore/db-client';
import pg from 'pg';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import type { Append } from '../log/commands.ts';
import {
  collect,
  describeEmbedded,
  errorOf,
  eventually,
  manyTested,
  newStream,
  numbers,
  range,
  tested,
  until,
} from './harness.ts';
import { useServers } from './servers.ts';

const APPENDERS = 32;
/** Answers that each server gives before it is killed. */
const KILLS = [200, 600];

type Sent = {
  readonly stream: string;
  readonly event: EventData;
  readonly expectedRevision: AppendExpectedRevision;
  answer: { revision: bigint; position: bigint } | undefined;
};

/** Appends one event after the other to a stream of its own until the server is gone. */
async function appendUntilGone(client: EventStoreDBClient, sent: Sent[], onAnswer: () => void): Promise<void> {
  const stream = newStream('killed');
  for (let n = 0; ; n += 1) {
    const one: Sent = {
      stream,
      event: tested(n),
      expectedRevision: n === 0 ? 'no_stream' : BigInt(n - 1),
      answer: undefined,
    };
    sent.push(one);
    const [result] = await Promise.allSettled([
      client.appendToStream(stream, one.event, { expectedRevision: one.expectedRevision }),
    ]);
    if (result.status === 'rejected') return;
    one.answer = { revision: result.value.nextExpectedRevision, position: result.value.position!.commit };
    onAnswer();
  }
}

describeEmbedded('the embedded event store', () => {
  const { databaseUrl, start, startHere, openLog, connect, ask } = useServers();

  describe('a server that is killed', () => {
    it('under load, again and again: has every event that it acknowledged, no hole in the positions and no duplicate', async () => {
      // Not one of those for outgoing connections, which another program could be given between a kill and the next start.
      const port = await freePort();
      let server = await start(port);
      const sent: Sent[] = [];
      for (const answersBeforeKill of KILLS) {
        const client = connect(server);
        let answers = 0;
        const onAnswer = (): void => {
          answers += 1;
          if (answers === answersBeforeKill) void server.stop('SIGKILL');
        };
        await Promise.all(range(APPENDERS).map(() => appendUntilGone(client, sent, onAnswer)));
        server = await start(port);
      }

      const client = connect(server);
      const found = new Map((await collect(client.readAll())).map(({ event }) => [event!.id, event!]));
      for (const { stream, event, answer } of sent) {
        if (answer === undefined) continue;
        expect(found.get(event.id!)).toMatchObject({
          streamId: stream,
          revision: answer.revision,
          position: { commit: answer.position },
        });
      }
      // An append of unknown outcome is sent again with the same ids, which says what happened.
      const inDoubt = sent.filter(({ answer }) => answer === undefined);
      expect(inDoubt).toHaveLength(KILLS.length * APPENDERS);
      await Promise.all(
        inDoubt.map(({ stream, event, expectedRevision }) =>
          client.appendToStream(stream, event, { expectedRevision }),
        ),
      );

      const all = await collect(client.readAll());
      expect(all.map(({ event }) => event!.position!.commit)).toEqual(range(all.length, 1).map(BigInt));
      expect(new Set(all.map(({ event }) => event!.id)).size).toBe(all.length);
      expect(all).toHaveLength(sent.length);
    });

    it('repeats an append that expects nothing without writing it twice, and serves subscriptions from where they were left', async () => {
      const server = await start();
      const before = connect(server);
      const [stream, events] = [newStream(), manyTested(3)];
      const first = await before.appendToStream(stream, events);
      await before.appendToStream(stream, manyTested(3, 3));
      await server.stop('SIGKILL');

      const client = connect(await start());
      expect(await client.appendToStream(stream, events)).toEqual(first);
      expect(await numbers(client.readStream(stream))).toEqual(range(6));
      const ofAll = await until(client.subscribeToAll({ fromPosition: first.position! }), (_, count) => count === 3);
      expect(ofAll.map(({ event }) => event!.revision)).toEqual([3n, 4n, 5n]);
      const ofStream = await until(client.subscribeToStream(stream, { fromRevision: 1n }), (_, count) => count === 4);
      expect(ofStream.map(({ event }) => event!.revision)).toEqual([2n, 3n, 4n, 5n]);
    });
  });

  describe('a commit', () => {
    it('that fails is said to be unavailable, and the same append is written once when it is sent again', async () => {
      const client = connect(await startHere({ databaseUrl: databaseUrl() }));
      const stream = newStream();
      await client.appendToStream(stream, tested(0), { expectedRevision: 'no_stream' });

      const blocker = new pg.Client({ connectionString: databaseUrl() });
      await blocker.connect();
      await blocker.query('begin; lock table event_store.events in exclusive mode');
      const event = tested(1);
      const refused = errorOf(client.appendToStream(stream, event, { expectedRevision: 0n }));
      const waiting = `from pg_stat_activity where application_name = 'event-store writer' and datname = current_database() and wait_event_type = 'Lock'`;
      await eventually(async () => (await ask(`select 1 ${waiting}`)).length === 1);
      await ask(`select pg_cancel_backend(pid) ${waiting}`);
      expect(await refused).toMatchObject({ type: 'unavailable' });
      await blocker.query('rollback');
      await blocker.end();

      const result = await client.appendToStream(stream, event, { expectedRevision: 0n });
      expect(result).toMatchObject({ nextExpectedRevision: 1n, position: { commit: 2n } });
      expect(await numbers(client.readStream(stream))).toEqual([0, 1]);
    });

    it('that happens, but whose answer is lost, is found when the same append is sent again', async () => {
      const log = await openLog();
      const events = [
        {
          id: randomUUID(),
          type: 'T',
          contentType: 'application/json',
          data: Buffer.from('{}'),
          metadata: Buffer.alloc(0),
        },
      ];
      const append = (after: number): Append => {
        const expected = after < 0 ? ({ kind: 'no-stream' } as const) : ({ kind: 'exact', revision: after } as const);
        return { kind: 'append', stream: 'one', expected, deadline: Infinity, events, bytes: 2 };
      };
      expect(await log.submit(append(-1))).toMatchObject({ kind: 'written', position: 1 });

      // The statement runs, and then its answer is thrown away.
      const { client } = log as unknown as { client: { query(query: unknown): Promise<unknown> } };
      const query = client.query.bind(client);
      client.query = async (statement) => {
        client.query = query;
        await query(statement);
        throw new Error('The answer was lost.');
      };
      expect(await log.submit(append(0))).toMatchObject({ kind: 'unavailable' });

      expect(log.head.position).toBe(2);
      expect(await log.submit(append(0))).toEqual({ kind: 'written', revision: 1, position: 2 });
      expect(await log.submit(append(1))).toEqual({ kind: 'written', revision: 2, position: 3 });
      const stored = await log.reader.all('forwards', 1, 10);
      expect(stored.map(({ stream, revision }) => `${stream}@${revision}`)).toEqual(['one@0', 'one@1', 'one@2']);
      await log.close();
    });
  });
});
