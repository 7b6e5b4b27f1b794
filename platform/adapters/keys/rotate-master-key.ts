// Another MASTER_KEY: everything that it seals is sealed anew, all of it or nothing.
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { transaction } from '#platform/kernel/postgres/pool.ts';
import { countOf, knex, rowsOf, type Db } from '#platform/kernel/postgres/statement.ts';
import { seal, unseal } from '#platform/kernel/personal-data/seal-bytes.ts';
import { IDENTITY_KEY, identityKey, shopKeys, type ShopKeys } from './shop-keys.ts';

interface SealedColumn {
  readonly table: string;
  /** The table's key, and the context of what is sealed. */
  readonly context: string;
  readonly column: string;
  readonly use: keyof ShopKeys;
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'platform.person_key', context: 'person_id', column: 'wrapped_key', use: 'persons' },
  { table: 'platform.second_factor', context: 'subject', column: 'secret', use: 'secondFactors' },
  { table: 'platform.sealed_secret', context: 'name', column: 'sealed', use: 'secrets' },
];
const PAGE = 2_000;

/**
 * Nobody may use the shop meanwhile. Harmless when repeated: answers `undefined` where all is under the new key already, otherwise
 * how much was sealed anew.
 * @throws OperatorError where neither key is that of the shop
 */
export async function rotateMasterKey(pool: Pool, from: Buffer, to: Buffer): Promise<number | undefined> {
  return transaction(pool, async (db) => {
    await db.query('set local statement_timeout = 0');
    if (await isOf(db, to)) return undefined;
    const identity = await identityKey(db, from);
    let count = 0;
    for (const sealed of SEALED_COLUMNS) count += await sealAnew(db, sealed, shopKeys(from), shopKeys(to));
    const row = { name: IDENTITY_KEY, sealed: seal(identity, shopKeys(to).secrets, IDENTITY_KEY) };
    await countOf(db, knex('platform.sealed_secret').insert(row).onConflict('name').merge(['sealed']));
    return count;
  });
}

/** Tells whether the shop was changed to this key. */
async function isOf(db: Db, masterKey: Buffer): Promise<boolean> {
  try {
    return (await identityKey(db, masterKey)) !== masterKey;
  } catch (error) {
    if (error instanceof OperatorError) return false;
    throw error;
  }
}

async function sealAnew(db: Db, { table, context, column, use }: SealedColumn, from: ShopKeys, to: ShopKeys) {
  let [count, after] = [0, ''];
  for (;;) {
    const rows = await rowsOf<{ context: string; sealed: Buffer }>(
      db,
      knex(table)
        .select({ context, sealed: column })
        .where(context, '>', after)
        .whereNotNull(column)
        .orderBy(context)
        .limit(PAGE),
    );
    if (!rows.length) return count;
    const anew = rows.map((row) => seal(opened(row.sealed, from[use], row.context), to[use], row.context));
    await countOf(
      db,
      knex.raw(
        `update ?? set ?? = anew.sealed from unnest(?::text[], ?::bytea[]) anew (context, sealed) where ?? = anew.context`,
        [table, column, rows.map((row) => row.context), anew, `${table}.${context}`],
      ),
    );
    count += rows.length;
    after = needed(rows.at(-1), 'last row').context;
  }
}

/** @throws OperatorError where it was sealed with another key */
function opened(sealed: Buffer, key: Buffer, context: string): Buffer {
  try {
    return unseal(sealed, key, context);
  } catch (error) {
    throw new OperatorError('MASTER_KEY is not the one that this shop seals its secrets with; nothing was changed', {
      cause: error,
    });
  }
}
