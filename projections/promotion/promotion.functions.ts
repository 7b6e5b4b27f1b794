// What promotions make of a cart: for the cart itself, for the order that it becomes, and for a manager who tries them.
import { dictionary, own } from '#domain/shared/dictionary.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import { evaluate, prepare, type Evaluation, type KnownPromotion } from '#domain/shared/promotion/evaluate.ts';
import { isLimited } from '#domain/shared/promotion/promotion.ts';
import type { PromotedLine, Purchase } from '#domain/shared/promotion/purchase.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopClock } from '#platform/shop/shop-calendar.ts';
import { promotions, promotionUses, type PromotionRow } from './promotions.ts';

export interface LineBought {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  /** At the price of its list, in minor units. */
  readonly net: Amount;
}

interface Bought {
  readonly lines: readonly LineBought[];
  readonly currency: CurrencyCode;
  /** Empty for a guest. */
  readonly accountId: string;
  readonly coupons: readonly string[];
  /** ISO; now where it is left out. */
  readonly at?: string;
}

const NOTHING: Evaluation = { lines: {}, freight: [], results: [] };

export const present = (read: ReadSide): PromotionRow[] =>
  [...read.mirror(promotions).values()].filter(({ removed }) => !removed);

export const promotionFunctions = (read: ReadSide) => ({
  /** What a cart meets of the promotions that run, and why it does not meet the others. */
  async evaluate({ at, ...bought }: Bought, context: OperationContext): Promise<Evaluation> {
    const clock = shopClock(at ?? context.now);
    const running = present(read).filter(
      ({ data }) =>
        data.isActive &&
        data.currency === bought.currency &&
        (!data.from || clock.day >= data.from) &&
        (!data.until || clock.day <= data.until) &&
        (!data.code || bought.coupons.includes(data.code)),
    );
    if (!running.length || !bought.lines.length) return NOTHING;
    const [candidates, purchase] = await known(read, running, bought, clock, context);
    // Who enters a coupon is told why it takes nothing off.
    return prepare(candidates)(purchase, { explainAll: bought.coupons.length > 0 });
  },

  /** Those of some promotions whose uses are counted. */
  async limited({ promotionIds }: { readonly promotionIds: readonly string[] }): Promise<{ promotionIds: string[] }> {
    const mirror = read.mirror(promotions);
    return {
      promotionIds: promotionIds.filter((promotionId) => {
        const row = mirror.get(promotionId);
        return row && isLimited(row.data);
      }),
    };
  },

  /** The same with every promotion, also those that do not run, and one as if it did: for who tries them. */
  async explain(
    { at, promotionId, ...bought }: Bought & { readonly promotionId: string },
    context: OperationContext,
  ): Promise<Evaluation> {
    const rows = present(read).map((row) =>
      row.promotion_id === promotionId ? { ...row, data: { ...row.data, isActive: true } } : row,
    );
    return evaluate(...(await known(read, rows, bought, shopClock(at ?? context.now), context)));
  },

  /** Whether a code asks for a promotion that runs or will. */
  async coupon({ code }: { readonly code: string }, { now }: OperationContext): Promise<{ known: boolean }> {
    const { day } = shopClock(now);
    return {
      known: present(read).some(
        ({ data }) => data.code === code && data.isActive && (!data.until || day <= data.until),
      ),
    };
  },

  async count(): Promise<{ count: number }> {
    return { count: present(read).length };
  },

  /** What keeps a promotion from being as somebody wants it: another one with its code, or something that is not there. */
  async conflicts(
    {
      promotionId,
      code,
      items,
      methods,
      categories,
    }: {
      readonly promotionId: string;
      readonly code: string;
      readonly items: readonly string[];
      readonly methods: readonly string[];
      readonly categories: readonly string[];
    },
    { queries }: OperationContext,
  ): Promise<{ promotions: number; unknown: string }> {
    const taken = present(read).filter(
      (row) => code !== '' && row.data.code === code && row.promotion_id !== promotionId,
    );
    const [facts, offered, { ancestors }] = await Promise.all([
      queries.product.facts({ itemNumbers: items }),
      queries.shipping.known({ methods }),
      queries.category.ancestors({ categories }),
    ]);
    const unknown = [
      ...items.filter((item) => !own(facts, item)),
      ...methods.filter((method) => !offered.methods.includes(method)),
      ...categories.filter((category) => !own(ancestors, category)?.length),
    ];
    return { promotions: taken.length, unknown: unknown[0] ?? '' };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly promotion: FunctionsOf<ReturnType<typeof promotionFunctions>>;
  }
}

/** Everything that is asked of the shop before promotions are looked at. */
async function known(
  read: ReadSide,
  rows: readonly PromotionRow[],
  { lines, currency, accountId, coupons }: Omit<Bought, 'at'>,
  clock: Pick<Purchase, 'day' | 'weekday' | 'time'>,
  context: OperationContext,
): Promise<[KnownPromotion[], Purchase]> {
  const { queries } = context;
  const [{ kind }, isFirstOrder, promoted, used] = await Promise.all([
    queries.account.profile({ accountId }),
    rows.some(({ data }) => data.firstOrder) && accountId
      ? queries.order.count({ accountId }).then(({ orders }) => orders === 0)
      : false,
    promotedLines(lines, currency, context),
    usesOf(read, rows, accountId),
  ]);
  return [
    rows.map(({ promotion_id, version, data, uses, spent }) => ({
      promotionId: promotion_id,
      version,
      data,
      used: { uses, spent, byCustomer: own(used, promotion_id) ?? 0 },
    })),
    { lines: promoted, currency, accountId, group: kind, isFirstOrder, coupons, ...clock },
  ];
}

/** Gift certificates are money: no promotion reduces them, and none is earned by them. */
async function promotedLines(
  lines: readonly LineBought[],
  currency: CurrencyCode,
  { queries }: OperationContext,
): Promise<PromotedLine[]> {
  const itemNumbers = [...new Set(lines.map(({ itemNumber }) => itemNumber))];
  const [traits, costs] = await Promise.all([
    queries.product.traits({ itemNumbers }),
    queries.priceList.costs({ itemNumbers, currency }),
  ]);
  const goods = lines.filter(({ itemNumber }) => !own(traits, itemNumber)?.giftCertificate);
  return goods.map((line) => {
    const { brand = '', categories = [], attributes = {}, grams = 0 } = own(traits, line.itemNumber) ?? {};
    const cost = own(costs, line.itemNumber)?.tiers.findLast(({ quantity }) => quantity <= line.quantity)?.unitPrice;
    return {
      ...line,
      ...(cost === undefined ? {} : { cost }),
      grams: grams * line.quantity,
      brand,
      categories,
      attributes: dictionary(Object.entries(attributes).map(([attribute, value]) => [attribute, [value]] as const)),
    };
  });
}

/** The lines of many orders: what is known of an item is asked for once. */
export async function linesOfAll(
  orders: readonly { readonly lines: readonly LineBought[] }[],
  currency: CurrencyCode,
  context: OperationContext,
): Promise<PromotedLine[][]> {
  const all = await promotedLines(
    orders.flatMap(({ lines }) => lines),
    currency,
    context,
  );
  let from = 0;
  return orders.map(({ lines }) => all.slice(from, (from += lines.length)));
}

/** How often a customer used those that count by customer. */
async function usesOf(
  { pool }: ReadSide,
  rows: readonly PromotionRow[],
  customer: string,
): Promise<Record<string, number>> {
  const counted = rows.filter(({ data }) => data.usesPerCustomer > 0).map((row) => row.promotion_id);
  if (!customer || !counted.length) return {};
  const found = await rowsOf<{ promotion_id: string; uses: number }>(
    pool,
    knex(promotionUses.table)
      .select({ promotion_id: 'promotion_id', uses: knex.raw('count(*)::int') })
      .where({ customer })
      .whereRaw('promotion_id = any(?)', [counted])
      .groupBy('promotion_id'),
  );
  return dictionary(found.map((row) => [row.promotion_id, row.uses]));
}
