// What the local mailbox shows of a mail's files.
import type { Knex } from 'knex';

export async function createMailAttachments(db: Knex): Promise<void> {
  await db.schema.withSchema('platform').alterTable('mailbox', (t) => {
    t.jsonb('attachments').notNullable().defaultTo('[]');
  });
}
