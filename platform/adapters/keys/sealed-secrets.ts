// Passwords and keys with which the shop signs in elsewhere, such as at a supplier's server. They are sealed with a key
// derived from MASTER_KEY, like second factors, and stand in no event and no log.
import type { Pool } from 'pg';
import { seal, unseal } from '#platform/kernel/personal-data/seal-bytes.ts';
import { shopKeys } from './shop-keys.ts';
import { countOf, knex, rowsOf } from '#platform/kernel/postgres/statement.ts';

export interface SealedSecrets {
  /** Takes the place of what was kept under the name. */
  put(name: string, secret: string): Promise<void>;
  /** Undefined where nothing is kept, or it was sealed with another MASTER_KEY. */
  get(name: string): Promise<string | undefined>;
  /** Harmless when repeated. */
  remove(name: string): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly sealedSecrets: SealedSecrets;
  }
}

const secrets = () => knex('platform.sealed_secret');

export function createSealedSecrets(pool: Pool, masterKey: Buffer): SealedSecrets {
  const { secrets: key } = shopKeys(masterKey);

  const open = (name: string, sealed: Buffer): string | undefined => {
    try {
      return unseal(sealed, key, name).toString('utf8');
    } catch {
      // A shop that was restored with another key: whoever is responsible gives it again.
      return undefined;
    }
  };

  return {
    async put(name, secret) {
      const row = secrets().insert({ name, sealed: seal(Buffer.from(secret), key, name) });
      await countOf(pool, row.onConflict('name').merge(['sealed']));
    },
    async get(name) {
      const [row] = await rowsOf<{ sealed: Buffer }>(pool, secrets().select('sealed').where({ name }));
      return row && open(name, row.sealed);
    },
    async remove(name) {
      await countOf(pool, secrets().where({ name }).delete());
    },
  };
}
