// One chunk of events, taken by several projections together.
import { needed } from '#domain/shared/needed.ts';
import type { Pool, PoolClient } from 'pg';
import type { StoredEvent } from '../event-store/event-store.ts';
import { transaction } from '../postgres/pool.ts';
import { ALWAYS, writeTogether, type Write } from '../postgres/write-together.ts';
import { insertEffects, EFFECT_CHANNEL } from '../outbox/enqueue-effects.ts';
import { StaleProjector, type Checkpoint } from './checkpoints.ts';
import { HandlerFault, type Outcome, type Projection } from './projection.ts';
import type { Db } from '../postgres/statement.ts';

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

export interface Move {
  /** What moves first, in one transaction with the rest. */
  readonly before?: (client: PoolClient) => Promise<void>;
  /** Moves a checkpoint, or nothing when it is not where it was read; then nothing is written. */
  readonly guard?: Write;
}

export interface ChunkOptions {
  readonly pool: Pool;
  readonly move: Move;
  /** Readers wait for this chunk. */
  readonly announce: boolean;
}

/**
 * Rows, effects and checkpoints, whole or not at all; a member skips the events that it has passed.
 * @throws ProjectionFault when a member cannot apply an event, StaleProjector, or whatever the database says
 */
export async function commitChunk(
  events: readonly StoredEvent[],
  members: readonly Member[],
  { pool, move: { before, guard = ALWAYS }, announce }: ChunkOptions,
): Promise<void> {
  const written: Written[] = [];
  try {
    // Most members have nothing to do with a chunk of a few events, and there are many members.
    for (const member of members)
      if (isConcerned(member, events)) written.push({ member, ...(await outcomeOf(pool, member, events)) });
    const effects = written.flatMap((one) => one.effects);
    const writes = [...written.flatMap((one) => one.writes), ...(effects.length ? [insertEffects(effects)] : [])];
    const touched = written.filter(({ isTouched }) => isTouched).map(({ member }) => member.projection.name);
    const notices = [
      ...(announce
        ? [
            {
              channel: PROJECTED_CHANNEL,
              payload: `${needed(events.at(-1), 'last event').position} ${touched.join(',')}`,
            },
          ]
        : []),
      ...(effects.length ? [{ channel: EFFECT_CHANNEL, payload: '' }] : []),
    ];
    const write = async (db: Db) => {
      if (!(await writeTogether(db, guard, writes, notices))) throw new StaleProjector();
    };
    if (!before) return await write(pool);
    await transaction(pool, async (client) => {
      await before(client);
      await write(client);
    });
  } catch (error) {
    for (const { projection } of members) projection.forget();
    throw (isFaultOfProjection(error) && (await findFaulty(pool, written))) || error;
  }
}

const isConcerned = ({ projection: { types } }: Member, events: readonly StoredEvent[]) =>
  !types || events.some(({ type }) => types.has(type));

interface Written extends Outcome {
  readonly member: Member;
  readonly isTouched: boolean;
}

async function outcomeOf(
  pool: Pool,
  member: Member,
  events: readonly StoredEvent[],
): Promise<Outcome & { readonly isTouched: boolean }> {
  const { grouped, position } = member.checkpoint;
  const news = grouped || position === undefined ? events : events.filter((event) => event.position > position);
  const outcome: Outcome = { writes: [], effects: [] };
  try {
    return { ...outcome, isTouched: news.length > 0 && (await member.projection.project(pool, news, outcome)) };
  } catch (error) {
    throw isFaultOfProjection(error) ? new ProjectionFault(member, error) : error;
  }
}

/** Finds the members whose rows the one statement could not write: each member's rows are tried alone, and taken back. */
async function findFaulty(pool: Pool, written: readonly Written[]): Promise<ProjectionFault | undefined> {
  const client = await pool.connect();
  try {
    for (const { member, writes } of written) {
      await client.query('begin');
      try {
        await writeTogether(client, ALWAYS, writes, []);
      } catch (error) {
        if (isFaultOfProjection(error)) return new ProjectionFault(member, error);
        throw error;
      } finally {
        await client.query('rollback');
      }
    }
    return undefined;
  } finally {
    client.release();
  }
}

/**
 * Tells whether it would fail again however often it is tried: a handler threw, or wrote what its table cannot hold (SQLSTATE
 * classes 22, 23 and 42). Everything else (connection, disk, locks, time-outs, a database that restarts) passes and is
 * tried again.
 */
const isFaultOfProjection = (error: unknown): boolean =>
  error instanceof HandlerFault || /^(22|23|42)/.test((error as { code?: string }).code ?? '');
