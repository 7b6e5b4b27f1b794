// One server at a time, on loopback, and out of the way when it is told to go.
import { once } from 'node:events';
import { binaryEvent, type EventData } from '@eventstore/db-client';
import { startEventStore } from '../server.ts';
import { describeEmbedded, errorOf, eventually, newStream, numbers, range, tested, until } from './harness.ts';
import { spawnServer, urlOf } from './server-process.ts';
import { useServers } from './servers.ts';

const WRITER = `application_name = 'event-store writer' and datname = current_database()`;

describeEmbedded('a server', () => {
  const { databaseUrl, anotherDatabase, start, startHere, openLog, connect, ask } = useServers();

  it('asked to stop, answers what it was sent, ends subscriptions with an error, exits with 0 and frees the database', async () => {
    const server = await start();
    const client = connect(server);
    const stream = newStream();
    await client.appendToStream(stream, tested(0));
    const subscription = client.subscribeToStream(stream);
    const ended = errorOf(until(subscription, () => false));
    await once(subscription, 'caughtUp');

    const answered: number[] = [];
    const appends = range(200, 1).map((n) => client.appendToStream(stream, tested(n)).then(() => answered.push(n)));
    await Promise.race(appends);
    const code = server.stop();
    await Promise.allSettled(appends);
    expect(await ended).toMatchObject({
      type: 'unavailable',
      message: expect.stringContaining('The event store is stopping.'),
    });
    expect(await code).toBe(0);

    const again = connect(await startHere({ databaseUrl: databaseUrl(), lockWaitMs: 0 }));
    const found = await numbers(again.readStream(stream));
    expect(answered.length).toBeGreaterThan(0);
    // Nothing is in doubt: what is there was answered, and what was answered is there.
    expect(found).toEqual([0, ...answered]);
  });

  it('that loses the connection with its lock ends, with one clear line in its log, and another can take over', async () => {
    const { child, output } = spawnServer(databaseUrl(), 0);
    const exited = once(child, 'exit');
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const client = connect({ url: urlOf(port) });
    const stream = newStream();
    await client.appendToStream(stream, tested(0));
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${WRITER}`);
    expect(await exited).toEqual([1, null]);
    const fatal = output()
      .split('\n')
      .filter((line) => line.includes('"level":60'));
    expect(fatal).toEqual([expect.stringContaining('has lost its database connection')]);

    const next = connect(await startHere({ databaseUrl: databaseUrl() }));
    await next.appendToStream(stream, tested(1), { expectedRevision: 0n });
    expect(await numbers(next.readStream(stream))).toEqual([0, 1]);
  });

  it('takes appends as large as it is told to, and no larger', async () => {
    const server = await start(0, { EVENTSTORE_MAX_APPEND_SIZE: '2000' });
    const client = connect(server);
    const bytes = (length: number): EventData => binaryEvent({ type: 'Bytes', data: new Uint8Array(length) });
    await client.appendToStream(newStream(), bytes(2_000));
    expect(await errorOf(client.appendToStream(newStream(), bytes(2_001)))).toMatchObject({ maxAppendSize: 2_000 });
  });

  it('ends with the process that started it', async () => {
    const { child } = spawnServer(databaseUrl(), 0);
    const exited = once(child, 'exit');
    await once(child, 'message');
    child.disconnect();
    expect(await exited).toEqual([0, null]);
  });

  it('waits a moment for one that is just going, and takes over', async () => {
    const going = await openLog();
    const starting = startHere({ databaseUrl: databaseUrl(), lockWaitMs: 20_000 });
    await eventually(
      async () =>
        (await ask(`select 1 from pg_stat_activity where ${WRITER} and query like '%pg_try_advisory_lock%'`)).length >
        0,
    );
    await going.close();
    await starting;
  });

  describe('refuses to start', () => {
    it('beside another one on the same database', async () => {
      await startHere({ databaseUrl: databaseUrl() });
      await expect(startEventStore({ databaseUrl: databaseUrl(), port: 0, lockWaitMs: 100 })).rejects.toThrow(
        'Another event store already writes to this database; only one may.',
      );
    });

    it.each(['0.0.0.0', '192.168.1.10', '::', 'example.com'])('on %s, which is not loopback', async (host) => {
      await expect(startEventStore({ databaseUrl: databaseUrl(), port: 0, host })).rejects.toThrow(
        `The event store listens on loopback only, not on "${host}".`,
      );
    });

    it.each([
      ['EVENTSTORE_PORT', 'http', 'Option port:'],
      ['EVENTSTORE_TOKEN', 'short', 'Option token:'],
      ['EVENTSTORE_MAX_APPEND_SIZE', '20000000', 'Option maxAppendSize:'],
    ])('with %s set to "%s": one sentence, exit code 1', async (name, value, sentence) => {
      const { child, output } = spawnServer(databaseUrl(), 0, { [name]: value });
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(output()).toMatch(new RegExp(`^${sentence} .+\\.\n$`));
    });

    it('on a database that does not answer: one sentence, exit code 1', async () => {
      const { child, output } = spawnServer('postgres://nobody:x@127.0.0.1:1/none', 0);
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(output()).toBe('The event store cannot use its database: connect ECONNREFUSED 127.0.0.1:1.\n');
    });

    it('on a port that is taken: one sentence, exit code 1, and the database is free again', async () => {
      const { port } = await startHere({ databaseUrl: databaseUrl() });
      const other = await anotherDatabase();
      const { child, output } = spawnServer(other, port);
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(output()).toBe(`The event store cannot listen on 127.0.0.1:${port}: the port is taken.\n`);
      await expect(startEventStore({ databaseUrl: other, port, lockWaitMs: 2_000 })).rejects.toThrow(
        'the port is taken',
      );
      await startHere({ databaseUrl: other, lockWaitMs: 0 });
    });
  });
});
