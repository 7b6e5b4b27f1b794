// Follows $all and takes every projection forward. One projector leads; others stand by, and build newer read models
// meanwhile.
import pLimit, { type LimitFunction } from 'p-limit';
import type { Pool } from 'pg';
import { setInterval as interval, setTimeout as delay } from 'node:timers/promises';
import type { EventStore, SubscriptionState } from '../event-store/event-store.ts';
import type { Log } from '../runtime/log.ts';
import { isConnectionError } from '../postgres/pool.ts';
import { byPosition, createBuild } from './build.ts';
import type { GroupCheckpoint } from './checkpoints.ts';
import type { Member } from './chunk.ts';
import { clearFault, reportFault } from './faults.ts';
import { awaitLead, SteppedDown } from './leadership.ts';
import { buildBeside } from './standby.ts';
import { dropSuperseded, prepareMembers } from './members.ts';
import type { Projection } from './projection.ts';
import { createProjectionGroup, type ProjectionGroup } from './projection-group.ts';

export type ProjectorState = 'standing-by' | 'catching-up' | 'live' | 'disconnected' | 'other-history';

export interface ProjectorOptions {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly projections: readonly Projection[];
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Events per transaction while catching up. */
  readonly chunk?: number;
  /**
   * What stopped at an event is tried again after so long: the code may have been mended, or the fault was none of the
   * event.
   */
  readonly retryStoppedMs?: number;
  readonly onState?: (state: ProjectorState) => void;
}

const RETRY_MS = 1_000;
/** When so many events came at once, as from an import, the next are gathered for a moment. Shoppers are fewer. */
const MANY_EVENTS = 12;
const GATHER_MS = 30;
/** An import's events cost a third less when they are taken by the hundred, and nobody waits for a single one of them. */
const VERY_MANY_EVENTS = 100;
const GATHER_VERY_MANY_MS = 120;
const RETRY_STOPPED_MS = 60_000;
const OTHER_HISTORY_RETRY_MS = 10_000;
/** One chunk never takes so long; a loop that does hangs. */
const STUCK_AFTER_MS = 60_000;
const DROP_EVERY_MS = 3_600_000;
const PASSES_BESIDE = 3;

/** The fault as health and the work queue show it. */
const OTHER_HISTORY = 'event-store-history';

/**
 * Runs until the signal aborts. A lost database or a lost lead begins it again; a projection that cannot go on stops
 * alone.
 */
export async function runProjector(options: ProjectorOptions): Promise<void> {
  const { signal, log } = options;
  let lastReason = '';
  while (!signal.aborted) {
    try {
      await lead(options);
      lastReason = '';
    } catch (error) {
      if (signal.aborted) return;
      const { message } = error as Error;
      const level = error instanceof SteppedDown ? 'info' : isConnectionError(error) ? 'warn' : 'error';
      if (message !== lastReason) log[level]({ err: error }, 'projector begins again');
      lastReason = message;
      if (error instanceof OtherHistory) options.onState?.('other-history');
      await delay(error instanceof OtherHistory ? OTHER_HISTORY_RETRY_MS : RETRY_MS, undefined, { signal }).catch(
        () => undefined,
      );
    }
  }
}

async function lead(options: ProjectorOptions): Promise<void> {
  const { pool, log, store, projections, chunk = 1_000, onState } = options;
  let busySince: number | undefined;
  const busy = async <T>(work: () => Promise<T>): Promise<T> => {
    busySince = performance.now();
    try {
      return await work();
    } finally {
      busySince = undefined;
    }
  };
  const held = await awaitLead({
    pool,
    log,
    signal: options.signal,
    onStandingBy: () => onState?.('standing-by'),
    whileStandingBy: () => buildBeside({ pool, store, log, projections, chunk, signal: options.signal }),
    isWorking: () => busySince === undefined || performance.now() - busySince < STUCK_AFTER_MS,
  });
  if (!held) return;
  try {
    await follow(options, held.signal, busy);
    held.signal.throwIfAborted();
  } finally {
    await held.end();
  }
}

