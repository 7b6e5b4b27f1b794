// Decides which projections a leading projector follows, and what becomes of those that it does not know any more.
import type { Pool } from 'pg';
import type { Log } from '../runtime/log.ts';
import { transaction } from '../postgres/pool.ts';
import { ago, countOf, knex, present, rowsOf } from '../postgres/statement.ts';
import { liveGroup, readCheckpoints, readGroup, checkpointIn, type GroupCheckpoint } from './checkpoints.ts';
import type { Member } from './chunk.ts';
import type { Projection } from './projection.ts';

/** So long an older version may still be served, by processes of the last release or after a roll-back. */
const SUPERSEDED_DAYS = 1;

const all = () => knex('platform.projection');

/** Takes over all checkpoints. From here on an earlier leader can write nothing. */
export async function prepareMembers(
  pool: Pool,
  projections: readonly Projection[],
): Promise<{ readonly group: GroupCheckpoint; readonly members: readonly Member[] }> {
  for (const projection of projections) await projection.prepare(pool);
  const [names, versions] = [projections.map(({ name }) => name), projections.map(({ version }) => version)];
  return transaction(pool, async (client) => {
    await countOf(client, liveGroup().update({ epoch: knex.raw('epoch + 1') }));
    const group = await readGroup(client);
    for (const { name, version, begins } of projections) {
      const isLevel = begins === 'now' || group.position === undefined;
      const status = begins === 'now' && group.position !== undefined ? 'live' : 'building';
      await countOf(
        client,
        all()
          .insert({ name, version, position: isLevel ? null : '-1', status })
          .onConflict()
          .ignore(),
      );
    }
    const own = knex.raw('(name, version) in (select * from unnest(?::text[], ?::int[]))', [names, versions]);
    await countOf(client, all().where(own).whereNotNull('superseded_at').update({ superseded_at: null }));
    // What a newer release builds beside moves; what does not move for a day is nobody's.
    await countOf(
      client,
      all()
        .whereRaw('not ?', [own])
        .whereNull('superseded_at')
        .where((still) => still.whereNull('position').orWhere('moved_at', '<', ago('days', SUPERSEDED_DAYS)))
        .update({
          superseded_at: present(),
          position: knex.raw('coalesce(position, ?)', [String(group.position ?? -1n)]),
          moved_at: present(),
        }),
    );
    const checkpoints = await readCheckpoints(client);
    const members = projections.map((projection): Member => {
      projection.forget();
      return {
        projection,
        checkpoint: checkpointIn(checkpoints, projection),
      };
    });
    return { group, members };
  });
}

/** Tables of versions that nobody has followed for a day: they hold data that may since have been erased. */
export async function dropSuperseded(pool: Pool, log: Log): Promise<void> {
  const rows = await rowsOf<{ name: string; version: number }>(
    pool,
    all().where('superseded_at', '<', ago('days', SUPERSEDED_DAYS)).delete().returning(['name', 'version']),
  );
  for (const { name, version } of rows) {
    log.info({ projection: name, version }, 'a superseded projection is dropped');
    // Policies have no table.
    if (/^[a-z_]+$/.test(name)) await countOf(pool, knex.raw('drop table if exists ??', [`read.${name}_v${version}`]));
  }
}
