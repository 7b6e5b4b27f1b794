// The embedded store answers only callers that bring its token.
import { AccessDeniedError, EventStoreDBClient, START } from '@eventstore/db-client';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { collect, describeEmbedded, errorOf, newStream, numbers, tested, until, useStore } from './harness.ts';
import { TOKEN, urlOf } from './server-process.ts';
import { useServers } from './servers.ts';

describeEmbedded('a store that has a token', () => {
  const store = useStore();
  const { databaseUrl, startHere, connect } = useServers();
  const port = (): number => store().server!.port;

  it.each([
    ['no token', () => `esdb://127.0.0.1:${port()}?tls=false`],
    ['another token', () => urlOf(port(), TOKEN.replace(/^./, 'x'))],
    ['a part of the token', () => urlOf(port(), TOKEN.slice(1))],
  ])('denies everything to a client with %s', async (_, url) => {
    const stream = newStream();
    await store().client.appendToStream(stream, tested(0));
    const client = EventStoreDBClient.connectionString(url());
    const attempts: (() => Promise<unknown>)[] = [
      () => collect(client.readStream(stream)),
      () => collect(client.readAll()),
      () => until(client.subscribeToStream(stream), () => true),
      () => until(client.subscribeToAll({ fromPosition: START }), () => true),
      () => client.appendToStream(stream, tested(1)),
      () => client.appendToStream(stream, tested(1), { credentials: { username: 'admin', password: 'changeit' } }),
      () => client.setStreamMetadata(stream, { maxCount: 1 }),
      () => client.getStreamMetadata(stream),
      () => client.deleteStream(stream),
      () => client.tombstoneStream(stream),
    ];
    for (const attempt of attempts) expect(await errorOf(attempt())).toBeInstanceOf(AccessDeniedError);
    await client.dispose();
    expect(await numbers(store().client.readStream(stream))).toEqual([0]);
  });

  it.each([
    ['its token as the password', `millwright:${TOKEN}`, 12],
    ['a wrong password', 'millwright:changeit', 16],
    ['a user name that is the token, and no password', TOKEN, 16],
  ])('answers Basic credentials with %s', async (_, pair, code) => {
    const client = new Client(`127.0.0.1:${port()}`, credentials.createInsecure());
    const metadata = new Metadata();
    metadata.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
    const raw = (bytes: Buffer): Buffer => bytes;
    // Whoever is let in hears that there is no such method.
    const answer = new Promise((_resolve, reject) =>
      client.makeUnaryRequest('/event_store.client.users.Users/Details', raw, raw, Buffer.alloc(0), metadata, reject),
    );
    expect(await errorOf(answer)).toMatchObject({ code });
    client.close();
  });

  it('that has none serves everybody', async () => {
    const { port: open } = await startHere({ databaseUrl: databaseUrl(), token: undefined });
    const client = connect({ url: `esdb://127.0.0.1:${open}?tls=false` });
    const stream = newStream();
    await client.appendToStream(stream, tested(0));
    expect(await numbers(client.readStream(stream))).toEqual([0]);
  });
});
