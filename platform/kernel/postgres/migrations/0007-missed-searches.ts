// What was searched for and not found: no business data and no history, so counts and not events.
import type { Knex } from 'knex';

export async function createMissedSearches(db: Knex): Promise<void> {
  await db.schema.withSchema('platform').createTable('missed_search', (t) => {
    t.text('language').notNullable();
    /** In lower case, as the search took it; never one that may name a person. */
    t.text('keyword').notNullable();
    /** Words of it that nothing had together with the rest. */
    t.text('left_out').notNullable();
    /** Products that were shown instead, the last time. */
    t.bigInteger('results').notNullable();
    t.bigInteger('count').notNullable();
    t.timestamp('first_at').notNullable();
    t.timestamp('last_at').notNullable();
    t.primary(['language', 'keyword']);
    t.index(['last_at']);
    t.index(['count']);
  });
}
