// Every contract test needs a store and short calls to it.
import { randomUUID } from 'node:crypto';
import {
  EventStoreDBClient,
  jsonEvent,
  type EventData,
  type JSONEventType,
  type ResolvedEvent,
  type StreamSubscription,
  type AllStreamSubscription,
} from '@eventstore/db-client';
import { startPostgres } from './postgres.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** A real cluster to run the contract against, instead of the embedded server. */
export const CLUSTER_URL = process.env['EVENTSTORE_URL'];

/** For what only the embedded server promises: skipped when the contract runs against a cluster. */
export const describeEmbedded = CLUSTER_URL === undefined ? describe : describe.skip;

export type Store = {
  readonly url: string;
  readonly client: EventStoreDBClient;
  /** Embedded only. */
  readonly databaseUrl: string;
  readonly server: ServerProcess | undefined;
};

/** Starts a store before the tests of a file and stops it after them. */
export function useStore(): () => Store {
  let store: Store | undefined;
  let stop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    if (CLUSTER_URL !== undefined) {
      const client = EventStoreDBClient.connectionString(CLUSTER_URL);
      store = { url: CLUSTER_URL, client, databaseUrl: '', server: undefined };
      stop = () => client.dispose();
      return;
    }
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    const server = await startServerProcess(databaseUrl);
    const client = EventStoreDBClient.connectionString(server.url);
    store = { url: server.url, client, databaseUrl, server };
    stop = async () => {
      await client.dispose();
      await server.stop();
      await postgres.stop();
    };
  });

  afterAll(() => stop());

  return () => {
    if (store === undefined) throw new Error('The store has not started.');
    return store;
  };
}

/** A stream that nobody else uses. */
export function newStream(category = 'contract'): string {
  return `${category}-${randomUUID()}`;
}

export type Tested = JSONEventType<'Tested', { n: number }>;

/** An event that says which one it is. */
export function tested(n: number, id: string = randomUUID()): EventData {
  return jsonEvent<Tested>({ id, type: 'Tested', data: { n } });
}

export function manyTested(count: number, from = 0): EventData[] {
  return Array.from({ length: count }, (_, index) => tested(from + index));
}

/** The numbers of `tested` events, in the order in which they were read. */
export async function numbers(reading: AsyncIterable<ResolvedEvent>): Promise<number[]> {
  const events = await collect(reading);
  return events.map(({ event }) => (event!.data as { n: number }).n);
}

export async function collect<T>(reading: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of reading) all.push(one);
  return all;
}

/** Reads a subscription until `isLast` says so, and ends it. */
export async function until<T extends ResolvedEvent>(
  subscription: AsyncIterable<T> & Pick<StreamSubscription | AllStreamSubscription, 'unsubscribe'>,
  isLast: (event: T, count: number) => boolean,
): Promise<T[]> {
  const all: T[] = [];
  try {
    for await (const event of subscription) {
      all.push(event);
      if (isLast(event, all.length)) break;
    }
  } finally {
    await subscription.unsubscribe();
  }
  return all;
}

/** The error that something rejects with. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It was expected to fail, and did not.');
}

/** Repeats `look` until it returns something true; rejects when that takes longer than `timeoutMs`. */
export async function eventually<T>(look: () => Promise<T>, timeoutMs = 120_000): Promise<T> {
  const giveUpAt = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > giveUpAt) throw new Error(`It did not happen within ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function range(count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}
