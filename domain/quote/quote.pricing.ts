// What a quote comes to. Pure arithmetic over the working copy; the same figures stand on both sides' screens.
import { allocate, percentOf, sum, type Amount, type MilliPercent } from '#domain/shared/money.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import {
  lineGross,
  lineTotal,
  orderTotals,
  type LineDiscount,
  type OrderTotals,
  type TaxRuleApplied,
} from '#domain/shared/pricing.ts';
import type { Discount } from './quote.events.ts';
import type { QuoteLine, QuoteState } from './quote.state.ts';

/** What a discount takes off `base`; more than all of it, or less than nothing, is for the caller to refuse. */
export function amountOff(base: Amount, { kind, value }: Discount): Amount {
  switch (kind) {
    case 'percent':
      return percentOf(base, value);
    case 'amount':
      return value;
    case 'total':
      return base - value;
  }
}

/** Quantities may fall after a discount was given: it then takes all there is, and never more. */
const within = (base: Amount, amount: Amount) => Math.min(Math.max(amount, 0), base);

/** The lines as an order would have them: discounts in cents, the whole quote's shared out over the lines. */
export function quotedLines({ lines, discount }: Pick<QuoteState, 'lines' | 'discount'>): OrderedLine[] {
  const own = lines.map((line): OrderedLine => ({ ...ordered(line), discounts: ownDiscount(line) }));
  if (!discount) return own;
  const nets = own.map(lineTotal);
  const goods = sum(nets);
  const shares = allocate(within(goods, amountOff(goods, discount.discount)), nets);
  return own.map((line, index) => ({
    ...line,
    discounts: [...line.discounts!, ...some('quote', shares[index]!, discount)],
  }));
}

const ownDiscount = (line: QuoteLine): LineDiscount[] =>
  line.discount
    ? some('line', within(lineGross(line), amountOff(lineGross(line), line.discount.discount)), line.discount)
    : [];
const some = (
  kind: LineDiscount['kind'],
  amount: Amount,
  { reason, by }: { readonly reason: string; readonly by: string },
): LineDiscount[] => (amount ? [{ kind, amount, reason, by }] : []);
const ordered = ({ discount: _, alternatives: __, ...line }: QuoteLine): OrderedLine => line;

export interface QuoteTotals {
  readonly lines: readonly OrderedLine[];
  readonly totals: OrderTotals;
  readonly taxes: readonly TaxRuleApplied[];
}

export function quoteTotals(state: Pick<QuoteState, 'lines' | 'discount' | 'shipping' | 'tax'>): QuoteTotals {
  const lines = quotedLines(state);
  return { lines, ...orderTotals(lines, state.shipping, state.tax) };
}

/** Unit price by the catalogue; undefined for a free-form line. */
export const catalogueUnitPrice = ({
  itemNumber,
  price,
}: Pick<OrderedLine, 'itemNumber' | 'price'>): Amount | undefined =>
  itemNumber ? (price.override?.from ?? price.unitPrice) : undefined;

/** How far the deepest line lies below the catalogue. */
export function deepestCut(lines: readonly OrderedLine[]): MilliPercent {
  const cuts = lines.map((line) => {
    const unit = catalogueUnitPrice(line);
    const full = (unit ?? 0) * line.quantity;
    return full > 0 ? Math.round(((full - lineTotal(line)) / full) * 100_000) : 0;
  });
  return Math.max(0, ...cuts);
}

/** Staff whose prices and discounts stand in the working copy: none of them may approve it. */
export function pricedBy({ lines, discount }: Pick<QuoteState, 'lines' | 'discount'>): Set<string> {
  const hands = [discount?.by, ...lines.flatMap((line) => [line.price.override?.by, line.discount?.by])];
  return new Set(hands.filter((by) => by !== undefined));
}
