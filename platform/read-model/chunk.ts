// One chunk of events, taken by several projections in one transaction.
import type { Pool, PoolClient } from 'pg';
import type { StoredEvent } from '../event-store/event-store.ts';
import type { Log } from '../log.ts';
import { writeEffects, EFFECT_CHANNEL, type AskedEffect } from '../queue/ask.ts';
import type { Checkpoint } from './checkpoints.ts';
import { HandlerFault, type Projection } from './projection.ts';

export interface Member {
  readonly projection: Projection;
  checkpoint: Checkpoint;
}

/** Tells every process how far the read models have come, and which of them changed: `<position> <name>,<name>`. */
export const PROJECTED_CHANNEL = 'projected';

/** One projection cannot go on; the others can. */
export class ProjectionFault extends Error {
  override readonly name = 'ProjectionFault';
  readonly member: Member;

  constructor(member: Member, cause: unknown) {
    super((cause as Error).message || String(cause), { cause });
    this.member = member;
  }
}

export interface ChunkOptions {
  readonly pool: Pool;
  readonly log: Log;
  /** Begins the transaction and moves the checkpoints. */
  readonly begin: (client: PoolClient) => Promise<void>;
  /** Readers wait for this chunk. */
  readonly announce: boolean;
}

/**
 * Rows, effects and checkpoints in one transaction; a member skips the events that it has passed.
 * @throws ProjectionFault when a member cannot apply an event, StaleProjector, or whatever the database says
 */
export async function commitChunk(events: readonly StoredEvent[], members: readonly Member[], { pool, log, begin, announce }: ChunkOptions): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await begin(client);
    const outbox: AskedEffect[] = [];
    const touched: string[] = [];
    for (const member of members) if (await projectMember(client, member, events, outbox)) touched.push(member.projection.name);
    await writeEffects(client, outbox);
    const notices = [...(announce ? [`pg_notify('${PROJECTED_CHANNEL}', '${events.at(-1)!.position} ${touched.join(',')}')`] : []), ...(outbox.length ? [`pg_notify('${EFFECT_CHANNEL}', '')`] : [])];
    await client.query(`${notices.length ? `select ${notices.join(', ')}; ` : ''}commit`);
  } catch (error) {
    for (const { projection } of members) projection.forget();
    // What cannot be rolled back is closed: the database then rolls back by itself.
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
      log.warn({ err: rollbackError }, 'rollback failed');
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function projectMember(client: PoolClient, member: Member, events: readonly StoredEvent[], outbox: AskedEffect[]): Promise<boolean> {
  const { grouped, position } = member.checkpoint;
  const news = grouped || position === undefined ? events : events.filter((event) => event.position > position);
  try {
    return news.length > 0 && (await member.projection.project(client, news, outbox));
  } catch (error) {
    throw isFaultOfProjection(error) ? new ProjectionFault(member, error) : error;
  }
}

/**
 * Whether it would fail again however often it is tried: a handler threw, or wrote what its table cannot hold (SQLSTATE classes 22, 23
 * and 42). Everything else (connection, disk, locks, time-outs, a database that restarts) passes and is tried again.
 */
const isFaultOfProjection = (error: unknown): boolean => error instanceof HandlerFault || /^(22|23|42)/.test((error as { code?: string }).code ?? '');
