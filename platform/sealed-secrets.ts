// Passwords and keys with which the shop signs in elsewhere, such as at a supplier's server. They are sealed with a key
// derived from MASTER_KEY, like second factors, and stand in no event and no log.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { countOf, knex, rowsOf } from './postgres/statement.ts';

export interface SealedSecrets {
  /** Takes the place of what was kept under the name. */
  put(name: string, secret: string): Promise<void>;
  /** Undefined where nothing is kept, or it was sealed with another MASTER_KEY. */
  get(name: string): Promise<string | undefined>;
  /** Harmless when repeated. */
  remove(name: string): Promise<void>;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const secrets = () => knex('platform.sealed_secret');

export function createSealedSecrets(pool: Pool, masterKey: Buffer): SealedSecrets {
  const key = createHmac('sha256', masterKey).update('sealed secrets').digest();

  const seal = (name: string, secret: string): Buffer => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
    return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  };
  const open = (name: string, sealed: Buffer): string | undefined => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(name));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // A shop that was restored with another key: whoever is responsible gives it again.
      return undefined;
    }
  };

  return {
    async put(name, secret) {
      const row = secrets().insert({ name, sealed: seal(name, secret) });
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
