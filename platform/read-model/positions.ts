// Reading your own writes: a read waits until the read models have passed the position of the reader's last command.
import pg from 'pg';
import type { Log } from '../log.ts';
import { PROJECTED_CHANNEL } from './lane.ts';

export interface Positions {
  readonly current: bigint;
  /** Resolves once the read models have passed `position`, or after `timeoutMs`; answers whether they have. */
  waitFor(position: bigint, timeoutMs?: number): Promise<boolean>;
  /** Called with the names of the read models that changed, before anybody who waits goes on. */
  onProjected(listener: (changed: ReadonlySet<string>) => Promise<void>): void;
  close(): Promise<void>;
}

const WAIT_MS = 2_000;
const RECONNECT_MS = 500;
/** Stands for "anything may have changed": after a lost connection nobody knows what was missed. */
export const EVERYTHING = '*';

export async function followPositions(databaseUrl: string, log: Log): Promise<Positions> {
  let current = -1n;
  let closed = false;
  let client: pg.Client;
  let waiting: { readonly position: bigint; readonly resolve: (passed: boolean) => void }[] = [];
  const listeners: ((changed: ReadonlySet<string>) => Promise<void>)[] = [];

  let pending: { position: bigint; readonly changed: Set<string> } | undefined;
  let working = false;

  /** Notifications that come while listeners work are taken together. */
  async function work(): Promise<void> {
    if (working) return;
    working = true;
    while (pending) {
      const { position, changed } = pending;
      pending = undefined;
      try {
        await Promise.all(listeners.map((listener) => listener(changed)));
      } catch (error) {
        log.error({ err: error }, 'a copy of a read model could not be refreshed');
        changed.add(EVERYTHING);
      }
      current = position > current ? position : current;
      const passed = waiting.filter((waiter) => waiter.position <= current);
      waiting = waiting.filter((waiter) => waiter.position > current);
      for (const waiter of passed) waiter.resolve(true);
    }
    working = false;
  }

  function projected(position: bigint, names: readonly string[]): void {
    pending ??= { position, changed: new Set() };
    if (position > pending.position) pending.position = position;
    for (const name of names) pending.changed.add(name);
    void work();
  }

  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client.on('error', (error) => log.warn({ err: error }, 'position listener lost its connection'));
    client.on('notification', ({ payload = '' }) => {
      const [position = '', names = ''] = payload.split(' ');
      projected(BigInt(position), names ? names.split(',') : []);
    });
    await client.connect();
    await client.query(`listen ${PROJECTED_CHANNEL}`);
    const { rows } = await client.query<{ position: string | null }>(`select max(position) as position from platform.projection where status = 'live'`);
    projected(BigInt(rows[0]?.position ?? -1), [EVERYTHING]);
    // Not before: each attempt that fails would begin one more loop of attempts.
    client.once('end', () => void reconnect());
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      try {
        if (!closed) await connect();
        return;
      } catch (error) {
        log.warn({ err: error }, 'position listener cannot connect');
      }
    }
  }

  await connect();
  return {
    get current() {
      return current;
    },
    waitFor(position, timeoutMs = WAIT_MS) {
      if (position <= current) return Promise.resolve(true);
      return new Promise((resolve) => {
        const waiter = { position, resolve: (passed: boolean) => { clearTimeout(timer); resolve(passed); } };
        const timer = setTimeout(() => {
          waiting = waiting.filter((w) => w !== waiter);
          resolve(false);
        }, timeoutMs);
        waiting.push(waiter);
      });
    },
    onProjected: (listener) => void listeners.push(listener),
    async close() {
      closed = true;
      await client.end();
    },
  };
}
