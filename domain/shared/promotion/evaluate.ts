// Which promotions a cart meets, what each takes off which line, and why the others do not apply: one pure function for
// the cart, the order, the manager who tries a rule, and the replay over past orders.
import { own } from '#domain/shared/dictionary.ts';
import { absent } from '../needed.ts';
import { allocateAmong, sum, type Amount } from '../money.ts';
import { percentOf } from '../percent-of.ts';
import type { FreightPromotion } from '../price/delivery-step.ts';
import type { LinePromotion } from '../price/line-step.ts';
import { offsOf, type Takes } from './benefits.ts';
import type { PromotedLine, Purchase, ReasonAgainst } from './purchase.ts';
import { isLimited, needsAccount, type ItemClause, type PromotionData, type PromotionUse } from './promotion.ts';

export interface KnownPromotion {
  readonly promotionId: string;
  /** Counts its changes: an order names the one that it was priced by. */
  readonly version: number;
  readonly data: PromotionData;
  /** Left out where nothing limits it. */
  readonly used?: PromotionUse;
}

export type PromotionResult = { readonly promotionId: string; readonly data: PromotionData } & (
  | { readonly applied: true; readonly off: Amount }
  /** `missing`: minor units, units or grams that a minimum lacks. */
  | { readonly applied: false; readonly why: ReasonAgainst; readonly missing?: number }
);

export interface Evaluation {
  readonly lines: Readonly<Record<string, readonly LinePromotion[]>>;
  readonly freight: readonly FreightPromotion[];
  /** In the order in which they were looked at. */
  readonly results: readonly PromotionResult[];
}

/** The higher priority first, and among equals the order of their ids: the same cart always has the same price. */
const inOrder = (a: KnownPromotion, b: KnownPromotion): number =>
  b.data.priority - a.data.priority || (a.promotionId < b.promotionId ? -1 : 1);

/** @returns what the promotions come to; nothing falls below its cost or below zero by them */
export const evaluate = (known: readonly KnownPromotion[], purchase: Purchase): Evaluation =>
  prepare(known)(purchase, { explainAll: true });

interface Options {
  /** Uses as they are by now, in the place of those that were known. */
  readonly used?: UseOf;
  /** Also says why not of those that count none of the purchase's items. */
  readonly explainAll?: boolean;
}

/** For many purchases by the same promotions: of 500 that name items few are of interest to a cart. */
export function prepare(known: readonly KnownPromotion[]) {
  const sorted = [...known].sort(inOrder);
  /** Ranks of those that count everything, and of the others by the items that they count. */
  const ofAll: number[] = [];
  const byKey = new Map<string, number[]>();
  for (const [rank, { data }] of sorted.entries()) {
    if (!data.items.length) ofAll.push(rank);
    for (const clause of data.items) at(byKey, keyOf(clause)).push(rank);
  }
  return (purchase: Purchase, { used, explainAll = false }: Options = {}): Evaluation => {
    const lines = new Map<string, PromotedLine[]>();
    for (const line of purchase.lines) for (const key of keysOf(line)) at(lines, key).push(line);
    const ranks = explainAll
      ? sorted.keys()
      : [...new Set([...ofAll, ...[...lines.keys()].flatMap((key) => byKey.get(key) ?? [])])].sort((a, b) => a - b);
    const stack = createStack(purchase, lines, used ?? usedAsKnown);
    return stack.evaluated([...ranks].map((rank) => sorted[rank] ?? absent('promotion')));
  };
}

type UseOf = (promotion: KnownPromotion) => PromotionUse | undefined;
const usedAsKnown: UseOf = ({ used }) => used;

function at<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const list = lists.get(key) ?? [];
  if (!list.length) lists.set(key, list);
  return list;
}

const NONE: readonly PromotedLine[] = [];

