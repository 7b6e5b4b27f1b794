// Another MASTER_KEY: what the old one sealed, the new one opens, and names stay what they were.
import { needed } from '#domain/shared/needed.ts';
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { Secret, TOTP } from 'otpauth';
import type { Pool } from 'pg';
import { migrate } from '#platform/kernel/postgres/migrate.ts';
import { createPersonKeys } from '#platform/kernel/personal-data/person-keys.ts';
import { createPool } from '#platform/kernel/postgres/pool.ts';
import { createSealedSecrets } from '#platform/adapters/keys/sealed-secrets.ts';
import { createSecondFactors } from '#platform/adapters/session/second-factor.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts';
import { rotateMasterKey, SEALED_COLUMNS } from './rotate-master-key.ts';
import { identityKey } from './shop-keys.ts';

/** Codes of an authenticator are good for half a minute. */
const MOMENT = Date.parse('2026-06-10T16:00:00Z');

describe('a shop whose MASTER_KEY is changed', () => {
  const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  let database: TestDatabase;
  let pool: Pool;
  let personKey: Buffer;
  let totp: TOTP;
  const keyOfAdele = async (masterKey: Buffer) => {
    const keys = await createPersonKeys(pool, masterKey);
    await keys.load(['contact:1']);
    return keys.cached('contact:1');
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool(database.url, 'test', pino({ level: 'silent' }));
    await migrate(pool);
    const keys = await createPersonKeys(pool, first);
    personKey = needed(await keys.forWriting('contact:1'), 'key');
    await keys.forWriting('contact:2');
    await createSealedSecrets(pool, first).put('supplier', 's3cret');
    const factors = createSecondFactors(pool, first, () => MOMENT);
    const { secret } = await factors.begin('staff:1', 'Louise', 'Shop');
    totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await factors.confirm('staff:1', totp.generate({ timestamp: MOMENT }));
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('is not changed with a key that is not its own', async () => {
    await expect(rotateMasterKey(pool, third, second)).rejects.toThrow('nothing was changed');
    expect(await keyOfAdele(first)).toEqual(personKey);
  });

  it('opens with the new key what the old one sealed, and with the old one no more', async () => {
    expect(await rotateMasterKey(pool, first, second)).toBe(4);
    expect(await keyOfAdele(second)).toEqual(personKey);
    await expect(keyOfAdele(first)).rejects.toThrow();
    expect(await createSealedSecrets(pool, second).get('supplier')).toBe('s3cret');
    const next = totp.generate({ timestamp: MOMENT + 30_000 });
    expect(await createSecondFactors(pool, second, () => MOMENT).check('staff:1', next)).toBe('totp');
  });

  it('finds names as before, and says so when it is started with the old key', async () => {
    expect(await identityKey(pool, second)).toEqual(first);
    await expect(identityKey(pool, first)).rejects.toThrow('MASTER_KEY is not the one');
  });

  it('is changed once by a command that is repeated', async () => {
    expect(await rotateMasterKey(pool, first, second)).toBeUndefined();
    expect(await keyOfAdele(second)).toEqual(personKey);
  });

  it('can be changed again', async () => {
    await rotateMasterKey(pool, second, third);
    expect(await keyOfAdele(third)).toEqual(personKey);
    expect(await identityKey(pool, third)).toEqual(first);
  });

  it('has no sealed column that is forgotten', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'platform' and data_type = 'bytea' order by 1`,
    );
    const hashes = ['platform.passkey.public_key', 'platform.reset_token.token_hash', 'platform.session.id_hash'];
    expect(rows.map(({ name }) => name).filter((name) => !hashes.includes(name))).toEqual(
      SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort(),
    );
  });
});
