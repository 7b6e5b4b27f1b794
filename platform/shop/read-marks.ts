// Until when somebody has read something: it says nothing of the business and changes with every look, so it is a table and
// no history.
import type { Pool } from 'pg';
import { countOf, knex, rowsOf } from '../kernel/postgres/statement.ts';

export interface ReadMarks {
  /** A mark never goes back. */
  set(person: string, thing: string, at: string): Promise<void>;
  /** ISO moments by thing; things that were never read are left out. */
  of(person: string, things: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    /** Until when people have read what is written to them. */
    readonly readMarks: ReadMarks;
  }
}

const marks = () => knex('platform.read_mark');

export const createReadMarks = (pool: Pool): ReadMarks => ({
  async set(person, thing, at) {
    const later = knex.raw('greatest(read_mark.read_at, excluded.read_at)');
    const mark = marks().insert({ person, thing, read_at: at }).onConflict(['person', 'thing']);
    await countOf(pool, mark.merge({ read_at: later }));
  },
  async of(person, things) {
    if (!things.length) return new Map();
    const rows = await rowsOf<{ thing: string; read_at: Date }>(
      pool,
      marks().select('thing', 'read_at').where({ person }).whereIn('thing', things),
    );
    return new Map(rows.map(({ thing, read_at }) => [thing, read_at.toISOString()]));
  },
});
