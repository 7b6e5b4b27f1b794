import { useQuery } from '@tanstack/react-query';
import type { OrderLine } from '#contracts/order/order.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { LineStock } from '#storefront/shared/product/line-stock.tsx';
import { useUnits } from '#storefront/shared/product/units.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import text from '#storefront/ui/text.module.css';
import { cartQuery } from './cart.ts';
import styles from './lines-of-cart.module.css';

/** What lies in a cart that is not the current one, to look at. */
export function LinesOfCart({ orderId, label }: { readonly orderId: string; readonly label: string }) {
  const { t } = useText('common');
  const { data: cart, error } = useQuery(cartQuery(orderId));
  if (error) return <Alert kind="error">{errorText(error, t('unreachable'))}</Alert>;
  if (!cart) return null;
  return <LineList lines={cart.OrderLines} currency={cart.OrderHeader.CurrencyCode} label={label} />;
}

interface LineListProps {
  readonly lines: readonly OrderLine[];
  readonly currency: string;
  readonly label: string;
}

export function LineList({ lines, currency, label }: LineListProps) {
  const { language } = useText('common');
  const units = useUnits();
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={line.LineID}>
          <span className={styles.what}>
            <span className={`${text.mono} ${text.quiet}`}>{line.ProductId}</span>{' '}
            <a href={paths.product({ itemNumber: line.ProductId, seoFriendlyName: line.SEOFriendlyName })}>
              {line.SkuName}
            </a>
            {line.Options && <span className={text.quiet}> {line.Options}</span>}
          </span>
          <span>{units.count(line.Qty, line.Unit)}</span>
          <LineStock availability={line.Availability} quantity={line.Qty} />
          <span className={styles.amount}>{formatMoney(line.LineTotal, currency, language)}</span>
        </li>
      ))}
    </ul>
  );
}
