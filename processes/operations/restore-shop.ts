// A backup becomes a shop again, in empty services of either shape. The history goes first and can be gone on with; the
// rows follow in one transaction.
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { readLines } from '#platform/adapters/backup/lines.ts';
import { keyCheck, readManifest, type Manifest } from '#platform/adapters/backup/manifest.ts';
import { restoreRows } from '#platform/adapters/backup/rows.ts';
import { takeBackEffects } from '#platform/kernel/outbox/enqueue-effects.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import { copyHistory } from '#platform/kernel/event-store/copy-history.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import { openRawStore } from '#platform/kernel/event-store/raw-history.ts';
import { reachStore } from '#platform/kernel/event-store/reach-store.ts';
import { storeName } from '#platform/kernel/event-store/store-name.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { openVault } from '#payment-sandbox/vault.ts';
import { beginMaintenance } from '#platform/kernel/postgres/maintenance.ts';
import { transaction, type Pool } from '#platform/kernel/postgres/pool.ts';
import { isMigration, lastMigration } from '#platform/kernel/postgres/migrate.ts';
import { knex, rowOf } from '#platform/kernel/postgres/statement.ts';
import { keepBridge } from '#platform/kernel/proof/bridges.ts';
import { readHeads } from '#platform/kernel/proof/heads.ts';
import { verifyHistory } from '#platform/kernel/proof/verify-history.ts';
import { beginAnew, eventsOf } from '#platform/kernel/read-model/begin-anew.ts';
import { BLOBS, historyInBackup, LATER_ROWS, ROWS } from './backup-shop.ts';
import { progressOf } from './progress.ts';
import { isoNow, systemClock } from '#platform/kernel/runtime/clock.ts';

export interface RestoreOptions {
  readonly from: string;
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly masterKey: Buffer;
  /** PROOF_KEY: signs the bridge from the backup to the store. */
  readonly seed: Buffer;
  /** Folder for the attached files; undefined where they lie in a bucket. */
  readonly blobs: string | undefined;
  readonly log: Log;
  readonly say: (line: string) => void;
}

/** @throws OperatorError when the backup is damaged, the key is another one, or the services are not empty */
export async function restoreShop(options: RestoreOptions): Promise<Manifest> {
  const { from, databaseUrl, eventStoreUrl, log, say } = options;
  const manifest = await readManifest(from);
  if (keyCheck(options.masterKey) !== manifest.masterKeyCheck)
    throw new OperatorError(
      'MASTER_KEY is not the one of this backup: nothing that was sealed with it could be read. Give the key that the shop had.',
    );
  if (!isMigration(manifest.migration))
    throw new OperatorError(
      'The backup is of a newer release of Millwright: restore it with that release, or a later one.',
    );
  await reachStore(eventStoreUrl);
  const { pool, end } = await beginMaintenance(databaseUrl, log, manifest.migration);
  const codec = createCodec(eventCatalogue);
  const [raw, store] = [openRawStore(eventStoreUrl, codec), createEventStore(eventStoreUrl, codec, log)];
  try {
    await expectEmpty(pool, manifest.migration);
    const progress = progressOf('restored', say);
    const { events, found } = await copyHistory(historyInBackup(from), raw, {
      onProgress: (count, there) => progress.reached(count, there),
    });
    progress.ended(events - found, found);
    if (manifest.tables.some((table) => table.startsWith('sandbox_gateway.'))) await openVault(pool);
    await restoreDatabase(options, manifest, pool, store);
    if (options.blobs && existsSync(join(from, BLOBS)))
      cpSync(join(from, BLOBS), options.blobs, { recursive: true, preserveTimestamps: true });
    return manifest;
  } finally {
    await Promise.all([raw.close(), store.close()]);
    await end();
  }
}

/** In one transaction: a restore that ends in the middle leaves a database without a shop. */
async function restoreDatabase(
  { from, seed, eventStoreUrl, say }: RestoreOptions,
  manifest: Manifest,
  pool: Pool,
  store: ReturnType<typeof createEventStore>,
): Promise<void> {
  await transaction(pool, async (db) => {
    await db.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const rows =
      (await restoreRows(db, readLines(join(from, ROWS)))) + (await restoreRows(db, readLines(join(from, LATER_ROWS))));
    const standings = { group: manifest.standings.group, alone: manifest.standings.alone };
    const wanted = eventsOf(standings);
    const positions = new Map<string, bigint>();
    const verdict = await verifyHistory(
      store,
      await readHeads(db),
      ({ id, position }) => void (wanted.has(id) && positions.set(id, position)),
    );
    if (verdict.root !== manifest.root || verdict.streams !== manifest.streams)
      throw new OperatorError(
        `The event store does not hold what was backed up: ${verdict.events} events with the root ${verdict.root}, of ${manifest.events} with ${manifest.root}.`,
      );
    await beginAnew(db, standings, positions);
    await takeBackEffects(db);
    await keepBridge(db, seed, {
      kind: 'moved',
      size: verdict.events,
      root: verdict.root,
      streams: verdict.streams,
      at: isoNow(systemClock),
      from: `backup of ${manifest.begunAt}`,
      to: storeName(eventStoreUrl),
    });
    say(
      `${rows} rows restored; the history has the root that the backup names${verdict.faults.length ? '' : `, and ${verdict.heads} signed heads hold`}.`,
    );
    for (const fault of verdict.faults) say(fault);
  });
}

/** A database without a shop, or one in which this restore was broken off. @throws OperatorError */
async function expectEmpty(pool: Pool, migration: string): Promise<void> {
  const holds = (table: string) => knex.raw('exists ?', [knex(table).select(knex.raw('1'))]);
  const { isUsed } = await rowOf<{ isUsed: boolean }>(
    pool,
    knex('platform.projection_group')
      .where({ name: 'live' })
      .select({
        isUsed: knex.raw('position <> -1 or ? or ? or ?', [
          holds('platform.person_key'),
          holds('platform.credential'),
          holds('proof.head'),
        ]),
      }),
  );
  if (isUsed)
    throw new OperatorError('DATABASE_URL: the database holds a shop already; a backup is restored into an empty one');
  if ((await lastMigration(pool)) !== migration)
    throw new OperatorError(
      'DATABASE_URL: the database has tables of another release; a backup is restored into an empty one',
    );
}
