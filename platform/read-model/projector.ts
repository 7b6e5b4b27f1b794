// Follows $all and takes every projection forward. One projector leads; others stand by for its lock.
import type { Pool, PoolClient } from 'pg';
import type { EventStore, SubscriptionState } from '../event-store/event-store.ts';
import type { Log } from '../log.ts';
import { readCheckpoints, startCheckpoint, type Checkpoint } from './checkpoints.ts';
import { createLane, isConnectionError, type Lane, type Member } from './lane.ts';
import type { Projection } from './projection.ts';

export interface ProjectorOptions {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly projections: readonly Projection[];
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Events per transaction while catching up. */
  readonly chunk?: number;
  readonly onState?: (state: 'standing-by' | 'catching-up' | 'live' | 'disconnected') => void;
}

/** Any number that nothing else locks: "mwpj". */
const LEADER_LOCK = 0x6d77706a;
const RETRY_MS = 1_000;

/** Runs until the signal aborts. A lost database or a lost lead begins it again; a faulted projection stops alone. */
export async function runProjector(options: ProjectorOptions): Promise<void> {
  const { signal, log } = options;
  while (!signal.aborted) {
    try {
      await lead(options);
    } catch (error) {
      if (signal.aborted) return;
      log[isConnectionError(error) ? 'warn' : 'error']({ err: error }, 'projector begins again');
      await pause(RETRY_MS, signal);
    }
  }
}

async function lead(options: ProjectorOptions): Promise<void> {
  const leader = await options.pool.connect();
  // The lock lives as long as this connection: losing it must end the lead.
  const lost = new AbortController();
  leader.on('error', () => lost.abort(new Error('the leader connection was lost')));
  const signal = AbortSignal.any([options.signal, lost.signal]);
  try {
    await awaitLead(leader, options, signal);
    if (signal.aborted) return;
    await follow(options, signal);
    signal.throwIfAborted();
  } finally {
    leader.release(true);
  }
}

async function awaitLead(leader: PoolClient, { onState }: ProjectorOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await leader.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LEADER_LOCK]);
    if (rows[0]!.locked) return;
    onState?.('standing-by');
    await pause(RETRY_MS, signal);
  }
}

async function follow({ pool, store, projections, log, chunk = 1_000, onState }: ProjectorOptions, signal: AbortSignal): Promise<void> {
  const members = await prepare(pool, projections);
  const furthest = members.reduce<bigint | undefined>((max, { checkpoint: { position } }) => (position !== undefined && position > (max ?? -1n) ? position : max), undefined);
  const lane = createLane(pool, log, members.filter((m) => m.checkpoint.position === furthest), 'live');
  const behind = groupByPosition(members.filter((m) => m.checkpoint.position !== furthest));
  const inTurn = createTurns();
  const building = behind.map(async (group) => {
    const built = await build(pool, store, log, group, chunk, signal);
    await inTurn(() => merge(store, built, lane, chunk));
  });

  onState?.('catching-up');
  const onSubscription = (state: SubscriptionState) => {
    onState?.(state);
    if (state === 'live') inTurn(() => lane.settle()).catch((error: unknown) => log.error({ err: error }, 'could not mark the read models live'));
  };
  for await (const events of store.subscribe(furthest, { chunk, signal, onState: onSubscription })) await inTurn(() => lane.advance(events));
  await Promise.all(building);
}

/** One after the other: a lane is advanced by one at a time. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

/** Brings projections that are behind (new, or of a new version) near the head, beside the live ones. */
async function build(pool: Pool, store: EventStore, log: Log, members: readonly Member[], chunk: number, signal: AbortSignal): Promise<Lane> {
  const lane = createLane(pool, log, members, 'building');
  log.info({ projections: members.map((m) => m.projection.name) }, 'building beside');
  await catchUp(store, lane, chunk, undefined, signal);
  return lane;
}

/** Takes a built lane to exactly where the live one stands, and makes them one. */
async function merge(store: EventStore, built: Lane, live: Lane, chunk: number): Promise<void> {
  await catchUp(store, built, chunk, live.position);
  await live.join(built.members);
}

async function catchUp(store: EventStore, lane: Lane, chunk: number, until: bigint | undefined, signal?: AbortSignal): Promise<void> {
  for await (const events of store.readAll(lane.position, chunk)) {
    if (signal?.aborted) return;
    await lane.advance(until === undefined ? events : events.filter((event) => event.position <= until));
    if (until !== undefined && events.at(-1)!.position >= until) return;
  }
}

async function prepare(pool: Pool, projections: readonly Projection[]): Promise<Member[]> {
  for (const projection of projections) await projection.prepare(pool);
  const known = await readCheckpoints(pool);
  const newest = known.reduce<bigint | undefined>((max, { position }) => (position !== undefined && position > (max ?? -1n) ? position : max), undefined);
  for (const { name, version, begins } of projections) {
    await startCheckpoint(pool, name, version, begins === 'now' ? newest : undefined, 'building');
  }
  const checkpoints = await readCheckpoints(pool);
  return projections.map((projection) => {
    projection.forget();
    return { projection, checkpoint: checkpoints.find((c) => c.name === projection.name && c.version === projection.version)! };
  });
}

function groupByPosition(members: readonly Member[]): Member[][] {
  const groups = new Map<Checkpoint['position'], Member[]>();
  for (const member of members) groups.set(member.checkpoint.position, [...(groups.get(member.checkpoint.position) ?? []), member]);
  return [...groups.values()];
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => { clearTimeout(timer); resolve(); }, { once: true });
  });
}
