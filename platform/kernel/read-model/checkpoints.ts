// Keeps how far the projections have come. Those that are up to date form one group, whose single row moves with every
// chunk of events; one that is being built, or that stopped at an event, stands at a position of its own until it has
// caught up with the group. A position moves only from where it was read, in the transaction that writes the rows.
import type { Knex } from 'knex';
import type { Pool, PoolClient } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import { transaction } from '../postgres/pool.ts';
import type { Write } from '../postgres/write-together.ts';
import { countOf, type Db, knex, present, rowOf, rowsOf } from '../postgres/statement.ts';

export type ProjectionStatus = 'building' | 'live' | 'faulted';

export interface Checkpoint {
  readonly name: string;
  readonly version: number;
  /** The group's, for a projection in the group. Undefined before the first event. */
  readonly position: bigint | undefined;
  /** Tells whether it stands where the group stands. */
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

/** The row that every chunk of events moves. */
export const liveGroup = (): Knex.QueryBuilder => knex('platform.projection_group').where({ name: 'live' });
const projections = () => knex('platform.projection');

const fromStored = (position: string) => (position === '-1' ? undefined : BigInt(position));
const toStored = (position: bigint | undefined) => (position === undefined ? '-1' : String(position));

/** Those that somebody follows: a version that a newer one replaced is left out. */
export async function readCheckpoints(db: Db): Promise<Checkpoint[]> {
  const rows = await rowsOf<Omit<Checkpoint, 'position'> & { position: string }>(
    db,
    knex('platform.checkpoint')
      .select('name', 'version', 'position', 'grouped', 'epoch', 'status', 'error')
      .whereNull('superseded_at')
      .orderBy(['name', 'version']),
  );
  return rows.map((row) => ({ ...row, position: fromStored(row.position) }));
}

export function checkpointIn(
  checkpoints: readonly Checkpoint[],
  { name, version }: Pick<Checkpoint, 'name' | 'version'>,
): Checkpoint {
  const found = checkpoints.find((one) => one.name === name && one.version === version);
  return needed(found, 'checkpoint of the read model');
}

export async function readGroup(db: Db): Promise<GroupCheckpoint> {
  const { position, last_event, epoch } = await rowOf<{ position: string; last_event: string | null; epoch: number }>(
    db,
    liveGroup().select('position', 'last_event', 'epoch'),
  );
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
  statement: (parameter) =>
    liveGroup()
      .where({ position: parameter(2), epoch: parameter(3) })
      .update({ position: parameter(0), last_event: parameter(1), moved_at: present() })
      .returning(knex.raw('1')),
  values: [String(to.position), to.eventId, toStored(from.position), from.epoch],
});

/** A projection that stands where the group stands joins it. */
const grouped = { position: null, status: 'live', error: '' };

/** Takes what stood ahead of the group into it. @throws StaleProjector when one is not where this projector left it */
export const joinMovingGroup = (client: PoolClient, joining: readonly Checkpoint[]): Promise<void> =>
  moveAll(client, joining, grouped);

/**
 * Takes projections that stand on their own to `to`.
 * @throws StaleProjector when one is not where this projector left it
 */
export const moveOwn = (client: PoolClient, from: readonly Checkpoint[], to: bigint): Promise<void> =>
  moveAll(client, from, {
    position: String(to),
    status: knex.raw(`case status when 'faulted' then 'building' else status end`),
    error: '',
  });

async function moveAll(
  client: PoolClient,
  from: readonly Checkpoint[],
  changed: Readonly<Record<string, unknown>>,
): Promise<void> {
  const moved = projections().where((all) => {
    for (const { name, version, position, epoch } of from)
      all.orWhere({ name, version, position: toStored(position), epoch });
  });
  if ((await countOf(client, moved.update({ ...changed, moved_at: present() }))) !== from.length)
    throw new StaleProjector();
}

const isIt = ({ name, version }: Pick<Checkpoint, 'name' | 'version'>) => projections().where({ name, version });

/**
 * What has caught up stands where the group stands from now on.
 * @throws StaleProjector when the group has moved on, or one of them
 */
export function joinGroup(pool: Pool, group: GroupCheckpoint, joining: readonly Checkpoint[]): Promise<void> {
  return transaction(pool, async (client) => {
    const stands = liveGroup().where({ position: toStored(group.position), epoch: group.epoch });
    if (!(await countOf(client, stands.select('name').forShare()))) throw new StaleProjector();
    await moveAll(client, joining, grouped);
  });
}

/** It stands on its own from now on, where the group stands. */
export async function leaveGroup(db: Db, member: Checkpoint, position: bigint | undefined): Promise<void> {
  const grouped = isIt(member).whereNull('position');
  await countOf(db, grouped.update({ position: toStored(position), moved_at: present() }));
}

/** The group has worked off all there was. */
export async function markCaughtUp(db: Db): Promise<void> {
  await countOf(db, projections().whereNull('position').where({ status: 'building' }).update({ status: 'live' }));
}

export async function markFaulted(db: Db, member: Pick<Checkpoint, 'name' | 'version'>, error: string): Promise<void> {
  await countOf(db, isIt(member).update({ status: 'faulted', error: error.slice(0, 2_000) }));
}

/** Tells whether it has yet to catch up for the first time; so has one that no projector has begun to build. */
export async function isBuilding(db: Db, { name, version }: Pick<Checkpoint, 'name' | 'version'>): Promise<boolean> {
  const own = (await readCheckpoints(db)).find((c) => c.name === name && c.version === version);
  return !own || own.status === 'building';
}

/** A table of its own begins with history. What was begun before goes on. */
export async function startBuild(db: Db, { name, version }: Pick<Checkpoint, 'name' | 'version'>): Promise<void> {
  await countOf(
    db,
    projections()
      .insert({ name, version, position: '-1', status: 'building' })
      .onConflict(['name', 'version'])
      .merge({ superseded_at: null })
      .whereNotNull('projection.superseded_at'),
  );
}
