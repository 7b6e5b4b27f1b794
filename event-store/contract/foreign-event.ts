import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

/** An event of another application that shares the store. */
export async function appendForeignEvent(url: string, stream: string): Promise<void> {
  const client = EventStoreDBClient.connectionString(url);
  await client.appendToStream(stream, jsonEvent({ type: 'Foreign', data: {} }));
  await client.dispose();
}
