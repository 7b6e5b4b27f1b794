// Passkeys of staff and buyers, and the challenges that they answer (platform/adapters/session/passkeys.ts). Codes on paper
// serve them too, so a person may have codes and no authenticator.
import type { Knex } from 'knex';

export async function createPasskeys(db: Knex): Promise<void> {
  await db.schema.withSchema('platform').alterTable('second_factor', (t) => {
    t.setNullable('secret');
  });
  await db.schema.withSchema('platform').createTable('passkey', (t) => {
    t.uuid('passkey_id').primary().defaultTo(db.fn.uuid());
    /** As the authenticator names it, Base64URL. */
    t.text('credential_id').notNullable().unique();
    /** `staff:<id>` or `contact:<id>` */
    t.text('subject').notNullable().index();
    /** COSE. It opens nothing by itself. */
    t.binary('public_key').notNullable();
    t.bigInteger('counter').notNullable();
    t.specificType('transports', 'text[]').notNullable().defaultTo('{}');
    t.text('name').notNullable();
    t.timestamp('added_at').notNullable().defaultTo(db.fn.now());
    t.timestamp('used_at');
  });
  await db.schema.withSchema('platform').createTable('passkey_challenge', (t) => {
    t.uuid('session_id').notNullable();
    t.text('purpose').notNullable();
    t.text('challenge').notNullable();
    /** Whose passkey it asks for; empty: anybody's. */
    t.text('subject').notNullable();
    t.timestamp('expires_at').notNullable().index();
    t.primary(['session_id', 'purpose']);
  });
}
