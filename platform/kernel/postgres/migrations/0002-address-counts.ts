// How often addresses were asked for that lead elsewhere or nowhere: no business data and no history, so counts and not
// events.
import type { Knex } from 'knex';

export async function createAddressCounts(db: Knex): Promise<void> {
  await db.schema.withSchema('platform').createTable('address_count', (t) => {
    /** `redirect` or `missing`. */
    t.text('kind').notNullable();
    /** Path without its query: that may name people. */
    t.text('address').notNullable();
    t.bigInteger('count').notNullable();
    t.timestamp('first_at').notNullable();
    t.timestamp('last_at').notNullable();
    /** Host of the page that led there last. */
    t.text('referrer').notNullable().defaultTo('');
    t.primary(['kind', 'address']);
    t.index(['kind', 'last_at']);
    t.index(['kind', 'count']);
  });
}
