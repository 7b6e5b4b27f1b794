import type { wantListOperations } from '#contracts/want-list/want-list.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { AnswerOf, FunctionsOf, Queries } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { wants } from './wants.ts';

const SORT = { people: 'people', units: 'units', since: 'since', itemNumber: 'item_number' } as const;

interface Wanted {
  readonly item_number: string;
  readonly people: string;
  readonly units: string;
  readonly since: Date;
}

export const wantListQueries = (read: ReadSide): Handlers<typeof wantListOperations, 'query'> => ({
  async 'admin/wantlist/list'({ search, sort, direction, page, pageSize }, { queries, language }) {
    const waiting = () => {
      const query = knex(wants.table).where({ waiting: true });
      return search ? query.whereILike('item_number', like(search)) : query;
    };
    const byItem = waiting()
      .select('item_number')
      .count({ people: '*' })
      .sum({ units: 'quantity' })
      .min({ since: 'joined_at' })
      .groupBy('item_number')
      .orderBy([{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'item_number'])
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [rows, { total }] = await Promise.all([
      rowsOf<Wanted>(read.pool, byItem),
      rowOf<{ total: string }>(read.pool, waiting().countDistinct({ total: 'item_number' })),
    ]);
    const facts = await queries.product.facts({ itemNumbers: rows.map(({ item_number }) => item_number) });
    return {
      total: Number(total),
      rows: rows.map(({ item_number: itemNumber, people, units, since }) => ({
        itemNumber,
        name: own(facts, itemNumber)?.name[language] ?? itemNumber,
        people: Number(people),
        units: Number(units),
        since: since.toISOString(),
        available: own(facts, itemNumber)?.availability.quantity ?? 0,
        expectedOn: own(facts, itemNumber)?.availability.expectedOn ?? '',
      })),
    };
  },
});

export const wantListFunctions = (read: ReadSide) => ({
  /** What the letter says that an item is back. @throws DomainError not_found where the row is not there yet */
  async letterFacts(
    { wantId, origin }: { readonly wantId: string; readonly origin: string },
    { queries }: OperationContext,
  ): Promise<AnswerOf<Queries['letter']['productFacts']>> {
    const row = (await loadRows(read.pool, wants, [wantId])).get(wantId) ?? notFound('not_found');
    const { item_number: itemNumber, email: to, person_id: personId, language } = row;
    return queries.letter.productFacts({ itemNumber, to, personId, language, origin });
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly wantList: FunctionsOf<ReturnType<typeof wantListFunctions>>;
  }
}
