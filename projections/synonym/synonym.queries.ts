// Words that mean the same, and what was searched for and not found.
import type { synonymOperations } from '#contracts/synonym/synonym.ts';
import type { SynonymData } from '#domain/synonym/synonym.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { missedSearches } from '#platform/shop/visits/missed-searches.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { synonyms, type SynonymRow } from './synonyms.ts';

// knex has no words for a field of JSON in an order.
const WORDS = knex.raw(`lower(data->>'words')`);
const PRESENT = `coalesce(data, 'null'::jsonb) <> 'null'::jsonb`;

const isPresent = (row: SynonymRow): row is SynonymRow & { readonly data: SynonymData } => row.data !== null;

export const synonymQueries = ({ pool }: ReadSide): Handlers<typeof synonymOperations, 'query'> => ({
  async 'admin/synonym/list'({ search, sort, direction, page, pageSize, language }) {
    const { rows, total } = await selectRows(pool, synonyms, {
      where(query) {
        query.whereRaw(PRESENT);
        if (language) query.whereRaw(`data->>'language' = ?`, [language]);
        if (search) query.whereRaw(`lower(data->>'words') like ?`, [like(search.toLowerCase())]);
      },
      orderBy: [
        { column: sort === 'changedAt' ? 'changed_at' : WORDS, order: direction === 'ASC' ? 'asc' : 'desc' },
        'id',
      ],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      total,
      rows: rows.filter(isPresent).map(({ id, data: { words, ...data }, changed_at }) => ({
        synonymId: id,
        ...data,
        words: [...words],
        changedAt: changed_at,
      })),
    };
  },

  'admin/synonym/missed': (asked) => missedSearches(pool, asked),
});

export const synonymFunctions = ({ pool }: ReadSide) => ({
  /** All of them, in the order of their ids; a dealer keeps some hundreds. */
  async all(): Promise<readonly (SynonymData & { readonly synonymId: string })[]> {
    const { rows } = await selectRows(pool, synonyms, {
      where: (query) => void query.whereRaw(PRESENT),
      orderBy: ['id'],
      limit: 100_000,
      offset: 0,
    });
    return rows.filter(isPresent).map(({ id, data }) => ({ synonymId: id, ...data }));
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly synonym: FunctionsOf<ReturnType<typeof synonymFunctions>>;
  }
}
