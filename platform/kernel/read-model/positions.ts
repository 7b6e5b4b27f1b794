// Reading your own writes: a read waits until the read models have passed the position of the reader's last command.
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { systemClock, type Clock } from '../runtime/clock.ts';
import { ordinaryDeadlines } from '../runtime/deadlines.ts';
import type { Log } from '../runtime/log.ts';
import { listenTo } from '../postgres/listener.ts';
import { countOf, knex } from '../postgres/statement.ts';
import { readCheckpoints, readGroup } from './checkpoints.ts';
import { PROJECTED_CHANNEL } from './chunk.ts';
import { createPassedPosition } from './passed-position.ts';

/** A change of a read model's table: rows changed, or the whole table was replaced by a rebuilt one. */
export type TableChange = 'rows' | 'replaced';
export type TableChanges = ReadonlyMap<string, TableChange>;

export interface Positions {
  readonly current: bigint;
  /** Resolves once the read models have passed `position`, or after `timeoutMs`; returns whether they have. */
  waitFor(position: bigint, timeoutMs?: number): Promise<boolean>;
  /** Called with the read models that changed, before anybody who waits goes on; called again when it throws. */
  onProjected(listener: (changed: TableChanges) => Promise<void>): void;
  /** Called whenever the read models have passed a further position, after the listeners of `onProjected`. */
  onPassed(listener: (position: bigint) => void): void;
  /** Ends once the listeners have. */
  close(): Promise<void>;
}

const RETRY_MS = 500;
/** Before the name of a read model whose table was replaced. */
const REPLACED = '!';

/** Tells every process that a rebuilt table took the place of the live one. Part of the transaction that swaps them. */
export const announceReplaced = (db: pg.PoolClient, name: string, position: bigint | undefined) =>
  countOf(db, knex.raw('select pg_notify(?, ?)', [PROJECTED_CHANNEL, `${position ?? -1n} ${REPLACED}${name}`]));

export async function followPositions(
  databaseUrl: string,
  role: string,
  log: Log,
  deadlines = ordinaryDeadlines,
  clock: Clock = systemClock,
): Promise<Positions> {
  const passed = createPassedPosition(deadlines.readModels, clock);
  const listeners: ((changed: TableChanges) => Promise<void>)[] = [];
  const passedListeners: ((position: bigint) => void)[] = [];
  const closed = new AbortController();
  const pause = () => delay(RETRY_MS, undefined, { signal: closed.signal }).catch(() => undefined);

  let pending: { position: bigint; readonly changed: Map<string, TableChange> } | undefined;
  let working: Promise<void> | undefined;

  /** Notifications that come while listeners work are taken together. */
  async function work(): Promise<void> {
    while (pending && !closed.signal.aborted) {
      const { position, changed } = pending;
      pending = undefined;
      try {
        await Promise.all(listeners.map((listener) => listener(changed)));
      } catch (error) {
        if (closed.signal.aborted) return;
        // Nobody may go on before the copies have what they wait for.
        log.warn({ err: error }, 'a copy of a read model could not be refreshed; it is tried again');
        take(position, changed);
        await pause();
        continue;
      }
      passed.moveTo(position);
      for (const listener of passedListeners) listener(passed.current);
    }
  }

  function take(position: bigint, changed: TableChanges): void {
    pending ??= { position, changed: new Map() };
    if (position > pending.position) pending.position = position;
    for (const [name, change] of changed)
      if (pending.changed.get(name) !== 'replaced') pending.changed.set(name, change);
  }

  function projected(position: bigint, changed: TableChanges): void {
    take(position, changed);
    working ??= work().finally(() => (working = undefined));
  }

  /**
   * Makes good what was missed while nobody listened: rows may have changed in every table, and tables of another epoch were
   * replaced.
   */
  let epochs = new Map<string, number>();
  async function catchUp(client: pg.Client): Promise<void> {
    const [{ position }, checkpoints] = [await readGroup(client), await readCheckpoints(client)];
    const changed = checkpoints.map(
      ({ name, version, epoch }) =>
        [name, epochs.size && epochs.get(`${name} ${version}`) !== epoch ? 'replaced' : 'rows'] as const,
    );
    epochs = new Map(checkpoints.map(({ name, version, epoch }) => [`${name} ${version}`, epoch]));
    projected(position ?? -1n, new Map(changed));
  }

  const listener = await listenTo({
    databaseUrl,
    role,
    log,
    channel: PROJECTED_CHANNEL,
    onListening: catchUp,
    onNotification(payload) {
      const [position = '', names = ''] = payload.split(' ');
      projected(
        BigInt(position),
        new Map(
          names
            .split(',')
            .filter(Boolean)
            .map((name) => (name.startsWith(REPLACED) ? [name.slice(REPLACED.length), 'replaced'] : [name, 'rows'])),
        ),
      );
    },
  });
  return {
    get current() {
      return passed.current;
    },
    waitFor: (position, timeoutMs) => passed.waitFor(position, timeoutMs),
    onProjected: (listener) => void listeners.push(listener),
    onPassed: (listener) => void passedListeners.push(listener),
    async close() {
      closed.abort();
      await listener.close();
      await working;
    },
  };
}
