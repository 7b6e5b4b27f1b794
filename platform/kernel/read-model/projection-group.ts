// The projections that are up to date: one transaction takes them all forward by one chunk of events, and readers wait
// for it.
import type { Pool, PoolClient } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import type { StoredEvent } from '../event-store/event-store.ts';
import type { Log } from '../runtime/log.ts';
import { advanceAlone } from './build.ts';
import {
  groupMove,
  joinGroup,
  joinMovingGroup,
  leaveGroup,
  markCaughtUp,
  type Checkpoint,
  type GroupCheckpoint,
} from './checkpoints.ts';
import { commitChunk, ProjectionFault, type Member } from './chunk.ts';

export interface ProjectionGroup {
  readonly position: bigint | undefined;
  /** Projections that stopped at an event, for trying them again; they are handed out once. */
  takeStopped(): readonly Member[];
  addStopped(members: readonly Member[]): void;
  /** Members that cannot go on stop alone. @throws StaleProjector when this projector no longer leads */
  advance(events: readonly StoredEvent[]): Promise<void>;
  /** Takes in what has caught up. One that stands ahead of the group skips what it has passed. */
  join(members: readonly Member[]): Promise<void>;
  /** Says that the group has worked off all there was. */
  caughtUp(): Promise<void>;
}

export function createProjectionGroup(
  pool: Pool,
  log: Log,
  begin: GroupCheckpoint,
  own: readonly Member[],
): ProjectionGroup {
  let group = begin;
  let members: readonly Member[] = own;
  let stopped: Member[] = [];

  const isPassedBy =
    (position: bigint | undefined) =>
    ({ checkpoint }: Member) =>
      !checkpoint.grouped && (checkpoint.position ?? -1n) <= (position ?? -1n);
  const asGrouped = (member: Member, position: bigint | undefined): Checkpoint => ({
    ...member.checkpoint,
    grouped: true,
    position,
    status: 'live',
    error: '',
  });

  async function move(events: readonly StoredEvent[]): Promise<void> {
    const last = needed(events.at(-1), 'last event');
    const to = { position: last.position, eventId: last.id };
    const joining = members.filter(isPassedBy(to.position));
    const before = joining.length
      ? (client: PoolClient) =>
          joinMovingGroup(
            client,
            joining.map(({ checkpoint }) => checkpoint),
          )
      : undefined;
    await commitChunk(events, members, {
      pool,
      announce: true,
      move: { guard: groupMove(group, to), ...(before && { before }) },
    });
    group = { ...group, position: to.position, lastEvent: to.eventId };
    for (const member of members)
      if (member.checkpoint.grouped || joining.includes(member)) member.checkpoint = asGrouped(member, to.position);
  }

  /** It goes on alone up to the event that it cannot apply. */
  async function stop(member: Member, events: readonly StoredEvent[]): Promise<void> {
    members = members.filter((other) => other !== member);
    if (member.checkpoint.grouped) {
      await leaveGroup(pool, member.checkpoint, group.position);
      member.checkpoint = { ...member.checkpoint, grouped: false, position: group.position };
    }
    await advanceAlone(pool, log, member, events);
    stopped.push(member);
  }

  return {
    get position() {
      return group.position;
    },
    takeStopped() {
      const taken = stopped;
      stopped = [];
      return taken;
    },
    addStopped: (others) => void stopped.push(...others),
    async advance(events) {
      for (let moved = events.length === 0; !moved;) {
        try {
          await move(events);
          moved = true;
        } catch (error) {
          if (!(error instanceof ProjectionFault)) throw error;
          await stop(error.member, events);
        }
      }
    },
    async join(others) {
      const level = others.filter(isPassedBy(group.position));
      if (level.length)
        await joinGroup(
          pool,
          group,
          level.map(({ checkpoint }) => checkpoint),
        );
      for (const member of level) member.checkpoint = asGrouped(member, group.position);
      members = [...members, ...others];
    },
    caughtUp: () => markCaughtUp(pool),
  };
}
