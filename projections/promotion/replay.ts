// What a promotion would have done to past orders, had it run all that time beside those that did. Nothing is written.
import { setImmediate as makeRoom } from 'node:timers/promises';
import { own } from '#domain/shared/dictionary.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { freightOff, prepare, type Evaluation, type KnownPromotion } from '#domain/shared/promotion/evaluate.ts';
import type { PromotionUse } from '#domain/shared/promotion/promotion.ts';
import type { PromotedLine, Purchase } from '#domain/shared/promotion/purchase.ts';
import type { AnswerOf, Queries } from '#platform/kernel/operations/features.ts';
import { shopClock } from '#platform/shop/shop-calendar.ts';
import { formAt, type PromotionRow } from './promotions.ts';

export type PastOrder = AnswerOf<Queries['order']['past']>['orders'][number];

/** Few enough that nobody else waits for them. */
const AT_ONCE = 200;
export const MOST_REPLAYED = 100_000;
const EXAMPLES = 10;

export interface Replayed {
  /** Orders that were looked at. */
  readonly orders: number;
  /** Those whose promotions come out as they were placed, by the rules as they were then. */
  readonly same: number;
  /** Those that the promotion would have met. */
  readonly met: number;
  /** What their buyers would have paid less, in minor units; other promotions may have given less beside it. */
  readonly cost: Amount;
  /** The goods of those that it would have met, before promotions. */
  readonly goods: Amount;
  /** How many it would not have met, by why. */
  readonly against: Readonly<Record<string, number>>;
  /** Those that it would have cost most. */
  readonly dearest: readonly { readonly orderId: string; readonly orderNumber: string; readonly off: Amount }[];
}

/** Where orders come from, and what is known of their buyers and items: as they are today. */
export interface ReplaySource {
  page(after: PastOrder | undefined, limit: number): Promise<readonly PastOrder[]>;
  /** The lines of each order as promotions look at them. */
  lines(orders: readonly PastOrder[]): Promise<readonly (readonly PromotedLine[])[]>;
  groupOf(accountId: string): Promise<Purchase['group']>;
  /** The id of the first order of each of these accounts. */
  firstOrders(accountIds: readonly string[]): Promise<Readonly<Record<string, string>>>;
}

/** @param rows every promotion with its forms, `candidate` among them */
export async function replay(
  rows: readonly PromotionRow[],
  candidate: PromotionRow,
  source: ReplaySource,
): Promise<Replayed> {
  const others = rows.filter(({ promotion_id }) => promotion_id !== candidate.promotion_id);
  const runs = {
    then: createRun(rows),
    without: createRun(others),
    within: createRun(others, [always(candidate)]),
    alone: prepare([always(candidate)]),
  };
  const { code } = candidate.data;
  const tally = createTally();
  for await (const { order, purchase } of purchasesFrom(source)) {
    const without = runs.without(order, purchase);
    const then = formAt(candidate, order.placedAt) ? runs.then(order, purchase) : without;
    const isSame = sameOffs(order.promoted, then.offs);
    const asked = code ? { ...purchase, coupons: [...purchase.coupons, code] } : purchase;
    // Most promotions meet few orders: what it would do beside the others is of interest for those alone.
    const [alone] = runs.alone(asked).results;
    if (!alone?.applied) {
      tally.add(order, { isSame, why: alone?.why ?? 'no-items', off: 0 });
      continue;
    }
    const within = runs.within(order, asked);
    const result = within.evaluation.results.find(({ promotionId }) => promotionId === candidate.promotion_id);
    tally.add(order, {
      isSame,
      why: result?.applied ? undefined : (result?.why ?? 'no-items'),
      off: totalOf(within.offs) - totalOf(without.offs),
    });
  }
  return tally.result();
}

/** As if it had run all that time: its days do not matter, and everybody had its coupon. */
const always = ({ promotion_id, version, data }: PromotionRow): KnownPromotion => ({
  promotionId: promotion_id,
  version,
  data: { ...data, isActive: true, from: '', until: '' },
});

type Offs = Readonly<Record<string, Amount>>;
const totalOf = (offs: Offs): Amount => sum(Object.values(offs));
const sameOffs = (a: Offs, b: Offs): boolean =>
  Object.keys({ ...a, ...b }).every((promotionId) => (own(a, promotionId) ?? 0) === (own(b, promotionId) ?? 0));

