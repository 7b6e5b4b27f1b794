// LISTEN on a connection of its own that comes back by itself.
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../runtime/log.ts';

export interface ListenerOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  /** Whose connection it is, as the database names it to whoever looks for what still runs. */
  readonly role: string;
  readonly log: Log;
  /** Called each time it listens anew: what was notified in between is lost. */
  readonly onListening: (client: pg.Client) => Promise<void>;
  readonly onNotification: (payload: string) => void;
  /** How often the connection is asked whether it still is one, and how long an answer may take; tests set it. */
  readonly heartbeatMs?: number;
}

const RETRY_MS = 500;
const CONNECT_MS = 5_000;
const HEARTBEAT_MS = 5_000;

/** Resolves once it listens for the first time. @throws when the database cannot be reached then */
export async function listenTo({
  databaseUrl,
  channel,
  role,
  log,
  onListening,
  onNotification,
  heartbeatMs = HEARTBEAT_MS,
}: ListenerOptions): Promise<{ close(): Promise<void> }> {
  const closed = new AbortController();
  let client: pg.Client;

  async function connect(): Promise<void> {
    client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: heartbeatMs,
      application_name: `millwright-${role}`,
    });
    client.on('error', (error) => log.warn({ err: error, channel }, 'a listener lost its connection'));
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    await client.connect();
    await client.query(`listen ${channel}`);
    await onListening(client);
    // Not before: each attempt that fails would begin one more loop of attempts.
    const beat = endWhenSilent(client, heartbeatMs);
    client.once('end', () => {
      clearInterval(beat);
      void reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    for (let failures = 0; !closed.signal.aborted; failures++) {
      await delay(RETRY_MS, undefined, { signal: closed.signal }).catch(() => undefined);
      if (closed.signal.aborted) return;
      try {
        return await connect();
      } catch (error) {
        await client.end().catch(() => undefined);
        if (!failures) log.warn({ err: error, channel }, 'a listener cannot connect; it is tried until it can');
      }
    }
  }

  await connect();
  return {
    async close() {
      closed.abort();
      await client.end();
    },
  };
}

/**
 * A connection that only listens, or only holds a lock, sends nothing and so never hears that the other side is gone: a
 * fail-over would leave it with nobody for hours. Its client needs a `query_timeout`.
 */
export function endWhenSilent(client: pg.Client, heartbeatMs: number): NodeJS.Timeout {
  return setInterval(() => {
    client
      .query('select 1')
      .catch((error: Error) =>
        (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy(error),
      );
  }, heartbeatMs);
}
