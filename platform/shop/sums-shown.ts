// Sums in the specification's own names (spec 3), as carts, checkouts, quotes, orders and refunds show them: each kind of
// fee and each tax by its name. A fee's name is a text of its price step.
import type { Amount } from '#domain/shared/money.ts';
import {
  feesOf,
  promotionsOf,
  taxesOf,
  type PricedDelivery,
  type PricedLine,
  type TaxCharged,
} from '#domain/shared/price/priced.ts';
import type { KindAmount } from '#domain/shared/price/pricing-with.ts';
import type { OrderTotals } from '#domain/shared/pricing.ts';
import { translate, type Language } from '../kernel/texts/texts.ts';

/** Priced lines and deliveries, with the totals that were agreed. */
interface Agreed {
  readonly lines: readonly (PricedLine & { readonly lineId: string })[];
  readonly deliveries: readonly PricedDelivery[];
  readonly totals: OrderTotals;
}

/** A sum of money and what it is made of, in minor units. */
interface Parts {
  readonly goods: Amount;
  readonly discount: Amount;
  readonly fees?: readonly KindAmount[];
  readonly freight: Amount;
  readonly taxes: readonly Tax[];
}

type Tax = Pick<TaxCharged, 'name' | 'rate' | 'amount' | 'exemption'>;

export const partsShown = ({ goods, discount, fees = [], freight, taxes }: Parts, language: Language) => ({
  SubTotal: goods,
  DiscountTotal: discount,
  FeeLines: feesShown(fees, language),
  ShippingTotal: freight,
  TaxLines: taxesShown(taxes, language),
});

export const sumsShown = ({ lines, deliveries, totals }: Agreed, language: Language) => ({
  ...partsShown(
    {
      goods: totals.subTotal,
      discount: totals.discount,
      fees: feesOf(lines, deliveries),
      freight: totals.shipping,
      taxes: taxesOf(lines, deliveries),
    },
    language,
  ),
  PromotionLines: promotionsOf(lines, deliveries)
    .filter(({ amount }) => amount !== 0)
    .map(({ name, of, amount }) => ({ name: name[language], of, amount })),
  TaxTotal: totals.tax,
  OrderTotal: totals.total,
});

/** Each kind of fee by its name. */
export function feesShown(fees: readonly KindAmount[], language: Language) {
  const t = translate(language, 'price-step');
  return fees.map(({ kind, amount }) => ({ name: t(`${kind}.name`), amount }));
}

/** Rates in percent; a tax that a certificate exempts from says so. */
export function taxesShown(taxes: readonly Tax[], language: Language) {
  const t = translate(language, 'price-step');
  return taxes.map(({ name, rate, amount, exemption }) => ({
    name: exemption ? t('tax.exempt', { name: name[language], certificate: exemption.certificate }) : name[language],
    rate: rate / 1_000,
    amount,
  }));
}
