import { EventEmitter } from 'node:events';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailable, type StoredEvent } from './event-store.ts';
import { chunkedSubscription } from './subscription.ts';

/** Sends events with these positions as soon as it is listened to. */
function clientSending(positions: readonly bigint[]): EventStoreDBClient {
  const subscription = Object.assign(new EventEmitter(), {
    pause: () => undefined,
    resume: () => undefined,
    isPaused: () => false,
    unsubscribe: () => Promise.resolve(),
  });
  setImmediate(() => {
    for (const position of positions) subscription.emit('data', { position });
    subscription.emit('end');
  });
  return { subscribeToAll: () => subscription } as unknown as EventStoreDBClient;
}

async function received(positions: readonly bigint[], after?: bigint): Promise<bigint[]> {
  const got: bigint[] = [];
  const read = (event: unknown) => [event as StoredEvent];
  const options = { size: 10, signal: new AbortController().signal, onState: undefined };
  try {
    for await (const chunk of chunkedSubscription(clientSending(positions), after, read, options))
      got.push(...chunk.map(({ position }) => position));
  } catch (error) {
    expect(error).toBeInstanceOf(StoreUnavailable);
    got.push(-1n);
  }
  return got;
}

describe('a subscription to all events', () => {
  it('gives them in their order', async () => expect(await received([3n, 4n, 9n])).toEqual([3n, 4n, 9n]));
  it('ends where one comes after a later one, or from before its beginning', async () => {
    expect(await received([3n, 9n, 4n, 10n])).toEqual([3n, 9n, -1n]);
    expect(await received([3n], 5n)).toEqual([-1n]);
  });
});
