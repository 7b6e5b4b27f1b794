// How far the projections have come. Those that are up to date form one group, whose single row moves with every chunk of events;
// one that is being built, or that stopped at an event, stands at a position of its own until it has caught up with the group.
// A position moves only from where it was read, in the transaction that writes the rows.
import pg, { type Pool, type PoolClient } from 'pg';
import { transaction } from '../postgres/pool.ts';
import type { Db } from './table.ts';

export type ProjectionStatus = 'building' | 'live' | 'faulted';

export interface Checkpoint {
  readonly name: string;
  readonly version: number;
  /** The group's, for a projection in the group. Undefined before the first event. */
  readonly position: bigint | undefined;
  /** Whether it stands where the group stands. */
  readonly grouped: boolean;
  /** Raised when a rebuild swaps the table under a running projector. */
  readonly epoch: number;
  readonly status: ProjectionStatus;
  readonly error: string;
}

export interface GroupCheckpoint {
  readonly position: bigint | undefined;
  /** Id of the event at `position`: tells whether the store is still the one that was projected. Undefined where it is not known. */
  readonly lastEvent: string | undefined;
  /** Raised by each new leader and by a rebuild's swap, so that a projector that has lost the lead can write nothing. */
  readonly epoch: number;
}

const fromStored = (position: string) => (position === '-1' ? undefined : BigInt(position));
const toStored = (position: bigint | undefined) => (position === undefined ? '-1' : String(position));

/** Those that somebody follows: a version that a newer one replaced is left out. */
export async function readCheckpoints(db: Db): Promise<Checkpoint[]> {
  const { rows } = await db.query<Omit<Checkpoint, 'position'> & { position: string }>(
    'select name, version, position, grouped, epoch, status, error from platform.checkpoint where superseded_at is null order by name, version',
  );
  return rows.map((row) => ({ ...row, position: fromStored(row.position) }));
}

export async function readGroup(db: Db): Promise<GroupCheckpoint> {
  const { rows } = await db.query<{ position: string; last_event: string | null; epoch: number }>(`select position, last_event, epoch from platform.projection_group where name = 'live'`);
  const { position, last_event, epoch } = rows[0]!;
  return { position: fromStored(position), lastEvent: last_event ?? undefined, epoch };
}

/** Another projector or a rebuild moved the checkpoint: this projector is stale and must begin again. */
export class StaleProjector extends Error {
  override readonly name = 'StaleProjector';
}

/**
 * Begins a transaction that takes the group to `to`, and those of its members that stood ahead of it into the group.
 * @throws StaleProjector when the group is not where this projector left it
 */
export async function beginGroupMove(client: PoolClient, from: GroupCheckpoint, to: { readonly position: bigint; readonly eventId: string }, joining: readonly Checkpoint[]): Promise<void> {
  const join = joining.map((own) => `; update platform.projection set position = null, status = 'live', error = '', moved_at = now() where ${isAt(own)}`);
  await begin(client, 1 + joining.length,
    `update platform.projection_group set position = ${to.position}, last_event = ${pg.escapeLiteral(to.eventId)}, moved_at = now()
      where name = 'live' and position = ${toStored(from.position)} and epoch = ${from.epoch}${join.join('')}`);
}

/** Begins a transaction that takes projections that stand on their own to `to`. @throws StaleProjector when one is not where this projector left it */
export function beginOwnMove(client: PoolClient, from: readonly Checkpoint[], to: bigint): Promise<void> {
  return begin(client, from.length,
    `update platform.projection set position = ${to}, status = case status when 'faulted' then 'building' else status end, error = '', moved_at = now()
      where ${from.map(isAt).join(' or ')}`);
}

/** In one message, since every chunk of events begins with it. */
async function begin(client: PoolClient, moves: number, updates: string): Promise<void> {
  const results = (await client.query(`begin; ${updates}`)) as unknown as { readonly command: string; readonly rowCount: number | null }[];
  const moved = results.filter(({ command }) => command === 'UPDATE').reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
  if (moved !== moves) throw new StaleProjector('a checkpoint was moved by another projector or by a rebuild');
}

const isIt = ({ name, version }: Pick<Checkpoint, 'name' | 'version'>) => `name = ${pg.escapeLiteral(name)} and version = ${version}`;
const isAt = (own: Checkpoint) => `(${isIt(own)} and position = ${toStored(own.position)} and epoch = ${own.epoch})`;

/** What has caught up stands where the group stands from now on. @throws StaleProjector when the group has moved on, or one of them */
export function joinGroup(pool: Pool, group: GroupCheckpoint, joining: readonly Checkpoint[]): Promise<void> {
  return transaction(pool, async (client) => {
    const { rowCount: stands } = await client.query(
      `select from platform.projection_group where name = 'live' and position = $1 and epoch = $2 for share`, [toStored(group.position), group.epoch],
    );
    const { rowCount: joined } = await client.query(`update platform.projection set position = null, status = 'live', error = '', moved_at = now() where ${joining.map(isAt).join(' or ')}`);
    if (!stands || joined !== joining.length) throw new StaleProjector('a checkpoint was moved by another projector or by a rebuild');
  });
}

/** It stands on its own from now on, where the group stands. */
export async function leaveGroup(db: Db, member: Checkpoint, position: bigint | undefined): Promise<void> {
  await db.query(`update platform.projection set position = $1, moved_at = now() where ${isIt(member)} and position is null`, [toStored(position)]);
}

/** The group has worked off all there was. */
export async function markCaughtUp(db: Db): Promise<void> {
  await db.query(`update platform.projection set status = 'live' where position is null and status = 'building'`);
}

export async function markFaulted(db: Db, member: Pick<Checkpoint, 'name' | 'version'>, error: string): Promise<void> {
  await db.query(`update platform.projection set status = 'faulted', error = $1 where ${isIt(member)}`, [error.slice(0, 2_000)]);
}

/** Whether it has yet to catch up for the first time: also what no projector has begun to build. */
export async function isBuilding(db: Db, { name, version }: Pick<Checkpoint, 'name' | 'version'>): Promise<boolean> {
  const own = (await readCheckpoints(db)).find((c) => c.name === name && c.version === version);
  return !own || own.status === 'building';
}

/** A table of its own begins with history. What was begun before goes on. */
export async function startBuild(db: Db, { name, version }: Pick<Checkpoint, 'name' | 'version'>): Promise<void> {
  await db.query(
    `insert into platform.projection (name, version, position, status) values ($1, $2, -1, 'building')
     on conflict (name, version) do update set superseded_at = null where projection.superseded_at is not null`,
    [name, version],
  );
}
