// Why an order or a revision of a quote comes to its total, step by step. The totals follow from the steps alone.
import { percentOf, sum, type Amount, type MilliPercent } from './money.ts';
import type { OrderedLine } from './order-draft.ts';
import {
  lineTotal,
  goodsTotal,
  shippingPriceBy,
  type OrderTotals,
  type ShippingChosen,
  type TaxRuleApplied,
} from './pricing.ts';
import type { Translated } from './translated.ts';

/** Each step sets the unit price, or takes an amount off the line. `free-form` is a line that no price list holds. */
export type PriceStep =
  | { readonly kind: 'list'; readonly priceList: string; readonly version: number; readonly unitPrice: Amount }
  | { readonly kind: 'tier'; readonly quantity: number; readonly unitPrice: Amount }
  | { readonly kind: 'free-form'; readonly unitPrice: Amount }
  | { readonly kind: 'override'; readonly unitPrice: Amount; readonly reason: string; readonly by: string }
  | {
      readonly kind: 'line-discount' | 'quote-discount';
      readonly amount: Amount;
      readonly reason: string;
      readonly by: string;
    };

export interface LineExplanation {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly name: Translated;
  readonly quantity: number;
  readonly steps: readonly PriceStep[];
  readonly total: Amount;
}

export interface TaxExplanation {
  readonly destination: string;
  readonly name: Translated;
  readonly rate: MilliPercent;
  /** Whether it is computed on freight, too; each tax is computed on the goods and rounded once. */
  readonly onShipping: boolean;
  readonly base: Amount;
  readonly amount: Amount;
}

export interface Explanation {
  readonly currency: string;
  readonly lines: readonly LineExplanation[];
  readonly shipping?: ShippingChosen;
  readonly taxes: readonly TaxExplanation[];
}

/** What was agreed: an order's draft, the content of a revision, or what a working copy comes to. */
export interface Agreed {
  readonly currency: string;
  readonly lines: readonly OrderedLine[];
  readonly shipping?: ShippingChosen | undefined;
  readonly taxes: readonly TaxRuleApplied[];
}

export function explain({ currency, lines, shipping, taxes }: Agreed): Explanation {
  const goods = goodsTotal(lines);
  return {
    currency,
    lines: lines.map((line) => ({
      lineId: line.lineId,
      itemNumber: line.itemNumber,
      name: line.name,
      quantity: line.quantity,
      steps: stepsOf(line),
      total: lineTotal(line),
    })),
    ...(shipping ? { shipping } : {}),
    taxes: taxes.map(({ destination, name, rate, base, amount }) => ({
      destination,
      name,
      rate,
      onShipping: base !== goods,
      base,
      amount,
    })),
  };
}

function stepsOf({ itemNumber, price, discounts = [] }: OrderedLine): PriceStep[] {
  const { priceList, version, listPrice, tierQuantity, unitPrice, override } = price;
  const found = override?.from ?? unitPrice;
  const first: PriceStep[] = itemNumber
    ? [{ kind: 'list', priceList, version, unitPrice: listPrice }]
    : [{ kind: 'free-form', unitPrice: found }];
  return [
    ...first,
    ...(itemNumber && (tierQuantity > 1 || found !== listPrice)
      ? [{ kind: 'tier' as const, quantity: tierQuantity, unitPrice: found }]
      : []),
    ...(override ? [{ kind: 'override' as const, unitPrice, reason: override.reason, by: override.by }] : []),
    ...discounts.map(({ kind, amount, reason, by }) => ({ kind: `${kind}-discount` as const, amount, reason, by })),
  ];
}

/** The totals from nothing but the explanation, in cents. */
export function recompute({ lines, shipping, taxes }: Explanation): OrderTotals {
  const subTotal = sum(lines.map(({ quantity, steps }) => quantity * unitPriceOf(steps)));
  const discount = sum(lines.flatMap(({ steps }) => steps.map((step) => ('amount' in step ? step.amount : 0))));
  const goods = subTotal - discount;
  const freight = !shipping ? 0 : shipping.rule ? shippingPriceBy(shipping.rule, shipping.grams) : shipping.price;
  const tax = sum(taxes.map(({ rate, onShipping }) => percentOf(goods + (onShipping ? freight : 0), rate)));
  return { subTotal, shipping: freight, tax, discount, total: goods + freight + tax };
}

/** The last step that sets it counts. */
const unitPriceOf = (steps: readonly PriceStep[]): Amount =>
  steps.reduce((price, step) => ('unitPrice' in step ? step.unitPrice : price), 0);
