// One chunk of events, taken by several projections together.
import { needed } from '#domain/shared/needed.ts';
import type { Pool, PoolClient } from 'pg';
import type { StoredEvent } from '../event-store/event-store.ts';
import { isFaultOfStatement, transaction } from '../postgres/pool.ts';
import { ALWAYS, writeTogether, type Write } from '../postgres/write-together.ts';
import { insertEffects, EFFECT_CHANNEL } from '../outbox/enqueue-effects.ts';
import { StaleProjector, type Checkpoint } from './checkpoints.ts';
import { HandlerFault, type Outcome, type Projection } from './projection.ts';
import type { Db } from '../postgres/statement.ts';
import { readsTogether, type Reads } from './reads-together.ts';

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
    const reads = readsTogether(pool);
    // Most members have nothing to do with a chunk of a few events, and there are many members.
    const concerned = members.filter((member) => isConcerned(member, events));
    // All of them end before one that failed is told of: what they remember is forgotten then.
    const outcomes = await Promise.allSettled(concerned.map((member) => outcomeOf(reads, member, events)));
    for (const outcome of outcomes)
      if (outcome.status === 'fulfilled') written.push(outcome.value);
      else throw outcome.reason;
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

async function outcomeOf(reads: Reads, member: Member, events: readonly StoredEvent[]): Promise<Written> {
  const { grouped, position } = member.checkpoint;
  const news = grouped || position === undefined ? events : events.filter((event) => event.position > position);
  const outcome: Outcome = { writes: [], effects: [] };
  try {
    return {
      member,
      ...outcome,
      isTouched: news.length > 0 && (await member.projection.project(reads, news, outcome)),
    };
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

const isFaultOfProjection = (error: unknown): boolean => error instanceof HandlerFault || isFaultOfStatement(error);
