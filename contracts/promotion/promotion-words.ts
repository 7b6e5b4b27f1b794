// What a promotion does, in words: the manager reads them while she edits it, and buyers beside what it is on.
import type { PromotionData } from '#domain/shared/promotion/promotion.ts';

type PromotionTerms = Pick<
  PromotionData,
  | 'benefit'
  | 'currency'
  | 'items'
  | 'except'
  | 'from'
  | 'until'
  | 'hours'
  | 'audience'
  | 'groups'
  | 'accounts'
  | 'firstOrder'
  | 'code'
  | 'minimumAmount'
  | 'minimumQuantity'
  | 'minimumGrams'
  | 'exclusive'
  | 'group'
  | 'uses'
  | 'usesPerCustomer'
  | 'budget'
>;

export interface Wording {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly locale: string;
  /** The path of a category by its id, where it is known. */
  readonly category: (id: string) => string;
  /** Minor units. */
  readonly money: (amount: number, currency: string) => string;
  readonly day: (day: string) => string;
}

type Clause = PromotionData['items'][number];

const list = (parts: readonly string[], locale: string, type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(`${locale}-CA`, { type }).format(parts);

const numberFormat = (locale: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(`${locale}-CA`, options);

const percentWords = (milliPercent: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(milliPercent / 100_000);

/** What it gives: "10 % off". */
export function benefitWords(
  { benefit, currency }: Pick<PromotionTerms, 'benefit' | 'currency'>,
  { t, locale, money }: Wording,
): string {
  const share = 'milliPercent' in benefit ? percentWords(benefit.milliPercent, locale) : '';
  const isFree = 'milliPercent' in benefit && benefit.milliPercent === 100_000;
  switch (benefit.kind) {
    case 'percent':
      return t('promotion.words.percent', { share });
    case 'amount':
      return t('promotion.words.amount', { amount: money(benefit.amount, currency) });
    case 'fixed-price':
      return t('promotion.words.fixed-price', { price: money(benefit.unitPrice, currency) });
    case 'buy-get':
      return t(isFree ? 'promotion.words.buy-get-free' : 'promotion.words.buy-get', {
        buy: benefit.buy,
        smart_count: benefit.get,
        share,
      });
    case 'gift':
      return t('promotion.words.gift', { quantity: benefit.quantity, item: benefit.itemNumber });
    case 'bundle':
      return t('promotion.words.bundle', {
        share,
        parts: list(
          benefit.parts.map(({ itemNumber, quantity }) => `${quantity} × ${itemNumber}`),
          locale,
          'conjunction',
        ),
      });
    case 'shipping':
      return t(isFree ? 'promotion.words.shipping-free' : 'promotion.words.shipping', { share });
  }
}

/** One sentence each: what it gives, on what, from what on, to whom, when, beside which others, and how often. */
export const promotionWords = (promotion: PromotionTerms, wording: Wording): string[] => [
  benefitWords(promotion, wording),
  ...goodsWords(promotion, wording),
  ...buyerWords(promotion, wording),
  ...timeWords(promotion, wording),
  ...limitWords(promotion, wording),
];

/** What a buyer is told beside an item: what it gives, from what on, and until when. */
export function tagWords(promotion: PromotionTerms, wording: Wording): string[] {
  return [
    benefitWords(promotion, wording),
    ...goodsWords({ ...promotion, items: [], except: [] }, wording),
    // Whoever reads it now need not know when it began.
    ...timeWords({ ...promotion, from: '' }, wording),
  ];
}

/** A sentence where there is something to say. */
const optional = (sentence: string | false | 0): string[] => (sentence ? [sentence] : []);

function goodsWords(
  { items, except, currency, minimumAmount, minimumQuantity, minimumGrams }: PromotionTerms,
  { t, locale, category, money }: Wording,
): string[] {
  const clause = ({ of, named, value }: Clause): string =>
    t(`promotion.words.of.${of}`, { named: of === 'category' ? category(named) : named, value });
  const clauses = (all: readonly Clause[]) => ({ items: list(all.map(clause), locale, 'disjunction') });
  const kilograms = numberFormat(locale, { maximumFractionDigits: 3 }).format(minimumGrams / 1_000);
  const minimums = [
    ...optional(minimumAmount && money(minimumAmount, currency)),
    ...optional(minimumQuantity && t('promotion.words.units', { smart_count: minimumQuantity })),
    ...optional(minimumGrams && `${kilograms} kg`),
  ];
  return [
    ...optional(items.length && t('promotion.words.on', clauses(items))),
    ...optional(except.length && t('promotion.words.except', clauses(except))),
    ...optional(minimums.length && t('promotion.words.from', { minimum: list(minimums, locale, 'conjunction') })),
  ];
}

function buyerWords(
  { audience, groups, accounts, firstOrder, code }: PromotionTerms,
  { t, locale }: Wording,
): string[] {
  const whom = groups.map((group) => t(`priceList.group.${group}`));
  return [
    ...optional(audience === 'groups' && t('promotion.words.for', { whom: list(whom, locale, 'conjunction') })),
    ...optional(audience === 'accounts' && t('promotion.words.forAccounts', { smart_count: accounts.length })),
    ...optional(firstOrder && t('promotion.words.firstOrder')),
    ...optional(code !== '' && t('promotion.words.coupon', { code })),
  ];
}

function timeWords(
  { from, until, hours }: Pick<PromotionTerms, 'from' | 'until' | 'hours'>,
  { t, locale, day: dayText }: Wording,
): string[] {
  const days = { from: from && dayText(from), until: until && dayText(until) };
  const key = from && until ? 'between' : from ? 'since' : until ? 'till' : undefined;
  return [
    ...(key ? [t(`promotion.words.${key}`, days)] : []),
    ...hours.map((one) => {
      const names = one.days.map((day) => weekdayName(day, locale));
      return t('promotion.words.hours', {
        days: list(names, locale, 'conjunction'),
        from: one.from,
        until: one.until,
      });
    }),
  ];
}

function limitWords(
  { exclusive, group, uses, usesPerCustomer, budget, currency }: PromotionTerms,
  { t, money }: Wording,
): string[] {
  return [
    ...optional(exclusive && t('promotion.words.alone')),
    ...optional(!exclusive && group !== '' && t('promotion.words.oneOf', { group })),
    ...optional(uses && t('promotion.words.uses', { smart_count: uses })),
    ...optional(usesPerCustomer && t('promotion.words.usesPerCustomer', { smart_count: usesPerCustomer })),
    ...optional(budget && t('promotion.words.budget', { amount: money(budget, currency) })),
  ];
}

/** 1 is Monday. */
export const weekdayName = (day: number, locale: string, style: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(`${locale}-CA`, { weekday: style, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
