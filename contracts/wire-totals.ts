// Totals and taxes in the specification's own names (spec 3), as carts, checkouts, quotes and orders show them.
import type { TaxCharged } from '#domain/shared/price/priced.ts';
import type { OrderTotals } from '#domain/shared/pricing.ts';

export const wireTotals = ({ subTotal: SubTotal, shipping, tax, discount, fee = 0, total }: OrderTotals) => ({
  SubTotal,
  ShippingTotal: shipping,
  TaxTotal: tax,
  DiscountTotal: discount,
  FeeTotal: fee,
  OrderTotal: total,
});
/** Rates in percent. */
export const wireTaxes = (taxes: readonly Pick<TaxCharged, 'name' | 'rate' | 'amount'>[], language: 'en' | 'fr') =>
  taxes.map(({ name, rate, amount }) => ({ name: name[language], rate: rate / 1_000, amount }));
