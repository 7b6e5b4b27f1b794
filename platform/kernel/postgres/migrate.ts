// knex's migrations of the platform's schema (docs/decisions/0023-statements-by-knex.md). CONTRIBUTING.md says how to
// add one.
import knexFactory, { type Knex } from 'knex';
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import { createPlatformAndProof } from './migrations/0001-platform-and-proof.ts';
import { createAddressCounts } from './migrations/0002-address-counts.ts';
import { createReadMarks } from './migrations/0003-read-marks.ts';
import { createSealedSecrets } from './migrations/0004-sealed-secrets.ts';
import { createPasskeys } from './migrations/0005-passkeys.ts';
import { createWaitingFiles } from './migrations/0006-waiting-files.ts';
import { createMissedSearches } from './migrations/0007-missed-searches.ts';
import { createCaptchaAndMailHeaders } from './migrations/0008-captcha-and-mail-headers.ts';
import { createMailAttachments } from './migrations/0009-mail-attachments.ts';
import { knex, rowOf, type Db } from './statement.ts';

type Up = (db: Knex) => Promise<void>;

/** In order, by the names under which the database remembers them. One that a shop has run is never changed. */
const MIGRATIONS: ReadonlyMap<string, Up> = new Map([
  ['0001-platform-and-proof', createPlatformAndProof],
  ['0002-address-counts', createAddressCounts],
  ['0003-read-marks', createReadMarks],
  ['0004-sealed-secrets', createSealedSecrets],
  ['0005-passkeys', createPasskeys],
  ['0006-waiting-files', createWaitingFiles],
  ['0007-missed-searches', createMissedSearches],
  ['0008-captcha-and-mail-headers', createCaptchaAndMailHeaders],
  ['0009-mail-attachments', createMailAttachments],
]);

/** Name of the newest migration. */
/** In the order in which they run. */
export const migrationNames: readonly string[] = [...MIGRATIONS.keys()];
export const NEWEST_MIGRATION: string = needed(migrationNames.at(-1), 'migration');

export const isMigration = (name: string): boolean => MIGRATIONS.has(name);

/** Any number that nothing else locks: "mwmg". */
const MIGRATION_LOCK = 0x6d776d67;
const TIMEOUT_MS = 60_000;
const SCHEMA = 'platform';
const TABLE = 'migration';

const CONFIG: Knex.MigratorConfig = {
  schemaName: SCHEMA,
  tableName: TABLE,
  // A release finds migrations of a newer one while the two run side by side, or after a roll-back.
  disableMigrationsListValidation: true,
  // An object rather than a folder: the roles are bundled.
  migrationSource: {
    getMigrations: async () => [...migrationNames],
    getMigrationName: (name: string) => name,
    getMigration: async (name: string) => ({
      up: needed(MIGRATIONS.get(name), 'migration of that name'),
      down: async () => {
        throw new Error(`${name} is not taken back: restore a backup`);
      },
    }),
  },
};

/**
 * Runs the migrations that the database has not seen, up to `last`. Roles that start together wait for the first. All
 * is one transaction, knex's own lock row included: a process that is killed leaves nothing behind.
 * @throws OperatorError for a database of a release before there were migrations
 */
export async function migrate({ options }: Pool, last: string = NEWEST_MIGRATION): Promise<void> {
  const db = knexFactory({
    client: 'pg',
    connection: {
      connectionString: needed(options.connectionString, 'address of the database'),
      application_name: 'millwright-migration',
      connectionTimeoutMillis: options.connectionTimeoutMillis,
      keepAlive: true,
      statement_timeout: TIMEOUT_MS,
      idle_in_transaction_session_timeout: TIMEOUT_MS,
    },
    pool: { min: 0, max: 1 },
    // The error itself tells the operator who starts the role.
    log: { warn: () => undefined },
  });
  try {
    await db.transaction(async (trx) => {
      await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
      for (const schema of [SCHEMA, 'read']) await trx.schema.createSchemaIfNotExists(schema);
      if (await trx.schema.withSchema(SCHEMA).hasColumn(TABLE, 'step'))
        throw new OperatorError('the data are of a release before 0.1: npm run reset empties them');
      // A lock row that is taken can only be somebody's who works with knex's command line: ours lasts no longer than
      // the transaction.
      await trx.migrate.forceFreeMigrationsLock(CONFIG);
      await trx.migrate.to({ ...CONFIG, name: last });
    });
  } finally {
    await db.destroy();
  }
}

/** Name of the last migration that the database has seen. */
export async function lastMigration(db: Db): Promise<string> {
  const { name } = await rowOf<{ name: string }>(
    db,
    knex(`${SCHEMA}.${TABLE}`).select('name').orderBy('id', 'desc').limit(1),
  );
  return name;
}
