// Several writes as one statement: one message to PostgreSQL and one answer, however many tables change. Whole or not
// at all, without a transaction around it.
import type { Knex } from 'knex';
import { appendPrepared, combinationName, type Parameters } from './prepared.ts';
import { countOf, knex, type Db, type Statement } from './statement.ts';

export interface Write {
  /** The same name has the same text: knex builds it once, and PostgreSQL plans it once for each connection. */
  readonly name: string;
  /** `parameter(0)` stands for the first of `values`; `when` is a condition that every row written must be under. */
  statement(parameter: Parameters, when: Knex.Raw): Statement;
  readonly values: readonly unknown[];
}

export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

/** For writes that depend on nothing. */
export const ALWAYS: Write = { name: 'always', statement: () => knex.raw('select'), values: [] };

/**
 * Writes and notifies if `guard`, a query or a write that returns rows, gives one. Returns whether it did. No two
 * writes may touch the same row, since none sees what another wrote. knex puts each write together, and this the text
 * of them all: knex would take some 60 µs a write every time.
 */
export async function writeTogether(
  db: Db,
  guard: Write,
  writes: readonly Write[],
  notices: readonly Notice[],
): Promise<boolean> {
  const values: unknown[] = [];
  const textOf = ({ name, values: own, statement }: Write, role: string, when: Knex.Raw) =>
    appendPrepared(`${role} ${name}`, own, (parameter) => statement(parameter, when), values);
  const parts = [
    `guard as (${textOf(guard, 'guard', knex.raw('true'))})`,
    ...writes.map((write, n) => `write_${n} as (${textOf(write, 'guarded', GUARDED)})`),
  ];
  const notify = notices.map(({ channel, payload }) => `pg_notify($${values.push(channel)}, $${values.push(payload)})`);
  const text = `with ${parts.join(', ')} select ${notify.join(', ')} from guard`;
  const count = await countOf(db, {
    ...combinationName([...[guard, ...writes].map(({ name }) => name), notices.length]),
    text,
    values,
  });
  return count !== 0;
}

const GUARDED = knex.raw('exists (select from guard)');
