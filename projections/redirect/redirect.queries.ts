import type { redirectOperations } from '#contracts/redirect/redirect.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { hitsOf, missingAddresses } from '#platform/shop/visits/address-counts.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { createNames } from '#projections/shared/people-names.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { redirectMap, type Redirection } from './redirect-map.ts';
import { redirects } from './redirects.ts';

const ACTIONS = { permanent: 'Permanent', temporary: 'Temporary', rewrite: 'No', gone: 'Gone' } as const;
const HITS = knex.raw(
  // A count that is not there is 0, which no join of knex says in an order.
  `coalesce((select count from platform.address_count c where c.kind = 'redirect' and c.address = t."from"), 0)`,
);
const SORT = { from: 'from', to: 'to', hits: HITS, changedAt: 'changed_at' } as const;

export function redirectQueries(read: ReadSide): Handlers<typeof redirectOperations, 'query'> {
  const map = redirectMap(read);
  return {
    async 'category/getredirectandrewriteurl'({ url }) {
      const found = map.find(url);
      return { Action: found ? ACTIONS[found.kind] : 'No', reWriteUrl: found?.to ?? '' };
    },
    'category/getredirectfilter': async () => map.filter,

    async 'admin/redirect/list'({ search, sort, direction, page, pageSize, kind }, context) {
      const { rows, total } = await selectRows(read.pool, redirects, {
        where(query) {
          query.whereNot({ kind: '' });
          if (kind) query.where({ kind });
          if (search) query.where((match) => match.whereILike('from', like(search)).orWhereILike('to', like(search)));
        },
        orderBy: [{ column: SORT[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'from'],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const hits = await hitsOf(
        read.pool,
        rows.map(({ from }) => from),
      );
      const nameOf = createNames(context);
      return {
        total,
        rows: await Promise.all(
          rows.map(async (row) => ({
            from: row.from,
            to: row.to,
            kind: row.kind || 'permanent',
            hits: hits.get(row.from)?.count ?? 0,
            lastHitAt: hits.get(row.from)?.lastAt ?? '',
            changedAt: row.changed_at,
            changedBy: await nameOf(row.changed_by),
          })),
        ),
      };
    },

    async 'admin/redirect/missing'(asked) {
      const isKnown = (address: string) => map.find(address) !== undefined;
      return missingAddresses(read.pool, asked, isKnown);
    },
  };
}

export const redirectFunctions = (read: ReadSide) => ({
  /** All of them; they are in memory. */
  async all(): Promise<readonly Redirection[]> {
    return [...read.mirror(redirects).values()].flatMap(({ from, to, kind }) => (kind ? [{ from, to, kind }] : []));
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly redirect: FunctionsOf<ReturnType<typeof redirectFunctions>>;
  }
}
