import type { Dashboard, dashboardOperations } from '#contracts/dashboard.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { knex, rowsOf } from '#platform/postgres/statement.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { addDays, endOfShopDay, shopDay } from '#platform/shop-calendar.ts';
import { quoteCourses, type QuoteCourseRow } from './quote-courses.ts';
import { salesByCurrency, unsoldSince } from './sales.queries.ts';
import { search } from './search.ts';

/** Open quotes by their age in whole days. */
const AGES = [
  { fromDays: 0, toDays: 2 },
  { fromDays: 3, toDays: 7 },
  { fromDays: 8, toDays: 30 },
  { fromDays: 31, toDays: null },
] as const;
const DAY_MS = 86_400_000;

export const dashboardQueries = (read: ReadSide): Handlers<typeof dashboardOperations, 'query'> => ({
  async 'admin/dashboard/show'({ day: asked, days }, context) {
    const today = shopDay(context.now);
    const day = asked ?? today;
    if (day > today) return notFound('day_in_future');
    const [currencies, openQuotes, decided, decidedBefore, now] = await Promise.all([
      salesByCurrency(read, day, days, context),
      openQuotesOn(read, day),
      decidedBetween(read, addDays(day, -days), day),
      decidedBetween(read, addDays(day, -2 * days), addDays(day, -days)),
      present(read, addDays(day, 1 - days), context),
    ]);
    return {
      day,
      isToday: day === today,
      from: addDays(day, 1 - days),
      currencies,
      openQuotes,
      conversion: {
        ...decided,
        decidedBefore: decidedBefore.decided,
        convertedBefore: decidedBefore.converted,
      },
      now,
    };
  },

  'admin/search': async (input, context) => ({ rows: await search(input.search, context) }),
});

/** Open at the end of a day, with what they were worth then. */
async function openQuotesOn({ pool }: ReadSide, day: string): Promise<Dashboard['openQuotes']> {
  const end = endOfShopDay(day);
  const rows = await rowsOf<Pick<QuoteCourseRow, 'currency' | 'steps'> & { opened_at: Date | string }>(
    pool,
    knex(quoteCourses.table)
      .select('currency', 'opened_at', 'steps')
      .where('opened_at', '<', end)
      .where((still) => still.whereNull('closed_at').orWhere('closed_at', '>=', end)),
  );
  const ages = rows.flatMap(({ currency, opened_at, steps }) => {
    const then = steps.findLast(({ at }) => Date.parse(at) < Date.parse(end));
    const age = Math.floor((Date.parse(end) - new Date(opened_at).getTime()) / DAY_MS);
    return then?.outcome === 'open' ? [{ age, currency, amount: then.worth }] : [];
  });
  return AGES.map(({ fromDays, toDays }) => {
    const among = ages.filter(({ age }) => age >= fromDays && (toDays === null || age <= toDays));
    const currencies = [...new Set(among.map(({ currency }) => currency))].sort();
    return {
      fromDays,
      toDays,
      quotes: among.length,
      worth: currencies.map((currency) => ({
        currency,
        amount: among.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + amount, 0),
      })),
    };
  });
}

/** Quotes that came to an end after the first day and not after the last. */
async function decidedBetween(
  { pool }: ReadSide,
  after: string,
  until: string,
): Promise<{ decided: number; converted: number }> {
  const rows = await rowsOf<{ outcome: string; quotes: number }>(
    pool,
    knex(quoteCourses.table)
      .select('outcome', { quotes: knex.raw('count(*)::int') })
      .where('closed_at', '>=', endOfShopDay(after))
      .where('closed_at', '<', endOfShopDay(until))
      .groupBy('outcome'),
  );
  return {
    decided: rows.reduce((sum, { quotes }) => sum + quotes, 0),
    converted: rows.find(({ outcome }) => outcome === 'converted')?.quotes ?? 0,
  };
}

async function present(read: ReadSide, since: string, context: OperationContext): Promise<Dashboard['now']> {
  const { queries } = context;
  const [{ ages }, { belowSafety }, unsold, failed, { orders: failedPayments }, health] = await Promise.all([
    queries.work.ages(),
    queries.stock.belowSafety(),
    unsoldSince(read, since, context),
    queries.effect.failed(),
    queries.order.withFailedPayment(),
    queries.work.readModels(),
  ]);
  return { queue: ages, belowSafety, unsold, failedSteps: failed.steps, failedPayments, ...health };
}
