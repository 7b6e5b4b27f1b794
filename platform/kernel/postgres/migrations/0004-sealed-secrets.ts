// Passwords and keys with which the shop signs in elsewhere (platform/adapters/keys/sealed-secrets.ts).
import type { Knex } from 'knex';

export async function createSealedSecrets(db: Knex): Promise<void> {
  await db.schema.withSchema('platform').createTable('sealed_secret', (t) => {
    t.text('name').primary();
    t.binary('sealed').notNullable();
  });
}
