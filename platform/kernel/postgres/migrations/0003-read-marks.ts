// Until when members of staff and buyers have read which conversation (platform/shop/read-marks.ts).
import type { Knex } from 'knex';

export async function createReadMarks(db: Knex): Promise<void> {
  await db.schema.withSchema('platform').createTable('read_mark', (t) => {
    /** `staff:<id>` or `contact:<id>` */
    t.text('person').notNullable();
    /** Id of an order, quote or account. */
    t.text('thing').notNullable();
    t.timestamp('read_at').notNullable();
    t.primary(['person', 'thing']);
  });
}
