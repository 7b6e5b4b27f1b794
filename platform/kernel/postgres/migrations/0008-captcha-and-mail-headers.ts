// What was asked of whoever may be a machine (platform/adapters/security/captchas.ts), and what the local mailbox shows beside a mail.
import type { Knex } from 'knex';

export async function createCaptchaAndMailHeaders(db: Knex): Promise<void> {
  await db.schema.withSchema('platform').createTable('captcha_challenge', (t) => {
    t.text('challenge_id').primary();
    // Keyed hashes: of what the picture shows, and of the answer to the question.
    t.specificType('answers', 'text[]').notNullable();
    t.timestamp('expires_at').notNullable().index();
  });
  await db.schema.withSchema('platform').alterTable('mailbox', (t) => {
    t.jsonb('headers').notNullable().defaultTo('{}');
  });
}
