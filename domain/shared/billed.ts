// What an invoice or a credit note says of goods and sums.
import { sum, type Amount, type MilliPercent } from './money.ts';
import type { LineOption } from './order-draft.ts';
import type { TaxCharged } from './price/priced.ts';
import type { KindAmount } from './price/pricing-with.ts';
import type { Translated } from './translated.ts';

/** A line as it is printed; below 0 where an edit of the order took it away. */
export interface BilledLine {
  /** On a bill of several orders, the number of its own; absent on all others. */
  readonly orderNumber?: string;
  readonly itemNumber: string;
  readonly name: Translated;
  /** What the customer called it when they ordered; absent where nothing, and on bills of before it was kept. */
  readonly ownNumber?: string;
  /** As they were when it was bought; absent of what has none, and on bills of before they were kept. */
  readonly options?: readonly LineOption[];
  readonly quantity: number;
  /** Code of the selling unit. */
  readonly unit: string;
  readonly unitPrice: Amount;
  readonly discount: Amount;
  readonly total: Amount;
  /** Of all taxes on it together; absent on bills of before it was kept. */
  readonly taxRate?: MilliPercent;
}

/** Of kind `freight`, `discount` (below 0, of none of the lines), or that of a fee. */
export interface BilledCharge extends KindAmount {
  /** Of all taxes on it together. */
  readonly taxRate: MilliPercent;
}

/** Lines and sums in minor units: `total` is goods less discount, with fees, freight and taxes, less `deduction`. */
export interface Billed {
  readonly lines: readonly BilledLine[];
  readonly goods: Amount;
  readonly discount: Amount;
  readonly fees: readonly KindAmount[];
  readonly freight: Amount;
  /**
   * What stands beside the lines by the taxes on it; absent where nobody knows which of it was taxed how, and on bills of before it was
   * kept.
   */
  readonly charges?: readonly BilledCharge[];
  readonly taxes: readonly Pick<TaxCharged, 'destination' | 'name' | 'rate' | 'amount' | 'exemption'>[];
  /** What stands for no line: given back by goodwill (below 0), or kept of a return (above 0). */
  readonly deduction: Amount;
  readonly total: Amount;
}

/** @throws RangeError where sums do not make up the total */
export function checkedBilled(billed: Billed): Billed {
  const { goods, discount, fees, freight, taxes, deduction, total } = billed;
  const made =
    goods -
    discount +
    sum(fees.map(({ amount }) => amount)) +
    freight +
    sum(taxes.map((tax) => tax.amount)) -
    deduction;
  if (made !== total) throw new RangeError(`the sums of a bill make ${made}, not ${total}`);
  return billed;
}

/** Amounts of the same key as one; none that is 0. */
export function addedUp<T extends { readonly amount: number }>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const sums = new Map<string, T>();
  for (const one of all) sums.set(keyOf(one), { ...one, amount: (sums.get(keyOf(one))?.amount ?? 0) + one.amount });
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** Tells a tax from others. */
export const taxKey = ({ destination, rate, name }: Billed['taxes'][number]): string =>
  `${destination} ${rate} ${name.en}`;

/** Bills of several orders as one: what stands beside their lines is added up. */
export function billedTogether(bills: readonly { readonly orderNumber: string; readonly billed: Billed }[]): Billed {
  const all = bills.map(({ billed }) => billed);
  const total = (of: (one: Billed) => Amount): Amount => sum(all.map(of));
  const charges = all.every((one) => one.charges)
    ? {
        charges: addedUp(
          all.flatMap((one) => one.charges ?? []),
          ({ kind, taxRate }) => `${kind} ${taxRate}`,
        ),
      }
    : {};
  return checkedBilled({
    lines: bills.flatMap(({ orderNumber, billed }) => billed.lines.map((line) => ({ ...line, orderNumber }))),
    goods: total(({ goods }) => goods),
    discount: total(({ discount }) => discount),
    fees: addedUp(
      all.flatMap(({ fees }) => fees),
      ({ kind }) => kind,
    ),
    freight: total(({ freight }) => freight),
    ...charges,
    taxes: addedUp(
      all.flatMap(({ taxes }) => taxes),
      (tax) => `${taxKey(tax)} ${tax.exemption?.certificate ?? ''}`,
    ),
    deduction: total(({ deduction }) => deduction),
    total: total((one) => one.total),
  });
}
