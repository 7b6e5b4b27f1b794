// Which projections a leading projector follows, and what becomes of those that it does not know any more.
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import { transaction } from '../postgres/pool.ts';
import { readCheckpoints, readGroup, type GroupCheckpoint } from './checkpoints.ts';
import type { Member } from './chunk.ts';
import type { Projection } from './projection.ts';

/** So long an older version may still be served, by processes of the last release or after a roll-back. */
const SUPERSEDED_FOR = '1 day';

/** Where everything stands. From here on an earlier leader can write nothing. */
export async function prepareMembers(
  pool: Pool,
  projections: readonly Projection[],
): Promise<{ readonly group: GroupCheckpoint; readonly members: readonly Member[] }> {
  for (const projection of projections) await projection.prepare(pool);
  const [names, versions] = [projections.map(({ name }) => name), projections.map(({ version }) => version)];
  return transaction(pool, async (client) => {
    await client.query(`update platform.projection_group set epoch = epoch + 1 where name = 'live'`);
    const group = await readGroup(client);
    for (const { name, version, begins } of projections) {
      const isLevel = begins === 'now' || group.position === undefined;
      await client.query(
        `insert into platform.projection (name, version, position, status) values ($1, $2, $3, $4) on conflict do nothing`,
        [name, version, isLevel ? null : '-1', begins === 'now' && group.position !== undefined ? 'live' : 'building'],
      );
    }
    const own = '(name, version) in (select * from unnest($1::text[], $2::int[]))';
    await client.query(
      `update platform.projection set superseded_at = null where ${own} and superseded_at is not null`,
      [names, versions],
    );
    // What a newer release builds beside moves; what does not move for a day is nobody's.
    await client.query(
      `update platform.projection set superseded_at = now(), position = coalesce(position, $3), moved_at = now()
        where not ${own} and superseded_at is null and (position is null or moved_at < now() - interval '${SUPERSEDED_FOR}')`,
      [names, versions, String(group.position ?? -1n)],
    );
    const checkpoints = await readCheckpoints(client);
    const members = projections.map((projection): Member => {
      projection.forget();
      return {
        projection,
        checkpoint: checkpoints.find((c) => c.name === projection.name && c.version === projection.version)!,
      };
    });
    return { group, members };
  });
}

/** Tables of versions that nobody has followed for a day: they hold data that may since have been erased. */
export async function dropSuperseded(pool: Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ name: string; version: number }>(
    `delete from platform.projection where superseded_at < now() - interval '${SUPERSEDED_FOR}' returning name, version`,
  );
  for (const { name, version } of rows) {
    log.info({ projection: name, version }, 'a superseded projection is dropped');
    if (/^[a-z_]+$/.test(name)) await pool.query(`drop table if exists read.${name}_v${version}`);
  }
}
