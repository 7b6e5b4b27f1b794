import type { Knex } from 'knex';
import type { quoteOperations } from '#contracts/quote/quote.ts';
import { quoteTotals } from '#domain/quote/quote.pricing.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import { knex, rowOf } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { whyPrice } from '#projections/shared/why-price.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { deskOf } from './desk.ts';
import { differenceBetween } from './difference.ts';
import { priceSources } from './price-sources.ts';
import { describeChanges } from './quote-changes.ts';
import { quoteMessages, type QuoteMessageRow } from './quote-messages.ts';
import { quoteRevisions, revisionId, type QuoteRevisionRow } from './quote-revisions.ts';
import { quotes, type QuoteRow } from './quotes.ts';
import { detailsOf, summaryOf } from './wire-quote.ts';
import { olderThan, quoteById } from './quote.functions.ts';

/** A thread or a list of revisions longer than this is nobody's. */
const MAX_ROWS = 1_000;

function threads(read: ReadSide) {
  const { pool } = read;
  const ofQuote = (quoteId: string) => ({
    where: (query: Knex.QueryBuilder) => void query.where({ quote_id: quoteId }),
    limit: MAX_ROWS,
  });
  const revisionsOf = async (quoteId: string, context: OperationContext): Promise<QuoteRevisionRow[]> =>
    context.past
      ? [...(await read.rowsOf(quoteRevisions, [`quote-${quoteId}`], context)).values()].reverse()
      : (
          await selectRows(pool, quoteRevisions, {
            ...ofQuote(quoteId),
            orderBy: [{ column: 'revision', order: 'desc' }],
          })
        ).rows;
  const messagesOf = async (quoteId: string, context: OperationContext): Promise<QuoteMessageRow[]> =>
    context.past
      ? [...(await read.rowsOf(quoteMessages, [`quote-${quoteId}`], context)).values()]
      : (await selectRows(pool, quoteMessages, { ...ofQuote(quoteId), orderBy: ['posted_at', 'message_id'] })).rows;

  return { revisionsOf, messagesOf };
}

/** As its buyer sees it. */
async function buyersView(row: QuoteRow, context: OperationContext, read: ReadSide) {
  const { revisionsOf, messagesOf } = threads(read);
  const [revisions, messages] = await Promise.all([
    revisionsOf(row.quote_id, context),
    messagesOf(row.quote_id, context),
  ]);
  return detailsOf(
    row,
    revisions,
    messages.filter((message) => message.visibility === 'customer'),
    context,
  );
}

export const ownQuotes = personalRows(
  'quotes',
  quotes,
  buyersView,
  async ({ caller }) =>
    (query) =>
      void query.where({ person_id: caller.personId }).whereNot({ status: 'draft' }),
);

export function quoteQueries(read: ReadSide): Handlers<typeof quoteOperations, 'query'> {
  const { pool } = read;
  const { revisionsOf, messagesOf } = threads(read);

  /** A CSR's draft is nobody's yet. */
  async function own(quoteId: string, context: OperationContext): Promise<QuoteRow> {
    const row = await quoteById(read, quoteId, context);
    const seen =
      row.status !== 'draft' && (await maySee({ personId: row.person_id, accountId: row.account_id }, context));
    return seen ? row : notFound('quote_not_found');
  }

  async function details(quoteId: string, context: OperationContext) {
    return buyersView(await own(quoteId, context), context, read);
  }

  async function difference(quoteId: string, from: number, to: number, context: OperationContext) {
    const found = await loadRows(pool, quoteRevisions, [revisionId(quoteId, from), revisionId(quoteId, to)]);
    const [before, after] = [found.get(revisionId(quoteId, from)), found.get(revisionId(quoteId, to))];
    return before && after
      ? differenceBetween(before.content, after.content, context.language)
      : notFound('revision_not_found');
  }

  /**
   * Counts how many of an account's quotes wait for somebody. Only those that something happened to since then were other than
   * they are.
   */
  async function openQuotesOf(accountId: string, context: OperationContext): Promise<number> {
    const { past } = context;
    const at = past?.at ?? 'infinity';
    const { accountIds } = await context.queries.account.family({ accountId });
    const { open: unchanged, since } = await rowOf<{ open: number; since: string[] }>(
      pool,
      knex(quotes.table)
        .whereIn('account_id', accountIds)
        .select({
          open: knex.raw(
            `count(*) filter (where waiting_for <> 'nobody' and status <> 'draft' and updated_at < ?)::int`,
            [at],
          ),
          since: knex.raw(`coalesce(array_agg(quote_id) filter (where updated_at >= ?), '{}')`, [at]),
        }),
    );
    const then = [...(await read.rows(quotes, since, context)).values()];
    return unchanged + then.filter(({ waiting_for, status }) => waiting_for !== 'nobody' && status !== 'draft').length;
  }

  return {
    'customer/getquotedetails': ({ QuoteId }, context) => details(QuoteId, context),
    'checkout/quoteordercomplete': ({ QuoteId }, context) => details(QuoteId, context),

    async 'customer/getquotes'({ page, pageSize, search, status, age }, context) {
      const { caller, queries, now } = context;
      const { seesAll, accountIds } = await queries.contact.scope();
      const { rows, total } = await selectRows(pool, quotes, {
        where(query) {
          query.whereNot({ status: 'draft' });
          if (seesAll) query.whereIn('account_id', accountIds);
          else query.where({ person_id: caller.personId });
          if (search) query.whereILike('quote_number', like(search));
          if (status) query.where({ status });
          if (age) query.where('requested_at', '>=', olderThan(age, now));
        },
        orderBy: [{ column: 'requested_at', order: 'desc' }, 'quote_id'],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return { total, quotes: rows.map((row) => summaryOf(row, now)) };
    },

    async 'quote/difference'({ QuoteId, from, to }, context) {
      await own(QuoteId, context);
      return difference(QuoteId, from, to, context);
    },
    'admin/quote/difference': ({ quoteId, from, to }, context) => difference(quoteId, from, to, context),

    async 'quote/download'({ QuoteId, Revision }, context) {
      await own(QuoteId, context);
      return context.queries.quote.paper({ quoteId: QuoteId, revision: Revision });
    },
    'admin/quote/download': ({ quoteId, revision }, { queries }) => queries.quote.paper({ quoteId, revision }),

    'admin/quote/list': (input, { queries }) => queries.quote.list(input),

    async 'admin/quote/desk'({ quoteId }, context) {
      const row = await quoteById(read, quoteId, context);
      const names = createNames(context);
      const [revisions, messages, history, openQuotes] = await Promise.all([
        revisionsOf(quoteId, context),
        messagesOf(quoteId, context),
        context.history(`quote-${quoteId}`).then((events) => describeChanges(events, context.language, names)),
        openQuotesOf(row.account_id, context),
      ]);
      return deskOf(
        {
          row,
          revisions,
          messages,
          history,
          openQuotes,
          maxDiscount: (await context.queries.quote.maxDiscount()).limit,
        },
        names,
        context,
      );
    },

    async 'admin/quote/whyprice'({ quoteId, revision }, context) {
      const [row, revisions, events] = await Promise.all([
        quoteById(read, quoteId, context),
        revisionsOf(quoteId, context),
        context.history(`quote-${quoteId}`),
      ]);
      const frozen =
        revision === undefined
          ? undefined
          : (revisions.find((one) => one.revision === revision)?.content ?? notFound('revision_not_found'));
      const agreed = frozen ?? { ...quoteTotals(row.state), currency: row.currency };
      return whyPrice(agreed, await priceSources(events, revision, createNames(context)), context);
    },
  };
}
