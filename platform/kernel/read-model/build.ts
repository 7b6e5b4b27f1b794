// Projections that stand on their own: new ones, those of a new version, and those that stopped at an event.
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import type { EventStore, StoredEvent } from '../event-store/event-store.ts';
import type { Log } from '../runtime/log.ts';
import { markFaulted, moveOwn } from './checkpoints.ts';
import { commitChunk, ProjectionFault, type Member } from './chunk.ts';

export interface Build {
  /** Those that can go on. */
  readonly members: readonly Member[];
  /** Takes them forward to `until`, at most. Ends early with `signal`. @throws StaleProjector, StoreUnavailable */
  catchUp(until: bigint | undefined, signal?: AbortSignal): Promise<void>;
}

/** All of `begin` stand at one position. */
export function createBuild(pool: Pool, store: EventStore, log: Log, begin: readonly Member[], chunk: number): Build {
  let members = begin;

  async function advance(events: readonly StoredEvent[]): Promise<void> {
    for (;;) {
      if (!members.length) return;
      try {
        return await move(pool, members, events);
      } catch (error) {
        if (!(error instanceof ProjectionFault)) throw error;
        members = members.filter((member) => member !== error.member);
        await advanceAlone(pool, log, error.member, events);
      }
    }
  }

  return {
    get members() {
      return members;
    },
    async catchUp(until, signal) {
      const from = members[0]?.checkpoint.position;
      if (until === undefined || (from ?? -1n) >= until) return;
      for await (const events of store.readAll(from, chunk)) {
        if (signal?.aborted) return;
        const wanted = events.filter(({ position }) => position <= until);
        if (wanted.length) await advance(wanted);
        if (!members.length || needed(events.at(-1), 'last event').position >= until) return;
      }
    },
  };
}

/** Those that stand at one position can be built in one pass over history. */
export function byPosition(members: readonly Member[]): Member[][] {
  const groups = new Map<bigint | undefined, Member[]>();
  for (const member of members)
    groups.set(member.checkpoint.position, [...(groups.get(member.checkpoint.position) ?? []), member]);
  return [...groups.values()];
}

async function move(pool: Pool, members: readonly Member[], events: readonly StoredEvent[]): Promise<void> {
  const to = needed(events.at(-1), 'last event').position;
  await commitChunk(events, members, {
    pool,
    announce: false,
    move: {
      before: (client) =>
        moveOwn(
          client,
          members.map(({ checkpoint }) => checkpoint),
          to,
        ),
    },
  });
  for (const member of members) member.checkpoint = { ...member.checkpoint, position: to };
}

/** Event by event, up to the one that it cannot apply; there it is marked as faulted. */
export async function advanceAlone(
  pool: Pool,
  log: Log,
  member: Member,
  events: readonly StoredEvent[],
): Promise<void> {
  for (const event of events) {
    if (event.position <= (member.checkpoint.position ?? -1n)) continue;
    try {
      await move(pool, [member], [event]);
    } catch (error) {
      if (!(error instanceof ProjectionFault)) throw error;
      const { name } = member.projection;
      const reason = error.message.includes(event.stream)
        ? error.message
        : `${event.type} at ${event.stream}@${event.revision}: ${error.message}`;
      if (member.checkpoint.error !== reason)
        log.error(
          { err: error.cause, projection: name, event: event.type, stream: event.stream, revision: event.revision },
          'projection stopped',
        );
      await markFaulted(pool, member.checkpoint, reason);
      member.checkpoint = { ...member.checkpoint, status: 'faulted', error: reason };
      return;
    }
  }
}
