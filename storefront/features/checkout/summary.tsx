import type { OrderHeader } from '#contracts/order.ts';
import { cartQuery } from '#storefront/lib/cart.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/lib/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { Totals } from '#storefront/ui/totals.tsx';
import styles from './checkout.module.css';

/** Beside both steps: what is bought, and what it comes to. */
export function Summary({ header, estimate, shipping }: { readonly header: OrderHeader; readonly estimate?: string; readonly shipping?: number }) {
  const { t, language } = useText('checkout');
  const cart = useRead(cartQuery(header.OrderID));
  return (
    <section className={`${layout.sheet} ${layout.padded} ${styles.summary}`} aria-label={t('summary')}>
      <div className={layout.headRow}>
        <h2>{t('summary')}</h2>
        <a href={paths.cart}>{t('editCart')}</a>
      </div>
      <ul className={styles.lines}>
        {cart.OrderLines.map((line) => (
          <li key={line.LineID}>
            <span>
              {line.Qty} × <span className={text.mono}>{line.ProductId}</span>
              <br />
              <span className={text.quiet}>{line.SkuName}</span>
            </span>
            <span>{formatMoney(line.LineTotal, header.CurrencyCode, language)}</span>
          </li>
        ))}
      </ul>
      <Totals header={header} estimate={estimate} shipping={shipping} />
    </section>
  );
}
