// Projections that stand at the same position share a lane: one transaction takes them all forward by one chunk.
import type { Pool, PoolClient } from 'pg';
import type { StoredEvent } from '../event-store/event-store.ts';
import type { Log } from '../log.ts';
import { markFaulted, markLive, moveCheckpoints, StaleProjector, type Checkpoint, type ProjectionStatus } from './checkpoints.ts';
import type { Projection } from './projection.ts';

export interface Member {
  readonly projection: Projection;
  checkpoint: Checkpoint;
}

export interface Lane {
  readonly members: readonly Member[];
  readonly position: bigint | undefined;
  /** @throws StaleProjector when this projector is no longer the leader */
  advance(events: readonly StoredEvent[]): Promise<void>;
  join(members: readonly Member[]): Promise<void>;
  /** Says that the lane has worked off all there was. */
  settle(): Promise<void>;
}

export const PROJECTED_CHANNEL = 'projected';

export function createLane(pool: Pool, log: Log, begin: readonly Member[], status: ProjectionStatus): Lane {
  let members = [...begin];
  let position = members[0]?.checkpoint.position;

  async function commit(chunk: readonly StoredEvent[], group: readonly Member[]): Promise<void> {
    const to = chunk.at(-1)!.position;
    const client = await pool.connect();
    try {
      // A lost commit only costs its repetition, since rows and checkpoint are lost together.
      await client.query('begin; set local synchronous_commit = off');
      const touched = await projectAll(client, chunk, group);
      await moveCheckpoints(client, group.map((m) => m.checkpoint), to, status);
      if (status === 'live') await client.query('select pg_notify($1, $2)', [PROJECTED_CHANNEL, `${to} ${touched.join(',')}`]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch((rollbackError: unknown) => log.warn({ err: rollbackError }, 'rollback failed'));
      for (const { projection } of group) projection.forget();
      throw error;
    } finally {
      client.release();
    }
    for (const member of group) member.checkpoint = { ...member.checkpoint, position: to, status };
  }

  /** After a failure each projection goes alone, so that only the one that cannot go on stops. */
  async function isolate(chunk: readonly StoredEvent[]): Promise<void> {
    for (const member of [...members]) {
      try {
        await commit(chunk, [member]);
      } catch (error) {
        if (error instanceof StaleProjector || isConnectionError(error)) throw error;
        const at = await culprit(chunk, member);
        log.error({ err: error, projection: member.projection.name, event: at?.type, stream: at?.stream, revision: at?.revision }, 'projection stopped');
        await markFaulted(pool, member.checkpoint, `${at ? `${at.type} at ${at.stream}@${at.revision}: ` : ''}${(error as Error).message}`);
        members = members.filter((m) => m !== member);
      }
    }
  }

  /** Goes event by event up to the one that cannot be applied. */
  async function culprit(chunk: readonly StoredEvent[], member: Member): Promise<StoredEvent | undefined> {
    for (const event of chunk) {
      try {
        await commit([event], [member]);
      } catch (error) {
        if (error instanceof StaleProjector || isConnectionError(error)) throw error;
        return event;
      }
    }
    return undefined;
  }

  return {
    get members() {
      return members;
    },
    get position() {
      return position;
    },
    async advance(chunk) {
      if (!chunk.length) return;
      try {
        await commit(chunk, members);
      } catch (error) {
        if (error instanceof StaleProjector || isConnectionError(error)) throw error;
        await isolate(chunk);
      }
      position = chunk.at(-1)!.position;
    },
    async join(others) {
      members = [...members, ...others];
      await markLive(pool, others.map((m) => m.checkpoint));
    },
    settle: () => markLive(pool, members.map((m) => m.checkpoint)),
  };
}

async function projectAll(client: PoolClient, chunk: readonly StoredEvent[], group: readonly Member[]): Promise<string[]> {
  const touched: string[] = [];
  for (const { projection } of group) if (await projection.project(client, chunk)) touched.push(projection.name);
  return touched;
}

/** Postgres went away (class 08, 57P) or the socket broke: nobody's handler is at fault. */
export function isConnectionError(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return /^(08|57P)/.test(code ?? '') || /ECONN|EPIPE|terminated|Connection/.test(`${code} ${message}`);
}
