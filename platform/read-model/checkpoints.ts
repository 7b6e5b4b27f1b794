// How far each projection has come. A checkpoint moves only from where it was read, in the transaction that writes the rows.
import type { Db } from './table.ts';

export type ProjectionStatus = 'building' | 'live' | 'faulted';

export interface Checkpoint {
  readonly name: string;
  readonly version: number;
  /** Undefined before the first event. */
  readonly position: bigint | undefined;
  /** Raised when a rebuild swaps the table under a running projector. */
  readonly epoch: number;
  readonly status: ProjectionStatus;
  readonly error: string;
}

interface Stored {
  name: string;
  version: number;
  position: string;
  epoch: number;
  status: ProjectionStatus;
  error: string;
}

const fromStored = ({ position, ...row }: Stored): Checkpoint => ({ ...row, position: position === '-1' ? undefined : BigInt(position) });
const toStored = (position: bigint | undefined) => (position === undefined ? '-1' : String(position));

export async function readCheckpoints(db: Db): Promise<Checkpoint[]> {
  const { rows } = await db.query<Stored>('select name, version, position, epoch, status, error from platform.projection order by name, version');
  return rows.map(fromStored);
}

export async function startCheckpoint(db: Db, name: string, version: number, position: bigint | undefined, status: ProjectionStatus): Promise<void> {
  await db.query('insert into platform.projection (name, version, position, status) values ($1, $2, $3, $4) on conflict do nothing', [name, version, toStored(position), status]);
}

/** Whether it has yet to catch up for the first time. */
export async function isBuilding(db: Db, { name, version }: Pick<Checkpoint, 'name' | 'version'>): Promise<boolean> {
  return (await readCheckpoints(db)).some((c) => c.name === name && c.version === version && c.status === 'building');
}

/** Another projector moved the checkpoint: this one is stale and must stop. */
export class StaleProjector extends Error {
  override readonly name = 'StaleProjector';
}

/** @throws StaleProjector when a checkpoint is not where this projector left it */
export async function moveCheckpoints(db: Db, moved: readonly Checkpoint[], to: bigint, status: ProjectionStatus): Promise<void> {
  const { rowCount } = await db.query({
    name: 'move-checkpoints',
    text: `update platform.projection p set position = $1, status = $2, error = '', moved_at = now()
       from unnest($3::text[], $4::int[], $5::bigint[], $6::int[]) as was(name, version, position, epoch)
      where p.name = was.name and p.version = was.version and p.position = was.position and p.epoch = was.epoch`,
    values: [String(to), status, moved.map((c) => c.name), moved.map((c) => c.version), moved.map((c) => toStored(c.position)), moved.map((c) => c.epoch)],
  });
  if (rowCount !== moved.length) throw new StaleProjector('a checkpoint was moved by another projector or by a rebuild');
}

export async function markLive(db: Db, checkpoints: readonly Checkpoint[]): Promise<void> {
  await db.query(
    `update platform.projection p set status = 'live' from unnest($1::text[], $2::int[]) as live(name, version)
      where p.name = live.name and p.version = live.version and p.status = 'building'`,
    [checkpoints.map((c) => c.name), checkpoints.map((c) => c.version)],
  );
}

/** What was faulted goes on. */
export async function markMended(db: Db, { name, version }: Pick<Checkpoint, 'name' | 'version'>): Promise<void> {
  await db.query(`update platform.projection set status = 'live', error = '' where name = $1 and version = $2 and status = 'faulted'`, [name, version]);
}

export async function markFaulted(db: Db, { name, version }: Pick<Checkpoint, 'name' | 'version'>, error: string): Promise<void> {
  await db.query(`update platform.projection set status = 'faulted', error = $3 where name = $1 and version = $2`, [name, version, error.slice(0, 2_000)]);
}
