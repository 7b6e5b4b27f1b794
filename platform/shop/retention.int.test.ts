import { pino } from 'pino';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../tests/harness/test-database.ts';
import { openDatabase } from '../kernel/postgres/open.ts';
import { deleteExpired } from './retention.ts';

describe('what is kept for a time only (security.md S13)', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = await openDatabase(database.url, 'test', pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('goes when its time is past, however much it is, and what is not stays', async () => {
    const session = (subject: string, expires: string, seen: string, count = 1) =>
      pool.query(
        `insert into platform.session (id_hash, kind, subject, data, expires_at, seen_at) select decode(md5($1 || $2 || $3 || n), 'hex'), 'shop', $1, '{}', now() + $2::interval, now() + $3::interval from generate_series(1, $4) n`,
        [subject, expires, seen, count],
      );
    await session('guest:old', '-1 minute', '-31 days', 12_000);
    await session('guest:new', '1 day', '-20 days');
    await session('contact:1', '10 days', '-3 days');
    await session('contact:2', '10 days', '-1 minute');
    await pool.query(
      `insert into platform.reset_token (token_hash, subject, expires_at)
        values ('\\x01', 'contact:1', now() - interval '1 second'), ('\\x02', 'contact:2', now() + interval '1 hour')`,
    );
    await pool.query(
      `insert into platform.rate_limit (key, points, expire) values ('past', 1, 1), ('to come', 1, $1)`,
      [Date.now() + 60_000],
    );
    await pool.query(
      `insert into platform.security_event (at, kind, subject, address, about)
        values (now() - interval '401 days', 'signed-in', 'a', '', '{}'),
        (now() - interval '399 days', 'signed-in', 'b', '', '{}')`,
    );

    const deleted = await deleteExpired(pool, 400);
    expect(deleted).toMatchObject({
      'platform.session': 12_001,
      'platform.reset_token': 1,
      'platform.rate_limit': 1,
      'platform.security_event': 1,
    });
    const { rows } = await pool.query<{ subject: string }>('select subject from platform.session order by subject');
    expect(rows.map(({ subject }) => subject)).toEqual(['contact:2', 'guest:new']);
    expect((await deleteExpired(pool, 400))['platform.session']).toBe(0);
  });
});
