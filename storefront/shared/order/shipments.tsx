import { formatDateTime } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import type { WireOrder } from '#storefront/shared/wire-types.ts';
import text from '#storefront/ui/text.module.css';
import styles from './order-view.module.css';

/** What left, when, and where its carrier shows it. */
export function Shipments({ shipments }: { readonly shipments: WireOrder['Shipments'] }) {
  const { t, language } = useText('order');
  const units = useUnits();
  return (
    <ul className={styles.shipments}>
      {shipments.map((shipment) => (
        <li key={shipment.shipmentId}>
          <strong>{shipment.carrier}</strong>{' '}
          {shipment.trackingUrl ? (
            <a className={text.mono} href={shipment.trackingUrl} target="_blank" rel="noreferrer">
              {shipment.trackingNumber}
            </a>
          ) : (
            <span className={shipment.trackingNumber ? text.mono : text.quiet}>
              {shipment.trackingNumber || t('noTrackingNumber')}
            </span>
          )}
          <p className={text.quiet}>{t('shippedAt', { date: formatDateTime(shipment.shippedAt, language) })}</p>
          {shipment.lines.map((line) => (
            <p key={line.LineID}>
              {units.times(line.Qty, line.Unit)} × {line.SkuName}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
