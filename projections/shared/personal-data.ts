// What the shop keeps of a person, part by part, as it is handed to them (decision 0084). Each feature names its own parts in
// its `feature.ts`.
import type { Knex } from 'knex';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';

export interface PersonalData {
  /** As the file calls it. */
  readonly name: string;
  /** All of the caller's: what pages show, and no more. */
  readonly of: (read: ReadSide, context: OperationContext) => Promise<PersonalRecords>;
}

export interface PersonalRecords {
  readonly records: readonly unknown[];
  /** There are further ones, which changed longer ago. */
  readonly isCut?: true;
}

/** Nobody has as many; of who has, those that changed last are handed over. */
const MOST_ROWS = 10_000;
const AT_ONCE = 20;

type Which = (context: OperationContext) => Promise<(query: Knex.QueryBuilder) => void>;

const byPerson: Which =
  async ({ caller }) =>
  (query) =>
    void query.where({ person_id: caller.personId });

/** The caller's rows of a read model: those that bear their id, where nothing else is said. */
export const personalRows = <Row extends object>(
  name: string,
  model: ReadModel<Row>,
  shown: (row: Row, context: OperationContext, read: ReadSide) => unknown,
  which: Which = byPerson,
): PersonalData => ({
  name,
  async of(read, context) {
    const { rows } = await selectRows(read.pool, model, {
      where: await which(context),
      orderBy: [{ column: '_position', order: 'desc' }, model.key],
      limit: MOST_ROWS + 1,
    });
    const records: unknown[] = [];
    for (let from = 0; from < Math.min(rows.length, MOST_ROWS); from += AT_ONCE)
      records.push(...(await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => shown(row, context, read)))));
    return { records, ...(rows.length > MOST_ROWS ? { isCut: true } : {}) };
  },
});
