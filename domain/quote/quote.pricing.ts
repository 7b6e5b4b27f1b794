// Adds a quote up. It is pure arithmetic over the working copy; the same figures stand on both sides' screens.
import { allocateAmong, sum, type Amount, type MilliPercent } from '#domain/shared/money.ts';
import { percentOf } from '#domain/shared/percent-of.ts';
import { FIRST_DELIVERY, type Delivery, type OrderedLine } from '#domain/shared/order-draft.ts';
import { catalogueUnitPrice, lineTotal } from '#domain/shared/price/priced.ts';
import { pricing } from '#domain/shared/price/price-steps.ts';
import type { LineDiscount, OrderTotals } from '#domain/shared/pricing.ts';
import type { Discount } from './quote.events.ts';
import type { QuoteLine, QuoteState } from './quote.state.ts';

/**
 * The amount that a discount takes off `base`; more than all of it, or less than nothing, is for the caller to refuse.
 */
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
  const own = lines.map((line) => {
    const discounts = ownDiscount(line);
    return { line, discounts, net: grossOf(line) - sum(discounts.map(({ amount }) => amount)) };
  });
  if (!discount) return own.map(({ line, discounts }) => orderedLine(line, discounts));
  const goods = sum(own.map(({ net }) => net));
  const off = within(goods, amountOff(goods, discount.discount));
  return allocateAmong(off, own, ({ net }) => net).map(([{ line, discounts }, share]) =>
    orderedLine(line, [...discounts, ...some('quote', share, discount)]),
  );
}

/** A line of the working copy before discounts. */
export const grossOf = ({ quantity, price }: Pick<QuoteLine, 'quantity' | 'price'>): Amount =>
  quantity * price.unitPrice;

const ownDiscount = (line: QuoteLine): LineDiscount[] =>
  line.discount
    ? some('line', within(grossOf(line), amountOff(grossOf(line), line.discount.discount)), line.discount)
    : [];

const some = (
  kind: LineDiscount['kind'],
  amount: Amount,
  { reason, by }: { readonly reason: string; readonly by: string },
): LineDiscount[] => (amount ? [{ kind, amount, reason, by }] : []);

/** As it would be ordered at the price that stands in it. */
export function orderedLine(line: QuoteLine, discounts: readonly LineDiscount[]): OrderedLine {
  const { discount: _, alternatives: __, price, ...ordered } = line;
  return { ...ordered, steps: pricing.lineSteps({ ...ordered, price, discounts }) };
}

export interface QuoteTotals {
  readonly lines: readonly OrderedLine[];
  readonly deliveries: readonly Delivery[];
  readonly totals: OrderTotals;
}

type Priced = Pick<QuoteState, 'lines' | 'discount' | 'shipping' | 'tax' | 'pickedUpIn' | 'header'>;

export const quoteTotals = (state: Priced): QuoteTotals => totalsWith(quotedLines(state), state);

/** These lines, sent as the quote says: in one delivery. */
export function totalsWith(
  lines: readonly OrderedLine[],
  { shipping, tax, pickedUpIn, header }: Omit<Priced, 'lines' | 'discount'>,
): QuoteTotals {
  const { country = '', state = '' } = pickedUpIn ?? header.shipTo ?? {};
  const deliveries: Delivery[] = [
    {
      deliveryId: FIRST_DELIVERY,
      destination: { country, state },
      shippingMethod: shipping?.shippingMethod ?? '',
      lineIds: lines.map(({ lineId }) => lineId),
      steps: pricing.deliverySteps(lines, { shipping, tax }),
    },
  ];
  return { lines, deliveries, totals: pricing.totalsOf({ lines, deliveries }) };
}

/** What a quote needs before it can be published: what is picked up needs no address. */
export const missingParts = ({
  lines,
  header,
  shipping,
  tax,
}: Pick<QuoteState, 'lines' | 'header' | 'shipping' | 'tax'>): ('lines' | 'shipTo' | 'shippingMethod')[] => [
  ...(lines.length ? [] : ['lines' as const]),
  ...(header.shipTo || shipping?.rule?.kind === 'pickup' ? [] : ['shipTo' as const]),
  ...(shipping && tax ? [] : ['shippingMethod' as const]),
];

/** The distance of the deepest discounted line from the catalogue. */
export function discountDepth(lines: readonly OrderedLine[]): MilliPercent {
  const cuts = lines.map((line) => {
    const unit = catalogueUnitPrice(line);
    const full = (unit ?? 0) * line.quantity;
    return full > 0 ? Math.round(((full - lineTotal(line)) / full) * 100_000) : 0;
  });
  return Math.max(0, ...cuts);
}

/** Staff whose prices and discounts stand in the working copy: none of them may approve it. */
export function pricedBy({ lines, discount }: Pick<QuoteState, 'lines' | 'discount'>): Set<string> {
  const pricers = [discount?.by, ...lines.flatMap((line) => [line.price.override?.by, line.discount?.by])];
  return new Set(pricers.filter((by) => by !== undefined));
}
