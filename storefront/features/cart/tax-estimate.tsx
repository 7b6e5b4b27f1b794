import { Fragment } from 'react';
import type { CartDetails } from '#contracts/cart/cart.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { taxName } from '#storefront/shared/order/tax-name.ts';
import styles from '#storefront/shared/order/totals.module.css';

/** Below the sums of a cart, for whoever is shown prices with tax: what its goods come to with it. */
export function TaxEstimate({ cart: { TaxEstimate: estimate, OrderHeader } }: { readonly cart: CartDetails }) {
  const { t, language } = useText('cart');
  if (!estimate) return null;
  const money = (amount: number) => formatMoney(amount, OrderHeader.CurrencyCode, language);
  return (
    <dl className={styles.totals}>
      {estimate.TaxLines.map((tax) => (
        <Fragment key={tax.name}>
          <dt>{taxName(tax, language)}</dt>
          <dd>{money(tax.amount)}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{t('estimateWithTax')}</dt>
      <dd className={styles.total}>{money(estimate.Total)}</dd>
    </dl>
  );
}
