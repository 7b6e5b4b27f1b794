// Sums in the order in which every screen lists them: goods, discounts with each promotion, fees, freight, taxes, total.
// The storefront's one-column `Totals` reads the same lines without this: it is part of nearly every first load.

/** Sums of one cart, quote, order or refund, in minor units. */
export interface Sums {
  readonly SubTotal: number;
  readonly DiscountTotal: number;
  readonly FeeLines: readonly { readonly name: string; readonly amount: number }[];
  /** Which promotions took off how much; absent where a screen has sums of a part only. */
  readonly PromotionLines?: readonly {
    readonly name: string;
    readonly of: 'goods' | 'freight';
    readonly amount: number;
  }[];
  readonly ShippingTotal: number;
  readonly TaxLines: readonly { readonly name: string; readonly rate: number; readonly amount: number }[];
  /** Absent where a screen has a sum of its own, such as what a refund gives back. */
  readonly OrderTotal?: number;
}

export interface SumRow {
  readonly sum: 'SubTotal' | 'DiscountTotal' | 'Promotion' | 'Fee' | 'ShippingTotal' | 'Tax' | 'OrderTotal';
  /** Unique in the list. */
  readonly key: string;
  /** The name of a promotion, a fee or a tax; empty for a sum that each screen has a word for. */
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
  const promotions = (of: 'goods' | 'freight') =>
    [
      ...new Set(
        present.flatMap(({ PromotionLines = [] }) =>
          PromotionLines.filter((line) => line.of === of).map(({ name }) => name),
        ),
      ),
    ].map((name) =>
      row(
        'Promotion',
        ({ PromotionLines = [] }) => 0 - amountOf(PromotionLines, (line) => line.of === of && line.name === name),
        {
          key: `Promotion ${of} ${name}`,
          name,
        },
      ),
    );
  const taxes = new Map(
    present.flatMap(({ TaxLines }) => TaxLines.map(({ name, rate }) => [`Tax ${name} ${rate}`, { name, rate }])),
  );
  return [
    row('SubTotal', ({ SubTotal }) => SubTotal),
    row('DiscountTotal', ({ DiscountTotal }) => 0 - DiscountTotal),
    ...promotions('goods'),
    ...[...fees].map((name) =>
      row('Fee', ({ FeeLines }) => amountOf(FeeLines, (fee) => fee.name === name), { key: `Fee ${name}`, name }),
    ),
    row('ShippingTotal', ({ ShippingTotal }) => ShippingTotal),
    ...promotions('freight'),
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
