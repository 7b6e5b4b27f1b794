import { Fragment } from 'react';
import type { OrderHeader } from '#contracts/order.ts';
import { sumRows, type Sums } from '#contracts/sum-rows.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { useTaxName } from './tax-name.ts';
import styles from './totals.module.css';

export type Amounts = Sums & Pick<OrderHeader, 'OrderTotal' | 'CurrencyCode'>;

interface TotalsProps {
  readonly header: Amounts;
  /** Said instead of shipping and tax while they are not known. */
  readonly estimate?: string;
  /** Shipping, where it is known before the tax is. */
  readonly shipping?: number;
}

interface Row {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly look?: string | undefined;
}

export function Totals({
  header,
  estimate,
  shipping = estimate === undefined ? header.ShippingTotal : undefined,
}: TotalsProps) {
  const { t, language } = useText('order');
  const taxName = useTaxName();
  const money = (amount: number) => formatMoney(amount, header.CurrencyCode, language);
  const isNote = shipping === undefined;
  const taxes = header.TaxLines.reduce((sum, { amount }) => sum + amount, 0);
  const beforeTax = header.OrderTotal - taxes - header.ShippingTotal + (shipping ?? 0);
  const rows = sumRows([header]).flatMap(({ sum, key, name, rate = 0, amounts: [amount = 0] }): Row[] => {
    switch (sum) {
      case 'SubTotal':
        return [{ key, label: t('subTotal'), value: money(amount) }];
      case 'DiscountTotal':
        return amount ? [{ key, label: t('discount'), value: `−${money(-amount)}` }] : [];
      case 'Fee':
        return [{ key, label: name, value: money(amount) }];
      case 'ShippingTotal': {
        const value = isNote ? (estimate ?? '') : shipping === 0 ? t('free') : money(shipping);
        return [{ key, label: t('shipping'), value, look: isNote ? styles.note : undefined }];
      }
      case 'Tax':
        return estimate ? [] : [{ key, label: taxName(name, rate), value: money(amount) }];
      case 'OrderTotal':
        return estimate
          ? [
              { key: 'Tax', label: t('tax'), value: estimate, look: styles.note },
              { key, label: t('beforeTax'), value: money(beforeTax), look: styles.total },
            ]
          : [{ key, label: t('total'), value: money(amount), look: styles.total }];
    }
  });
  return (
    <dl className={styles.totals}>
      {rows.map(({ key, label, value, look }) => (
        <Fragment key={key}>
          <dt className={look === styles.total ? look : undefined}>{label}</dt>
          <dd className={look}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
