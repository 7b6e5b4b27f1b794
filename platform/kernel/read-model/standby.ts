// A projector of a newer release builds its read models beside those of the leader, so that readers of the older ones
// are served meanwhile.
import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import type { Log } from '../runtime/log.ts';
import { tryLock } from '../postgres/advisory-lock.ts';
import { byPosition, createBuild } from './build.ts';
import { readCheckpoints, readGroup, startBuild, checkpointIn } from './checkpoints.ts';
import type { Projection } from './projection.ts';

interface StandbyOptions {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly log: Log;
  readonly projections: readonly Projection[];
  readonly chunk: number;
  readonly signal: AbortSignal;
}

/** Any number that nothing else locks: "mwsb". */
const BUILD_LOCK = 0x6d777362;

/** Meanwhile nobody looks whether the leader still works. */
const STEP_MS = 5_000;

/**
 * One step of building. Returns whether there was something to build, and it has caught up: then this projector should
 * lead.
 */
export async function buildBeside({ pool, store, log, projections, chunk, signal }: StandbyOptions): Promise<boolean> {
  const [known, group] = [await readCheckpoints(pool), await readGroup(pool)];
  const checkpointOf = ({ name, version }: Projection) => known.find((c) => c.name === name && c.version === version);
  // A projector of an older release finds newer versions than its own, and leaves them alone.
  const isNewer = (projection: Projection) =>
    projection.table !== undefined && known.every((c) => c.name !== projection.name || c.version <= projection.version);
  const newer = projections.filter(
    (projection) =>
      isNewer(projection) && !checkpointOf(projection)?.grouped && checkpointOf(projection)?.status !== 'faulted',
  );
  if (!newer.length || group.position === undefined) return false;

  const client = await pool.connect();
  try {
    if (!(await tryLock(client, BUILD_LOCK))) return false;
    for (const projection of newer) {
      await projection.prepare(pool);
      await startBuild(pool, projection);
      projection.forget();
    }
    const checkpoints = await readCheckpoints(pool);
    const members = newer.map((projection) => ({
      projection,
      checkpoint: checkpointIn(checkpoints, projection),
    }));
    const step = AbortSignal.any([signal, AbortSignal.timeout(STEP_MS)]);
    for (const level of byPosition(members))
      await createBuild(pool, store, log, level, chunk).catchUp(group.position, step);
    return !step.aborted && members.every(({ checkpoint }) => checkpoint.status !== 'faulted');
  } finally {
    client.release(true);
  }
}
