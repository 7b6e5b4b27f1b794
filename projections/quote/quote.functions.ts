// Quotes as other features and jobs ask for them.
import type { Input, Output } from '#contracts/api.ts';
import type { ConversationMessage } from '#contracts/conversation/conversation.ts';
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import type { PriceSource } from '#contracts/shared/explanation.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { QuoteStatus } from '#domain/quote/quote.events.ts';
import { quotedLines } from '#domain/quote/quote.pricing.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { LineOption } from '#domain/shared/order-draft.ts';
import { lineDiscount, lineTotal, subTotal, unitPrice } from '#domain/shared/price/priced.ts';
import type { Translated } from '#domain/shared/translated.ts';
import { addDays } from '#domain/shared/day.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { likeSearchable } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { countWhere, loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { endOfShopDay, shopDay } from '#platform/shop/shop-calendar.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { priceSources } from './price-sources.ts';
import { describeChanges } from './quote-changes.ts';
import { printedQuote } from './printed-quote.ts';
import { quoteMessages } from './quote-messages.ts';
import { quotes, type QuoteRow } from './quotes.ts';
import { deskRowOf, wireMessages } from './wire-quote.ts';

const inDays = (days: number, now: string) => new Date(Date.parse(now) + days * 86_400_000).toISOString();

/** No offer is cheaper than nothing. */
const WITHOUT_LIMIT = 100;

/** Of one quote that are read at once. */
const MOST_MESSAGES = 2_000;

export const olderThan = (days: number, now: string) => inDays(-days, now);

export const quoteById = async (read: ReadSide, quoteId: string, context: OperationContext): Promise<QuoteRow> =>
  (await read.row(quotes, quoteId, context)) ?? notFound('quote_not_found');

const SORT_COLUMNS = {
  requestedAt: 'requested_at',
  updatedAt: 'updated_at',
  quoteNumber: 'quote_number',
  negotiatedTotal: 'negotiated_total',
  originalTotal: 'original_total',
  validUntil: 'valid_until',
  status: 'status',
} as const;

