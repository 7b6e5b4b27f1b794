import type { Dashboard, dashboardOperations } from '#contracts/dashboard/dashboard.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { addDays } from '#domain/shared/day.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { endOfShopDay, shopDay } from '#platform/shop/shop-calendar.ts';
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

/**
 * Quotes that came to an end after the first day and not after the last, each once and by its last outcome as of then:
 * what happened later changes no figure of a day that has passed.
 */
async function decidedBetween(
  { pool }: ReadSide,
  after: string,
  until: string,
): Promise<{ decided: number; converted: number }> {
  const [begin, end] = [endOfShopDay(after), endOfShopDay(until)];
  const still = knex(quoteCourses.table).select('outcome').where('closed_at', '>=', begin).where('closed_at', '<', end);
  const lastOfThen = `cross join lateral (
    select step->>'outcome' as outcome, (step->>'at')::timestamptz as at
    from jsonb_array_elements(steps) with ordinality as one (step, nth)
    where (step->>'at')::timestamptz < ? order by nth desc limit 1) as last_step`;
  // Open again, or closed once more, since: it was opened, closed and opened at least.
  const reopenedSince = knex(quoteCourses.table)
    .select('last_step.outcome')
    .joinRaw(lastOfThen, [end])
    .where('opened_at', '<', end)
    .where((later) => later.whereNull('closed_at').orWhere('closed_at', '>=', end))
    .whereRaw('jsonb_array_length(steps) > 2')
    .where('last_step.at', '>=', begin)
    .whereNot('last_step.outcome', 'open');
  const rows = await rowsOf<{ outcome: string; quotes: number }>(
    pool,
    knex
      .from(still.unionAll([reopenedSince]).as('decided'))
      .select('outcome', { quotes: knex.raw('count(*)::int') })
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
