import { Fragment } from 'react';
import type { OrderHeader } from '#contracts/order/order.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { taxName } from './tax-name.ts';
import styles from './totals.module.css';

export type Amounts = Pick<
  OrderHeader,
  | 'SubTotal'
  | 'ShippingTotal'
  | 'DiscountTotal'
  | 'OrderTotal'
  | 'CurrencyCode'
  | 'FeeLines'
  | 'TaxLines'
  | 'PromotionLines'
>;

interface TotalsProps {
  readonly header: Amounts;
  /** Said instead of shipping and tax while they are not known. */
  readonly estimate?: string;
  /** Shipping, where it is known before the tax is. */
  readonly shipping?: number;
}

export function Totals({
  header,
  estimate,
  shipping = estimate === undefined ? header.ShippingTotal : undefined,
}: TotalsProps) {
  const { t, language } = useText('order');
  const money = (amount: number) => formatMoney(amount, header.CurrencyCode, language);
  const promotions = (of: 'goods' | 'freight') =>
    header.PromotionLines.filter((line) => line.of === of).map(({ name, amount }) => (
      <Fragment key={name}>
        <dt className={styles.part}>{t('promotionPart', { name })}</dt>
        <dd className={styles.note}>−{money(amount)}</dd>
      </Fragment>
    ));
  return (
    <dl className={styles.totals}>
      <dt>{t('subTotal')}</dt>
      <dd>{money(header.SubTotal)}</dd>
      {header.DiscountTotal > 0 && (
        <>
          <dt>{t('discount')}</dt>
          <dd>−{money(header.DiscountTotal)}</dd>
        </>
      )}
      {promotions('goods')}
      {header.FeeLines.map((fee) => (
        <Fragment key={fee.name}>
          <dt>{fee.name}</dt>
          <dd>{money(fee.amount)}</dd>
        </Fragment>
      ))}
      <dt>{t('shipping')}</dt>
      <dd className={shipping === undefined ? styles.note : undefined}>
        {shipping === undefined ? estimate : shipping === 0 ? t('free') : money(shipping)}
      </dd>
      {shipping !== undefined && promotions('freight')}
      {estimate && (
        <>
          <dt>{t('tax')}</dt>
          <dd className={styles.note}>{estimate}</dd>
        </>
      )}
      {!estimate &&
        header.TaxLines.map((tax) => (
          <TaxRow key={tax.name} name={taxName(tax, language)} amount={money(tax.amount)} />
        ))}
      <dt className={styles.total}>{estimate ? t('beforeTax') : t('total')}</dt>
      <dd className={styles.total}>
        {money(
          estimate
            ? header.FeeLines.reduce((sum, { amount }) => sum + amount, header.SubTotal - header.DiscountTotal) +
                (shipping ?? 0)
            : header.OrderTotal,
        )}
      </dd>
    </dl>
  );
}

const TaxRow = ({ name, amount }: { readonly name: string; readonly amount: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </>
);