export const quoteFunctions = (read: ReadSide) => ({
  async list(
    {
      page,
      pageSize,
      sort,
      direction,
      search,
      status,
      waitingFor,
      accountId,
      open,
      requestedFrom,
      requestedTo,
      age,
      expiresWithin,
      counted,
    }: Input<'admin/quote/list'> & { readonly counted?: number },
    context: OperationContext,
  ): Promise<Output<'admin/quote/list'>> {
    const ofAccount = accountId ? await context.queries.account.family({ accountId }) : undefined;
    const accountIds = search ? (await context.queries.account.named({ text: search })).accountIds : [];
    const { rows, total } = await selectRows(read.pool, quotes, {
      where(query) {
        if (search)
          query.where((found) =>
            found.whereLike('search', likeSearchable(search)).orWhereRaw('account_id = any(?)', [accountIds]),
          );
        if (status) query.where({ status });
        // A buyer who wrote and has no answer waits for us, whoever the quote waits for.
        if (waitingFor)
          query.whereRaw(`case when unanswered <> '' then 'dealer' else waiting_for end = ?`, [waitingFor]);
        if (ofAccount) query.whereIn('account_id', ofAccount.accountIds);
        if (open) query.whereNot({ waiting_for: 'nobody' }).whereNot({ status: 'draft' });
        if (requestedFrom) query.where('requested_at', '>=', endOfShopDay(addDays(requestedFrom, -1)));
        if (requestedTo) query.where('requested_at', '<', endOfShopDay(requestedTo));
        if (age) query.where('requested_at', '>=', olderThan(age, context.now));
        if (expiresWithin !== undefined)
          query
            .where({ waiting_for: 'buyer' })
            .whereBetween('valid_until', [shopDay(context.now), shopDay(inDays(expiresWithin, context.now))]);
      },
      orderBy: [{ column: SORT_COLUMNS[sort], order: direction === 'ASC' ? 'asc' : 'desc' }, 'quote_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
      ...(counted === undefined ? {} : { counted }),
    });
    return { total, rows: await Promise.all(rows.map((row) => deskRowOf(row, context))) };
  },

  /** How many of a person's quotes somebody is still to answer. */
  async unfinishedOf({ personId }: { readonly personId: string }): Promise<{ count: number }> {
    return countWhere(read.pool, quotes, (query) =>
      query.where({ person_id: personId }).whereNot({ waiting_for: 'nobody' }),
    );
  },

  /** How many of an account's quotes wait for somebody, and how many it has at all. */
  async open(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{ openQuotes: number; quotes: number }> {
    const { accountIds } = await context.queries.account.family({ accountId });
    return rowOf<{ openQuotes: number; quotes: number }>(
      read.pool,
      knex(quotes.table)
        .whereIn('account_id', accountIds)
        .whereNot({ status: 'draft' })
        .where('requested_at', '<=', context.past?.at ?? 'infinity')
        .select({
          openQuotes: knex.raw(`count(*) filter (where waiting_for <> 'nobody')::int`),
          quotes: knex.raw('count(*)::int'),
        }),
    );
  },

  /** The events that set prices, discounts and freight of a revision by hand. */
  async priceSources(
    { quoteId, revision }: { readonly quoteId: string; readonly revision: number },
    context: OperationContext,
  ): Promise<PriceSource[]> {
    return priceSources(await context.history(`quote-${quoteId}`), revision, createNames(context));
  },

  /** Lists what changed the contents of a quote since a count of changes; the buyer hears nothing of what is not published. */
  async changes(
    { quoteId, since, toBuyer }: { readonly quoteId: string; readonly since: number; readonly toBuyer: boolean },
    context: OperationContext,
  ): Promise<QuoteChange[]> {
    const described = await describeChanges(
      await context.history(`quote-${quoteId}`),
      context.language,
      createNames(context),
    );
    return described
      .filter((change) => change.changesContents && change.changes > since)
      .map(({ changes: _, changesContents: __, ...change }) =>
        toBuyer && change.side === 'staff' ? { ...change, before: '', after: '' } : change,
      );
  },

  /** Says how far below the catalogue whoever asks may go alone, in thousandths of a percent. */
  async maxDiscount(_input: void, { caller }: OperationContext): Promise<{ limit: number }> {
    return { limit: Math.round((caller.limits?.discountPercent ?? WITHOUT_LIMIT) * 1_000) };
  },

  /** A quote's number; empty where there is no such quote. */
  async number({ quoteId }: { readonly quoteId: string }): Promise<{ quoteNumber: string }> {
    return { quoteNumber: (await loadRows(read.pool, quotes, [quoteId])).get(quoteId)?.quote_number ?? '' };
  },

  /** Numbers of quotes and who asked for them, by id; ids of no quote are left out. */
  async buyers({
    quoteIds,
  }: {
    readonly quoteIds: readonly string[];
  }): Promise<Record<string, { quoteNumber: string; name: string; email: string }>> {
    const rows = [...(await loadRows(read.pool, quotes, quoteIds)).values()];
    return Object.fromEntries(
      rows.map(({ quote_id, quote_number: quoteNumber, placed_by: name, email }) => [
        quote_id,
        { quoteNumber, name, email },
      ]),
    );
  },

  /** When the buyer last wrote about quotes, by id; quotes that they never wrote about are left out. */
  async lastFromBuyer({
    quoteIds,
  }: {
    readonly quoteIds: readonly string[];
  }): Promise<{ last: Record<string, string> }> {
    const rows = await rowsOf<{ quote_id: string; at: Date }>(
      read.pool,
      knex(quoteMessages.table)
        .select('quote_id', { at: knex.raw('max(posted_at)') })
        .whereIn('quote_id', quoteIds)
        .whereLike('by', 'contact:%')
        .groupBy('quote_id'),
    );
    return { last: Object.fromEntries(rows.map(({ quote_id, at }) => [quote_id, at.toISOString()])) };
  },

  /** What was written last about each quote that the caller may see, and meant for them; the newest first. */
  async lastMessages(
    _input: void,
    { caller, queries }: OperationContext,
  ): Promise<{ rows: { quoteId: string; number: string; by: string; at: string; text: string }[] }> {
    const { seesAll, accountIds } = await queries.contact.scope();
    const mine = knex(quotes.table)
      .select('quote_id', 'quote_number')
      .whereNot({ status: 'draft' })
      .where(
        (whose) =>
          void (seesAll ? whose.whereIn('account_id', accountIds) : whose.where({ person_id: caller.personId })),
      );
    const rows = await rowsOf<{ quote_id: string; quote_number: string; by: string; posted_at: Date; text: string }>(
      read.pool,
      knex({ message: quoteMessages.table })
        .distinctOn('message.quote_id')
        .select('message.quote_id', 'mine.quote_number', 'message.by', 'message.posted_at', 'message.text')
        .join(mine.as('mine'), 'mine.quote_id', 'message.quote_id')
        .where('message.visibility', 'customer')
        .orderBy(['message.quote_id', { column: 'message.posted_at', order: 'desc' }]),
    );
    return {
      rows: rows.map(({ quote_id, quote_number, by, posted_at, text }) => ({
        quoteId: quote_id,
        number: quote_number,
        by,
        at: posted_at.toISOString(),
        text,
      })),
    };
  },

  /** The thread of a quote for staff, and whose quote it is; its number is empty where there is no such quote. */
  async conversation(
    { quoteId }: { readonly quoteId: string },
    context: OperationContext,
  ): Promise<{ quoteNumber: string; personId: string; accountId: string; messages: ConversationMessage[] }> {
    const row = (await loadRows(read.pool, quotes, [quoteId])).get(quoteId);
    const rows = context.past
      ? [...(await read.rowsOf(quoteMessages, row ? [`quote-${quoteId}`] : [], context)).values()]
      : (
          await selectRows(read.pool, quoteMessages, {
            where: (query) => void query.where({ quote_id: quoteId }),
            orderBy: ['posted_at', 'message_id'],
            limit: MOST_MESSAGES,
          })
        ).rows;
    return {
      quoteNumber: row?.quote_number ?? '',
      personId: row?.person_id ?? '',
      accountId: row?.account_id ?? '',
      messages: (await wireMessages(rows, context)).map(({ lineId: _, visibility, ...message }) => ({
        ...message,
        about: 'quote' as const,
        internal: visibility === 'internal',
      })),
    };
  },

  /** Gathers what a mail about a quote needs to know. */
  /** A revision as PDF, in the reader's language. @throws DomainError quote_not_found, revision_not_found */
  async paper(
    { quoteId, revision }: { readonly quoteId: string; readonly revision: number },
    context: OperationContext,
  ): Promise<{ fileName: string; content: Uint8Array }> {
    return printedQuote(read, await quoteById(read, quoteId, context), revision, context);
  },

  async forMail(
    { quoteId, messageId }: { readonly quoteId: string; readonly messageId?: string },
    context: OperationContext,
  ): Promise<{
    message: string;
    quoteId: string;
    quoteNumber: string;
    status: QuoteStatus;
    revision: number;
    personId: string;
    email: string;
    name: string;
    language: 'en' | 'fr';
    total: number;
    currency: CurrencyCode;
    validUntil: string;
    reason: string;
    comments: string;
    lines: readonly {
      itemNumber: string;
      name: Translated;
      options: readonly LineOption[];
      quantity: number;
      unit: string;
      unitPrice: number;
      discount: number;
      total: number;
    }[];
  }> {
    const row = await quoteById(read, quoteId, context);
    const message = messageId
      ? ((await read.rows(quoteMessages, [messageId], context)).get(messageId)?.text ?? '')
      : '';
    const { state } = row;
    const lines = state.published?.content.lines ?? quotedLines(state);
    const total = state.published?.content.totals.total ?? subTotal(quotedLines(state));
    return {
      message,
      comments: state.header.comments ?? '',
      lines: lines.map((line) => ({
        itemNumber: line.itemNumber,
        name: line.name,
        options: line.options ?? [],
        quantity: line.quantity,
        unit: line.unit?.code ?? 'ea',
        unitPrice: unitPrice(line),
        discount: lineDiscount(line),
        total: lineTotal(line),
      })),
      quoteId,
      quoteNumber: row.quote_number,
      status: row.status,
      revision: state.published?.content.revision ?? 0,
      personId: row.person_id,
      email: row.email,
      name: row.placed_by,
      language: state.language === 'fr' ? 'fr' : 'en',
      total,
      currency: row.currency,
      validUntil: row.valid_until,
      reason: row.reason,
    };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly quote: FunctionsOf<ReturnType<typeof quoteFunctions>>;
  }
}
