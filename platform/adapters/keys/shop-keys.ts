// The keys that follow from MASTER_KEY, one for each use; and the one that stays when MASTER_KEY is changed.
import { createHmac } from 'node:crypto';
import type { Db } from '#platform/kernel/postgres/statement.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { unseal } from '#platform/kernel/personal-data/seal-bytes.ts';

export interface ShopKeys {
  /** Wraps the keys of persons. */
  readonly persons: Buffer;
  /** Seals what authenticators share with the shop. */
  readonly secondFactors: Buffer;
  /** Seals passwords with which the shop signs in elsewhere. */
  readonly secrets: Buffer;
}

export function shopKeys(masterKey: Buffer): ShopKeys {
  const derived = (use: string) => createHmac('sha256', masterKey).update(use).digest();
  return { persons: masterKey, secondFactors: derived('second factors'), secrets: derived('sealed secrets') };
}

/** Where it is sealed beside other secrets, once MASTER_KEY was changed. */
export const IDENTITY_KEY = 'identity-key';

/**
 * Names streams by user names and passkeys by persons, so it can never change: the first MASTER_KEY of the shop.
 * @throws OperatorError where MASTER_KEY is not the one of this shop
 */
export async function identityKey(db: Db, masterKey: Buffer): Promise<Buffer> {
  const [row] = await rowsOf<{ sealed: Buffer }>(
    db,
    knex('platform.sealed_secret').select('sealed').where({ name: IDENTITY_KEY }),
  );
  if (!row) return masterKey;
  try {
    return unseal(row.sealed, shopKeys(masterKey).secrets, IDENTITY_KEY);
  } catch (error) {
    throw new OperatorError('MASTER_KEY is not the one that this shop was changed to last', { cause: error });
  }
}