/** Prices one order after the other by the promotions of its moment, and counts their uses as the ledger would have. */
function createRun(rows: readonly PromotionRow[], further: readonly KnownPromotion[] = []) {
  const preparedAt = preparedAtTimes(rows, further);
  const ledger = new Map<string, { uses: number; spent: Amount; by: Map<string, number> }>();
  const used = (promotionId: string, customer: string): PromotionUse => {
    const { uses = 0, spent = 0, by } = ledger.get(promotionId) ?? {};
    return { uses, spent, byCustomer: by?.get(customer) ?? 0 };
  };
  return (order: PastOrder, purchase: Purchase): { readonly evaluation: Evaluation; readonly offs: Offs } => {
    const evaluation = preparedAt(order.placedAt)(purchase, {
      used: ({ promotionId }) => used(promotionId, order.accountId),
    });
    const offs = offsOf(evaluation, order);
    for (const [promotionId, off] of Object.entries(offs)) {
      const entry = ledger.get(promotionId) ?? { uses: 0, spent: 0, by: new Map<string, number>() };
      entry.uses += 1;
      entry.spent += off;
      entry.by.set(order.accountId, (entry.by.get(order.accountId) ?? 0) + 1);
      ledger.set(promotionId, entry);
    }
    return { evaluation, offs };
  };
}

/** The forms that held at a moment, made ready once for all orders until the next change of any of them. */
function preparedAtTimes(rows: readonly PromotionRow[], further: readonly KnownPromotion[]) {
  const changes = [...new Set(rows.flatMap(({ forms }) => forms.map(({ from }) => from)))].sort();
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return (at: string) => {
    const since = changes.findLast((from) => from <= at) ?? '';
    const known = prepared.get(since) ?? prepare([...rows.flatMap((row) => formAt(row, since) ?? []), ...further]);
    prepared.set(since, known);
    return known;
  };
}

/** What each promotion takes off an order, its freight too. */
function offsOf({ lines, freight }: Evaluation, { freights }: PastOrder): Offs {
  const offs: Record<string, Amount> = {};
  const add = (promotionId: string, off: Amount) => {
    if (off) offs[promotionId] = (own(offs, promotionId) ?? 0) + off;
  };
  for (const { promotionId, off } of Object.values(lines).flat()) add(promotionId, off);
  for (const { price, shippingMethod } of freights)
    freight.forEach((one, index) => {
      const before = freightOff(price, shippingMethod, freight.slice(0, index));
      add(one.promotionId, freightOff(price, shippingMethod, freight.slice(0, index + 1)) - before);
    });
  return offs;
}

function createTally() {
  const against: Record<string, number> = {};
  let dearest: Replayed['dearest'] = [];
  let [orders, same, met, cost, goods] = [0, 0, 0, 0, 0];
  return {
    add(
      { orderId, orderNumber, lines }: PastOrder,
      { isSame, why, off }: { readonly isSame: boolean; readonly why: string | undefined; readonly off: Amount },
    ): void {
      orders += 1;
      if (isSame) same += 1;
      if (why) {
        against[why] = (own(against, why) ?? 0) + 1;
        return;
      }
      met += 1;
      cost += off;
      goods += sum(lines.map(({ net }) => net));
      const least = dearest.at(-1);
      if (!least || dearest.length < EXAMPLES || off > least.off)
        dearest = [...dearest, { orderId, orderNumber, off }].sort((a, b) => b.off - a.off).slice(0, EXAMPLES);
    },
    result: (): Replayed => ({ orders, same, met, cost, goods, against, dearest }),
  };
}

async function* purchasesFrom(
  source: ReplaySource,
): AsyncGenerator<{ readonly order: PastOrder; readonly purchase: Purchase }> {
  const groups = new Map<string, Purchase['group']>();
  const first: Record<string, string> = {};
  let last: PastOrder | undefined;
  for (let looked = 0; looked < MOST_REPLAYED; looked += AT_ONCE) {
    const page = await source.page(last, AT_ONCE);
    const accounts = [...new Set(page.map(({ accountId }) => accountId))];
    const unknown = accounts.filter((accountId) => accountId !== '' && own(first, accountId) === undefined);
    const [lines, found] = await Promise.all([source.lines(page), source.firstOrders(unknown)]);
    Object.assign(first, found);
    for (const accountId of accounts)
      if (!groups.has(accountId)) groups.set(accountId, await source.groupOf(accountId));
    for (const [index, order] of page.entries()) {
      const { accountId, currency, coupons, orderId, placedAt } = order;
      const isFirstOrder = accountId !== '' && own(first, accountId) === orderId;
      const group = needed(groups.get(accountId), 'group of the account');
      yield {
        order,
        purchase: {
          lines: needed(lines[index], 'lines of the order'),
          currency,
          accountId,
          group,
          isFirstOrder,
          coupons,
          ...shopClock(placedAt),
        },
      };
    }
    last = page.at(-1);
    if (page.length < AT_ONCE) return;
    await makeRoom();
  }
}
