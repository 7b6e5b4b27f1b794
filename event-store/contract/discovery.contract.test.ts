import { Client, credentials } from '@grpc/grpc-js';
import { EventStoreDBClient } from '@eventstore/db-client';
import { describeEmbedded, newStream, numbers, tested, useStore } from './harness.ts';

const store = useStore();

type Capabilities = { readonly serverVersion: string; supports(method: { path: string }): boolean };

/** The client asks for these before its first append, and offers no way to see them. */
function capabilities(): Promise<Capabilities> {
  return (store().client as unknown as { capabilities: Promise<Capabilities> }).capabilities;
}

describe('a client that asks first', () => {
  it('learns that appends can be sent in batches', async () => {
    const { serverVersion, supports } = await capabilities();
    expect(serverVersion).toMatch(/^\d+\.\d+\.\d+/);
    expect(supports({ path: '/event_store.client.streams.Streams/BatchAppend' })).toBe(true);
    expect(supports({ path: '/event_store.client.streams.Streams/Read' })).toBe(true);
  });
});

describeEmbedded('a client of the embedded store', () => {
  async function works(url: string): Promise<void> {
    const client = EventStoreDBClient.connectionString(url);
    const stream = newStream();
    await client.appendToStream(stream, tested(1));
    expect(await numbers(client.readStream(stream))).toEqual([1]);
    await client.dispose();
  }

  it('finds the one server, which leads, when it discovers a cluster', async () => {
    await works(`${store().url.replace('esdb://', 'esdb+discover://')}&nodePreference=leader`);
  });

  it('may bring credentials, which the client does not send without TLS', async () => {
    await works(store().url.replace('esdb://', 'esdb://admin:changeit@'));
  });

  it('that falls back to HTTP/1.1 is told in one sentence that there is none', async () => {
    const answer = await fetch(`http://127.0.0.1:${store().server!.port}/streams/x`);
    expect(answer.status).toBe(505);
    expect(await answer.text()).toBe(
      'This port speaks gRPC over HTTP/2 (the protocol of EventStoreDB); there is no HTTP/1.1 API here.\n',
    );
    await expect(store().client.restartSubsystem()).rejects.toMatchObject({ type: expect.any(String) });
  });

  it('is told of no feature that is not served', async () => {
    const { supports } = await capabilities();
    expect(supports({ path: '/event_store.client.persistent_subscriptions.PersistentSubscriptions/Create' })).toBe(
      false,
    );
    await expect(store().client.listProjections()).rejects.toMatchObject({ code: 12 });
  });

  it('can ask for its health', async () => {
    const client = new Client(`127.0.0.1:${store().server!.port}`, credentials.createInsecure());
    const raw = (bytes: Buffer): Buffer => bytes;
    const answer = await new Promise<Buffer | undefined>((resolve, reject) => {
      client.makeUnaryRequest('/grpc.health.v1.Health/Check', raw, raw, Buffer.alloc(0), (error, bytes) =>
        error === null ? resolve(bytes) : reject(error),
      );
    });
    client.close();
    // HealthCheckResponse: field 1, status SERVING.
    expect(answer).toEqual(Buffer.from([0x08, 0x01]));
  });
});
