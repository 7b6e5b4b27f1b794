// Several writes as one statement: one message to PostgreSQL and one answer, however many tables change. Whole or not
// at all, without a transaction around it.
import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';

export interface Write {
  /** The same name has the same text, so that PostgreSQL plans it once for each connection. */
  readonly name: string;
  /** `parameter(0)` stands for the first of `values`; `when` is a condition that every row written must be under. */
  text(parameter: (index: number) => string, when: string): string;
  readonly values: readonly unknown[];
}

export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

/** For writes that depend on nothing. */
export const ALWAYS: Write = { name: 'always', text: () => 'select', values: [] };

/** Combinations that keep a plan; a connection holds all of its plans. */
const NAMED = 128;
const names = new Map<string, string>();

/**
 * Writes and notifies if `guard`, a query or a write that returns rows, gives one. Answers whether it did. No two
 * writes may touch the same row, since none sees what another wrote.
 */
export async function writeTogether(
  db: Pool | ClientBase,
  guard: Write,
  writes: readonly Write[],
  notices: readonly Notice[],
): Promise<boolean> {
  const values: unknown[] = [];
  const sql = ({ text, values: own }: Write, when: string) => {
    const first = values.length + 1;
    values.push(...own);
    return text((index) => `$${first + index}`, when);
  };
  const parts = [
    `guard as (${sql(guard, 'true')})`,
    ...writes.map((write, n) => `write_${n} as (${sql(write, 'exists (select from guard)')})`),
  ];
  const notify = notices.map(({ channel, payload }) => `pg_notify($${values.push(channel)}, $${values.push(payload)})`);
  const text = `with ${parts.join(', ')} select ${notify.join(', ')} from guard`;
  const { rowCount } = await db.query({
    ...named([guard, ...writes].map(({ name }) => name).join(), notices.length),
    text,
    values,
  });
  return rowCount !== 0;
}

function named(writes: string, notices: number): { readonly name?: string } {
  const combination = `${writes} ${notices}`;
  const known = names.get(combination);
  if (known) return { name: known };
  if (names.size >= NAMED) return {};
  const name = `together-${createHash('sha256').update(combination).digest('hex').slice(0, 16)}`;
  names.set(combination, name);
  return { name };
}
