import { EventStoreDBClient } from '@eventstore/db-client';
import { CLUSTER_URL, describeEmbedded, newStream, numbers, tested, useStore } from './harness.ts';

const store = useStore();

describe('a client that asks first', () => {
  it('learns that appends can be sent in batches', async () => {
    // Reached through the client's own question, which it asks before its first append.
    const capabilities = (await (store().client as unknown as { capabilities: Promise<{ serverVersion: string; supports(method: { path: string }): boolean }> }).capabilities);
    expect(capabilities.serverVersion).toMatch(/^\d+\.\d+\.\d+/);
    expect(capabilities.supports({ path: '/event_store.client.streams.Streams/BatchAppend' })).toBe(true);
    expect(capabilities.supports({ path: '/event_store.client.streams.Streams/Read' })).toBe(true);
  });

  it('is told of no feature that is not served', async () => {
    if (CLUSTER_URL !== undefined) return;
    const capabilities = (await (store().client as unknown as { capabilities: Promise<{ supports(method: { path: string }): boolean }> }).capabilities);
    expect(capabilities.supports({ path: '/event_store.client.persistent_subscriptions.PersistentSubscriptions/Create' })).toBe(false);
    await expect(store().client.listProjections()).rejects.toMatchObject({ code: 12 });
  });
});

describeEmbedded('a client that discovers a cluster', () => {
  it('finds the one server, which leads', async () => {
    const url = store().url.replace('esdb://', 'esdb+discover://');
    const client = EventStoreDBClient.connectionString(`${url}&nodePreference=leader`);
    const stream = newStream();
    await client.appendToStream(stream, tested(1));
    expect(await numbers(client.readStream(stream))).toEqual([1]);
    await client.dispose();
  });

  it('may bring credentials, which nobody asks for', async () => {
    const client = EventStoreDBClient.connectionString(store().url.replace('esdb://', 'esdb://admin:changeit@'));
    const stream = newStream();
    await client.appendToStream(stream, tested(1));
    expect(await numbers(client.readStream(stream))).toEqual([1]);
    await client.dispose();
  });
});
