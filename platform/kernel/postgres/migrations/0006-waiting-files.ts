// Files that were sent before their sender had an account (platform/shop/waiting-files.ts).
import type { Knex } from 'knex';

export async function createWaitingFiles(db: Knex): Promise<void> {
  await db.schema.withSchema('platform').createTable('waiting_file', (t) => {
    t.text('sha256').primary();
    t.timestamp('sent_at').notNullable().defaultTo(db.fn.now()).index();
  });
}
