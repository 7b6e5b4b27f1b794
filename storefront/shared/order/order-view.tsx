// A placed order, whole: for order complete, order details, and the guest's tracking page.
import { Fragment } from 'react';
import { formatDateTime } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import type { WireOrder } from '#storefront/shared/wire-types.ts';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import { Fact } from '#storefront/ui/fact.tsx';
import layout from '#storefront/ui/layout.module.css';
import { OrderLines } from './order-lines.tsx';
import { PickUpFacts } from './pick-up-facts.tsx';
import { Shipments } from './shipments.tsx';
import text from '#storefront/ui/text.module.css';
import { useArrival } from './use-arrival.ts';
import { Totals } from './totals.tsx';
import totals from './totals.module.css';
import styles from './order-view.module.css';

export function OrderView({ order, withFiles = true }: { readonly order: WireOrder; readonly withFiles?: boolean }) {
  const { t } = useText('order');
  const { OrderHeader: header, OrderLines: lines, Shipments: shipments } = order;
  const arrival = useArrival();
  const isPickedUp = order.Deliveries.every(({ PickUp: at }) => at !== undefined);
  return (
    <div className={styles.columns}>
      <div className={layout.stack}>
        <section className={layout.sheet} aria-label={t('items')}>
          <OrderLines lines={lines} currency={header.CurrencyCode} withFiles={withFiles} />
        </section>
        <section className={`${layout.sheet} ${layout.padded} ${styles.facts}`} aria-label={t('details')}>
          {order.Deliveries.map((delivery) =>
            delivery.PickUp ? (
              <PickUpFacts key={delivery.DeliveryID} at={delivery.PickUp} address={delivery.ShipTo} />
            ) : (
              <Fact key={delivery.DeliveryID} name={t('shipTo')}>
                <AddressText address={delivery.ShipTo} />
                {order.Deliveries.length > 1 && <DeliveryGoods order={order} delivery={delivery} />}
              </Fact>
            ),
          )}
          <Fact name={t('billTo')}>
            <AddressText address={header.BillTo} />
          </Fact>
          <Fact name={t('shippingMethod')}>
            {header.ShippingMethodName}
            {order.Deliveries.length === 1 &&
              order.Deliveries.map(({ DeliveryID, PickUp, Promised }) => (
                <p key={DeliveryID}>{arrival(Promised, PickUp !== undefined)}</p>
              ))}
            {header.ShipTogether && <p className={text.quiet}>{t('shipTogether')}</p>}
          </Fact>
          <Fact name={t('payment')}>
            {header.PaymentText}
            {header.PaymentStatus === 'awaiting' && <p className={text.quiet}>{t('awaitingPayment')}</p>}
            {header.PaymentWords && <p className={styles.words}>{header.PaymentWords}</p>}
            {header.PaymentStatus === 'voided' && <p className={text.quiet}>{t('notCharged')}</p>}
            {header.PONumber && (
              <>
                <br />
                {t('poNumber')} <span className={text.mono}>{header.PONumber}</span>
              </>
            )}
          </Fact>
          {header.CustomerComments && <Fact name={t('comments')}>{header.CustomerComments}</Fact>}
          {header.QuoteNumber && (
            <Fact name={t('convertedFrom')}>
              <a className={text.mono} href={paths.quote(header.OrderID)}>
                {header.QuoteNumber}
              </a>
            </Fact>
          )}
        </section>
      </div>
      <div className={styles.side}>
        <section className={`${layout.sheet} ${layout.padded}`} aria-label={t('totals')}>
          <Totals header={header} />
          {(header.RefundedTotal > 0 || header.PaymentStatus === 'voided') && <Paid order={order} />}
        </section>
        <section className={`${layout.sheet} ${layout.padded} ${layout.tight}`}>
          <h2>{t('shipments')}</h2>
          {shipments.length === 0 ? (
            <p className={text.quiet}>
              {t(header.OrderStatus === 'cancelled' ? 'nothingShips' : isPickedUp ? 'waitsForPickUp' : 'noTracking')}
            </p>
          ) : (
            <Shipments shipments={shipments} />
          )}
        </section>
      </div>
    </div>
  );
}

/** What goes to one of several places, by which method and when. */
function DeliveryGoods({
  order: { OrderLines },
  delivery: { LineIDs, ShippingMethodName, Promised },
}: {
  readonly order: WireOrder;
  readonly delivery: WireOrder['Deliveries'][number];
}) {
  const units = useUnits();
  const arrival = useArrival();
  return (
    <div className={styles.delivery}>
      <ul>
        {OrderLines.filter(({ LineID }) => LineIDs.includes(LineID)).map(({ LineID, Qty, Unit, SkuName }) => (
          <li key={LineID}>
            {units.times(Qty, Unit)} × {SkuName}
          </li>
        ))}
      </ul>
      <p className={text.quiet}>
        {ShippingMethodName}
        <br />
        {arrival(Promised, false)}
      </p>
    </div>
  );
}

/**
 * Shows what was paid and what came back: only where something did or nothing was paid, since otherwise the total says it
 * all.
 */
function Paid({ order: { OrderHeader: header, Refunds: refunds } }: { readonly order: WireOrder }) {
  const { t, language } = useText('order');
  const units = useUnits();
  const money = (amount: number) => formatMoney(amount, header.CurrencyCode, language);
  return (
    <dl className={totals.totals}>
      <dt>{t(header.OnAccount ? 'onAccount' : 'paid')}</dt>
      <dd>{money(header.PaidTotal)}</dd>
      {refunds.map((refund) => (
        <Fragment key={refund.refundId}>
          <dt>
            {t(refund.status === 'completed' ? 'refundedOn' : 'refundPending', {
              date: formatDateTime(refund.at, language),
            })}
            {refund.lines.map((line) => (
              <span key={line.LineID} className={`${text.quiet} ${styles.refundLine}`}>
                {units.times(line.Qty, line.Unit)} × {line.SkuName}
              </span>
            ))}
            {refund.restockingFee > 0 && (
              <span className={`${text.quiet} ${styles.refundLine}`}>
                {t('lessRestockingFee', { amount: money(refund.restockingFee) })}
              </span>
            )}
          </dt>
          <dd>−{money(refund.amount)}</dd>
        </Fragment>
      ))}
      {header.RefundedTotal > 0 && (
        <>
          <dt>
            <strong>{t(header.OnAccount ? 'dueAfterRefunds' : 'paidAfterRefunds')}</strong>
          </dt>
          <dd>
            <strong>{money(header.PaidTotal - header.RefundedTotal)}</strong>
          </dd>
        </>
      )}
    </dl>
  );
}