async function follow(
  options: ProjectorOptions,
  leading: AbortSignal,
  busy: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const { pool, store, log, chunk = 1_000, onState } = options;
  const { group, members } = await prepareMembers(pool, options.projections);
  await expectSameHistory(pool, store, group);

  // A build that fails ends the lead: everything begins again from the checkpoints.
  const failed = new AbortController();
  const signal = AbortSignal.any([leading, failed.signal]);
  const fail = (error: unknown) => failed.abort(error);

  const isBehind = ({ checkpoint }: Member) =>
    !checkpoint.grouped && (checkpoint.position ?? -1n) < (group.position ?? -1n);
  const live = createProjectionGroup(
    pool,
    log,
    group,
    members.filter(({ checkpoint }) => checkpoint.grouped),
  );
  await live.join(members.filter((member) => !member.checkpoint.grouped && !isBehind(member)));
  // The group is changed by one at a time.
  const inTurn = pLimit(1);
  const buildAndJoin = (behind: readonly Member[]) => buildUpTo(options, live, inTurn, behind, signal);
  const building = byPosition(members.filter(isBehind)).map((behind) => {
    log.info({ projections: behind.map((m) => m.projection.name) }, 'building beside');
    return buildAndJoin(behind).catch(fail);
  });
  const maintaining = [
    every(options.retryStoppedMs ?? RETRY_STOPPED_MS, signal, async () => {
      for (const member of live.takeStopped()) await buildAndJoin([member]);
    }).catch(fail),
    every(DROP_EVERY_MS, signal, () => dropSuperseded(pool, log)).catch(fail),
  ];

  onState?.('catching-up');
  const onSubscription = (state: SubscriptionState) => {
    onState?.(state);
    if (state === 'live') inTurn(() => live.caughtUp()).catch(fail);
  };
  for await (const events of store.subscribe(group.position, { chunk, signal, onState: onSubscription })) {
    await inTurn(() => busy(() => live.advance(events)));
    // Each chunk is a transaction, and every process asks what it changed.
    if (events.length >= MANY_EVENTS && events.length < chunk)
      await delay(events.length < VERY_MANY_EVENTS ? GATHER_MS : GATHER_VERY_MANY_MS, undefined, { signal }).catch(
        () => undefined,
      );
  }
  await Promise.all([...building, ...maintaining]);
  failed.signal.throwIfAborted();
}

/**
 * Takes projections that are behind to where the group stands, beside it, and makes them members. What stops on the way
 * stays out.
 */
async function buildUpTo(
  { pool, store, log, chunk = 1_000 }: ProjectorOptions,
  live: ProjectionGroup,
  inTurn: LimitFunction,
  behind: readonly Member[],
  signal: AbortSignal,
): Promise<void> {
  const build = createBuild(pool, store, log, behind, chunk);
  // Never further than the group: it is the group that readers wait for. Each pass leaves less to the next, and the
  // last stops the group.
  for (let pass = 0; pass < PASSES_BESIDE; pass++) await build.catchUp(live.position, signal);
  await inTurn(async () => {
    await build.catchUp(live.position, signal);
    if (!signal.aborted && build.members.length) await live.join(build.members);
  });
  live.addStopped(behind.filter((member) => !build.members.includes(member)));
}

/**
 * The store was restored from an older backup, or is another one: its events are not those that the read models are
 * made of.
 */
class OtherHistory extends Error {
  override readonly name = 'OtherHistory';
}

async function expectSameHistory(
  pool: Pool,
  store: EventStore,
  { position, lastEvent }: GroupCheckpoint,
): Promise<void> {
  if (position === undefined || lastEvent === undefined) return;
  const found = await store.at(position);
  if (found?.id === lastEvent) return clearFault(pool, OTHER_HISTORY);
  const sentence = `The event store does not hold event ${lastEvent} at position ${position}, up to which the read models were built: it was restored from an older backup, or is another store. Nothing is projected. See "Backup and restore" in docs/operations.md.`;
  await reportFault(pool, OTHER_HISTORY, sentence);
  throw new OtherHistory(sentence);
}

async function every(ms: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  try {
    for await (const _ of interval(ms, undefined, { signal })) await work();
  } catch (error) {
    // The interval ends by throwing.
    if (!signal.aborted) throw error;
  }
}
