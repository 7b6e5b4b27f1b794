// How far the projections have come. Those that are up to date form one group, whose single row moves with every chunk
// of events; one that is being built, or that stopped at an event, stands at a position of its own until it has caught
// up with the group. A position moves only from where it was read, in the transaction that writes the rows.
import pg, { type Pool, type PoolClient } from 'pg';
import { transaction } from '../postgres/pool.ts';
import type { Write } from '../postgres/write-together.ts';
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
  /**
   * Id of the event at `position`: tells whether the store is still the one that was projected. Undefined where it is
   * not known.
   */
  readonly lastEvent: string | undefined;
  /**
   * Raised by each new leader and by a rebuild's swap, so that a projector that has lost the lead can write nothing.
   */
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
  const { rows } = await db.query<{ position: string; last_event: string | null; epoch: number }>(
    `select position, last_event, epoch from platform.projection_group where name = 'live'`,
  );
  const { position, last_event, epoch } = rows[0]!;
  return { position: fromStored(position), lastEvent: last_event ?? undefined, epoch };
}

/** Another projector or a rebuild moved the checkpoint: this projector is stale and must begin again. */
export class StaleProjector extends Error {
  override readonly name = 'StaleProjector';
  override readonly message = 'a checkpoint was moved by another projector or by a rebuild';
}

/** Takes the group to `to`, if it is where this projector left it. */
export const groupMove = (
  from: GroupCheckpoint,
  to: { readonly position: bigint; readonly eventId: string },
): Write => ({
  name: 'move-group',
  text: (
    parameter,
  ) => `update platform.projection_group set position = ${parameter(0)}, last_event = ${parameter(1)}, moved_at = now()
    where name = 'live' and position = ${parameter(2)} and epoch = ${parameter(3)} returning 1`,
  values: [String(to.position), to.eventId, toStored(from.position), from.epoch],
});

/** Takes what stood ahead of the group into it. @throws StaleProjector when one is not where this projector left it */
export const joinMovingGroup = (client: PoolClient, joining: readonly Checkpoint[]): Promise<void> =>
  moveAll(client, joining, `position = null, status = 'live', error = ''`);

/**
 * Takes projections that stand on their own to `to`.
 * @throws StaleProjector when one is not where this projector left it
 */
export const moveOwn = (client: PoolClient, from: readonly Checkpoint[], to: bigint): Promise<void> =>
  moveAll(
    client,
    from,
    `position = ${to}, status = case status when 'faulted' then 'building' else status end, error = ''`,
  );

async function moveAll(client: PoolClient, from: readonly Checkpoint[], change: string): Promise<void> {
  const { rowCount } = await client.query(
    `update platform.projection set ${change}, moved_at = now() where ${from.map(isAt).join(' or ')}`,
  );
  if (rowCount !== from.length) throw new StaleProjector();
}

const isIt = ({ name, version }: Pick<Checkpoint, 'name' | 'version'>) =>
  `name = ${pg.escapeLiteral(name)} and version = ${version}`;
const isAt = (own: Checkpoint) => `(${isIt(own)} and position = ${toStored(own.position)} and epoch = ${own.epoch})`;

/**
 * What has caught up stands where the group stands from now on.
 * @throws StaleProjector when the group has moved on, or one of them
 */
export function joinGroup(pool: Pool, group: GroupCheckpoint, joining: readonly Checkpoint[]): Promise<void> {
  return transaction(pool, async (client) => {
    const { rowCount: stands } = await client.query(
      `select from platform.projection_group where name = 'live' and position = $1 and epoch = $2 for share`,
      [toStored(group.position), group.epoch],
    );
    const { rowCount: joined } = await client.query(
      `update platform.projection set position = null, status = 'live', error = '', moved_at = now() where ${joining.map(isAt).join(' or ')}`,
    );
    if (!stands || joined !== joining.length) throw new StaleProjector();
  });
}

/** It stands on its own from now on, where the group stands. */
export async function leaveGroup(db: Db, member: Checkpoint, position: bigint | undefined): Promise<void> {
  await db.query(
    `update platform.projection set position = $1, moved_at = now() where ${isIt(member)} and position is null`,
    [toStored(position)],
  );
}

/** The group has worked off all there was. */
export async function markCaughtUp(db: Db): Promise<void> {
  await db.query(`update platform.projection set status = 'live' where position is null and status = 'building'`);
}

export async function markFaulted(db: Db, member: Pick<Checkpoint, 'name' | 'version'>, error: string): Promise<void> {
  await db.query(`update platform.projection set status = 'faulted', error = $1 where ${isIt(member)}`, [
    error.slice(0, 2_000),
  ]);
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
