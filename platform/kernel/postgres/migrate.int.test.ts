// Issue 9, section 3: the platform's migrations.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { until } from '../../../tests/harness/until.ts';
import { lastMigration, migrate, migrationNames, NEWEST_MIGRATION } from './migrate.ts';
import { createPool, type Pool } from './pool.ts';

const MIGRATING = `import { pino } from 'pino';
  import { createPool } from '#platform/kernel/postgres/pool.ts';
  import { migrate } from '#platform/kernel/postgres/migrate.ts';
  await migrate(createPool(process.env.DATABASE_URL, 'test', pino({ level: 'silent' }), 1));`;

describe('the migrations of the platform', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeEach(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, 'test', pino({ level: 'silent' }), 2);
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  const migrating = async (condition: string) =>
    (
      await pool.query(
        `select pid from pg_stat_activity where application_name = 'millwright-migration'
          and datname = current_database() and ${condition}`,
      )
    ).rowCount;

  it('are run once by roles that start together', async () => {
    await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
    await migrate(pool);
    const { rows } = await pool.query(`select name from platform.migration order by id`);
    expect(rows).toEqual(migrationNames.map((name) => ({ name })));
  });

  it('are run anew after a process was killed in the middle of one', async () => {
    // What another transaction is about to create holds up the migration where it creates the same.
    const blocker = new pg.Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('begin; create schema proof');
    const process_ = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', MIGRATING], {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: database.url },
      stdio: 'inherit',
    });
    await until(async () => (await migrating(`wait_event_type = 'Lock'`)) || undefined, 'a migration that waits');
    process_.kill('SIGKILL');
    await once(process_, 'exit');
    await blocker.query('rollback');
    await blocker.end();

    await migrate(pool);
    expect(await lastMigration(pool)).toBe(NEWEST_MIGRATION);
  });

  it('are not held up by a lock row that somebody left taken', async () => {
    await pool.query(
      `create schema platform; create table platform.migration_lock (index serial primary key, is_locked integer);
       insert into platform.migration_lock (is_locked) values (1)`,
    );
    await migrate(pool);
    expect(await lastMigration(pool)).toBe(NEWEST_MIGRATION);
  });

  it('tell who starts on data of before there were migrations what to do', async () => {
    await pool.query('create schema platform; create table platform.migration (step integer primary key)');
    await expect(migrate(pool)).rejects.toThrow('npm run reset');
  });

  it('leave a database alone that a newer release has migrated', async () => {
    await migrate(pool);
    await pool.query(`insert into platform.migration (name, batch) values ('9999-of-tomorrow', 2)`);
    await migrate(pool);
    expect(await lastMigration(pool)).toBe('9999-of-tomorrow');
  });
});
