// Sums in the order in which every screen lists them: goods, discounts, each fee, freight, each tax, and what they come
// to. The storefront's one-column `Totals` reads the same lines without this: it is part of nearly every first load.

/** Sums of one cart, quote, order or refund, in minor units. */
export interface Sums {
  readonly SubTotal: number;
  readonly DiscountTotal: number;
  readonly FeeLines: readonly { readonly name: string; readonly amount: number }[];
  readonly ShippingTotal: number;
  readonly TaxLines: readonly { readonly name: string; readonly rate: number; readonly amount: number }[];
  /** Absent where a screen has a sum of its own, such as what a refund gives back. */
  readonly OrderTotal?: number;
}

export interface SumRow {
  readonly sum: 'SubTotal' | 'DiscountTotal' | 'Fee' | 'ShippingTotal' | 'Tax' | 'OrderTotal';
  /** Unique in the list. */
  readonly key: string;
  /** The name of a fee or a tax; empty for a sum that each screen has a word for. */
  readonly name: string;
  /** A tax's share in percent. */
  readonly rate?: number;
  /** One for each column, undefined where the column is empty; discounts are below 0. */
  readonly amounts: readonly (number | undefined)[];
}

/** Sets sums side by side: a fee or a tax that only one of them has is 0 in the others. */
export function sumRows(columns: readonly (Sums | undefined)[]): readonly SumRow[] {
  const row = (sum: SumRow['sum'], amountIn: (sums: Sums) => number, named = { key: sum as string, name: '' }) => ({
    sum,
    ...named,
    amounts: columns.map((sums) => sums && amountIn(sums)),
  });
  const present = columns.filter((sums) => sums !== undefined);
  const amountOf = <Line extends { readonly amount: number }>(lines: readonly Line[], same: (line: Line) => boolean) =>
    lines.find(same)?.amount ?? 0;
  const fees = new Set(present.flatMap(({ FeeLines }) => FeeLines.map(({ name }) => name)));
  const taxes = new Map(
    present.flatMap(({ TaxLines }) => TaxLines.map(({ name, rate }) => [`Tax ${name} ${rate}`, { name, rate }])),
  );
  return [
    row('SubTotal', ({ SubTotal }) => SubTotal),
    row('DiscountTotal', ({ DiscountTotal }) => 0 - DiscountTotal),
    ...[...fees].map((name) =>
      row('Fee', ({ FeeLines }) => amountOf(FeeLines, (fee) => fee.name === name), { key: `Fee ${name}`, name }),
    ),
    row('ShippingTotal', ({ ShippingTotal }) => ShippingTotal),
    ...[...taxes].map(([key, tax]) =>
      row('Tax', ({ TaxLines }) => amountOf(TaxLines, ({ name, rate }) => name === tax.name && rate === tax.rate), {
        key,
        ...tax,
      }),
    ),
    ...(present.some(({ OrderTotal }) => OrderTotal !== undefined)
      ? [row('OrderTotal', ({ OrderTotal = 0 }) => OrderTotal)]
      : []),
  ];
}