/** What promotions make of a purchase, one upon the other; `byKey`: its lines by what they are. */
function createStack(purchase: Purchase, byKey: ReadonlyMap<string, readonly PromotedLine[]>, useOf: UseOf) {
  const nets = new Map(purchase.lines.map(({ lineId, net }) => [lineId, net]));
  // A gift may go below its cost where the others bear it: what they bear is no more for any other promotion to take.
  let toTake = sum(purchase.lines.map(({ net, cost = 0, quantity }) => Math.max(0, net - cost * quantity)));
  const lines: Record<string, LinePromotion[]> = {};
  const freight: FreightPromotion[] = [];
  const groups = new Set<string>();
  let alone = false;
  let any = false;

  const linesOf = (clauses: readonly ItemClause[]) =>
    new Set(clauses.flatMap((clause) => byKey.get(keyOf(clause)) ?? []));
  const matchingOf = ({ items, except }: PromotionData): readonly PromotedLine[] => {
    const [only, another] = items;
    // Nearly all are of these two kinds, and very many are looked at.
    if (!except.length && !only) return purchase.lines;
    if (!except.length && only && !another) return byKey.get(keyOf(only)) ?? NONE;
    const [counted, left] = [linesOf(items), linesOf(except)];
    return purchase.lines.filter((line) => (!items.length || counted.has(line)) && !left.has(line));
  };

  /** Returns what it came to, or why it comes to nothing; freight is not known yet. */
  const takeOff = (promotion: KnownPromotion, matching: readonly PromotedLine[]): Amount | ReasonAgainst => {
    const { promotionId, version, data } = promotion;
    const { benefit, name, budget } = data;
    const named = { promotionId, version, name };
    if (benefit.kind === 'shipping') {
      freight.push({ ...named, milliPercent: benefit.milliPercent, methods: benefit.methods });
      return 0;
    }
    const takes = offsOf(benefit, { matching, all: purchase.lines, nets });
    if ('why' in takes) return takes.why;
    const taken = within(takes, budget ? budget - (useOf(promotion)?.spent ?? 0) : Infinity);
    const off = sum([...taken.values()]);
    if (off > toTake) return 'below-cost';
    toTake -= off;
    for (const [lineId, part] of taken) {
      nets.set(lineId, (nets.get(lineId) ?? absent('line of the purchase')) - part);
      lines[lineId] = [...(own(lines, lineId) ?? []), { ...named, off: part }];
    }
    return off;
  };

  const resultOf = (promotion: KnownPromotion): PromotionResult => {
    const { promotionId, data } = promotion;
    const against = (why: ReasonAgainst, missing?: number): PromotionResult => ({
      promotionId,
      data,
      applied: false,
      why,
      ...(missing === undefined ? {} : { missing }),
    });
    const closed = closedTo(data, purchase, () => useOf(promotion));
    if (closed) return against(closed);
    const matching = matchingOf(data);
    if (!matching.length) return against('no-items');
    const lacking = lackingOf(matching, data);
    if (lacking) return against(...lacking);
    if (alone || (data.exclusive && any)) return against('exclusive');
    if (data.group && groups.has(data.group)) return against('group');
    const off = takeOff(promotion, matching);
    if (typeof off === 'string') return against(off);
    any = true;
    alone = data.exclusive;
    if (data.group) groups.add(data.group);
    return { promotionId, data, applied: true, off };
  };

  return {
    evaluated: (promotions: readonly KnownPromotion[]): Evaluation => ({
      results: promotions.map(resultOf),
      lines,
      freight,
    }),
  };
}

/** The last of a budget is shared out among the lines that it would have been taken from. */
function within(takes: Takes, left: Amount): Takes {
  const wanted = sum([...takes.values()]);
  if (wanted <= left) return takes;
  return new Map(allocateAmong(left, [...takes], ([, part]) => part).map(([[lineId], share]) => [lineId, share]));
}

/** Why a promotion is not for this moment, this buyer, or anybody any more; undefined where it is. */
const closedTo = (
  data: PromotionData,
  purchase: Purchase,
  use: () => PromotionUse | undefined,
): ReasonAgainst | undefined =>
  closedAt(data, purchase) ?? closedFor(data, purchase) ?? (isLimited(data) ? usedUp(data, use()) : undefined);

function closedAt(
  { isActive, currency, from, until, hours }: PromotionData,
  { currency: paid, day, weekday, time }: Purchase,
): ReasonAgainst | undefined {
  if (!isActive) return 'inactive';
  if (currency !== paid) return 'other-currency';
  if (from && day < from) return 'not-yet';
  if (until && day > until) return 'over';
  const isOpen = hours.some((one) => one.days.includes(weekday) && one.from <= time && time < one.until);
  return hours.length && !isOpen ? 'hours' : undefined;
}

function closedFor(
  data: PromotionData,
  { accountId, group, coupons, isFirstOrder }: Purchase,
): ReasonAgainst | undefined {
  const { audience, groups, accounts, code, firstOrder } = data;
  if (audience === 'groups' && !groups.includes(group)) return 'audience';
  if (audience === 'accounts' && !accounts.includes(accountId)) return 'audience';
  if (code && !coupons.includes(code)) return 'coupon';
  if (needsAccount(data) && !accountId) return 'sign-in';
  return firstOrder && !isFirstOrder ? 'first-order' : undefined;
}

function usedUp(
  { uses, budget, usesPerCustomer }: PromotionData,
  used: PromotionUse | undefined,
): ReasonAgainst | undefined {
  if (!used) return undefined;
  if ((uses && used.uses >= uses) || (budget && used.spent >= budget)) return 'used-up';
  return usesPerCustomer && used.byCustomer >= usesPerCustomer ? 'used-by-customer' : undefined;
}

function lackingOf(
  matching: readonly PromotedLine[],
  { minimumAmount, minimumQuantity, minimumGrams }: PromotionData,
): [ReasonAgainst, number] | undefined {
  let [amount, quantity, grams] = [0, 0, 0];
  for (const line of matching) {
    amount += line.net;
    quantity += line.quantity;
    grams += line.grams;
  }
  if (amount < minimumAmount) return ['minimum-amount', minimumAmount - amount];
  if (quantity < minimumQuantity) return ['minimum-quantity', minimumQuantity - quantity];
  return grams < minimumGrams ? ['minimum-weight', minimumGrams - grams] : undefined;
}

const keyOf = ({ of, named, value }: ItemClause): string =>
  of === 'attribute' ? `attribute:${named}=${value}` : `${of}:${named}`;

const keysOf = ({ itemNumber, brand, categories, attributes }: PromotedLine): readonly string[] => [
  `product:${itemNumber}`,
  `brand:${brand}`,
  ...categories.map((category) => `category:${category}`),
  ...Object.entries(attributes).flatMap(([attribute, values]) =>
    values.map((value) => `attribute:${attribute}=${value}`),
  ),
];

/** What the freight of a method costs less by these promotions, one after the other. */
export const freightOff = (price: Amount, shippingMethod: string, promotions: readonly FreightPromotion[]): Amount =>
  promotions
    .filter(({ methods }) => !methods.length || methods.includes(shippingMethod))
    .reduce((off, { milliPercent }) => off + percentOf(price - off, milliPercent), 0);
