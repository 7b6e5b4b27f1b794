// Tests that kill or starve servers start any number of them, each test with a database of its own.
import { EventStoreDBClient } from '@eventstore/db-client';
import pg from 'pg';
import { EventLog } from '../log/event-log.ts';
import type { EventStoreOptions } from '../options.ts';
import { startEventStore, type EventStore } from '../server.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startServerProcess, TOKEN, urlOf, type ServerProcess } from './server-process.ts';

export type Servers = {
  /** The current test's database. */
  databaseUrl(): string;
  anotherDatabase(): Promise<string>;
  /** Starts a server as a process of its own. Port 0 chooses a free one. */
  start(port?: number, settings?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** Starts a server in this process: quicker, for what does not need a process. */
  startHere(options: EventStoreOptions): Promise<{ port: number; url: string }>;
  /** Opens the log without a server before it. */
  openLog(): Promise<EventLog>;
  connect(server: { url: string }): EventStoreDBClient;
  /** Says something to the database itself; returns the rows of the statement. */
  ask(statement: string): Promise<pg.QueryResultRow[]>;
};

export function useServers(): Servers {
  let postgres: TestPostgres;
  let databaseUrl = '';
  const processes: ServerProcess[] = [];
  const stores: EventStore[] = [];
  const clients: EventStoreDBClient[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    databaseUrl = await postgres.createDatabase();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
    for (const store of stores.splice(0)) await store.close();
    for (const server of processes.splice(0)) await server.stop('SIGKILL');
  });
  afterAll(() => postgres.stop());

  return {
    databaseUrl: () => databaseUrl,
    anotherDatabase: () => postgres.createDatabase(),
    async start(port = 0, settings = {}) {
      const server = await startServerProcess(databaseUrl, port, settings);
      processes.push(server);
      return server;
    },
    async startHere(options) {
      const store = await startEventStore({ port: 0, token: TOKEN, ...options });
      stores.push(store);
      return { port: store.port, url: urlOf(store.port) };
    },
    openLog() {
      const ignore = (): void => undefined;
      return EventLog.open({ databaseUrl, lockWaitMs: 0, onReadError: ignore, onRecovered: ignore, onLost: ignore });
    },
    connect({ url }) {
      const client = EventStoreDBClient.connectionString(url);
      clients.push(client);
      return client;
    },
    async ask(statement) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        return (await client.query<pg.QueryResultRow>(statement)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
