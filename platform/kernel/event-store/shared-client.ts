// One client of the event store per process and address, closed when the last who uses it has closed it.
import { EventStoreDBClient } from '@eventstore/db-client';
import { hangUpOnSilence } from './silent-server.ts';

// Client 6.2.1 keeps the promises of all appends of a process in one place, whichever client made them. Disposing one
// client rejects what the others have in flight, and an answer that comes after that ends the process with a TypeError.
// It is mended only in the renamed client; so whoever appends shares one client, and the last one disposes it.

export interface SharedClient {
  readonly client: EventStoreDBClient;
  /** Ends the connection when nobody else uses it. A second call does nothing. */
  release(): Promise<void>;
}

interface Entry {
  readonly client: EventStoreDBClient;
  users: number;
}

const entries = new Map<string, Entry>();

export function shareClient(connectionString: string): SharedClient {
  const entry = entries.get(connectionString) ?? {
    client: EventStoreDBClient.connectionString(connectionString),
    users: 0,
  };
  hangUpOnSilence(connectionString);
  entries.set(connectionString, entry);
  entry.users += 1;
  let isReleased = false;
  return {
    client: entry.client,
    async release() {
      if (isReleased) return;
      isReleased = true;
      entry.users -= 1;
      if (entry.users > 0) return;
      entries.delete(connectionString);
      await entry.client.dispose();
    },
  };
}
