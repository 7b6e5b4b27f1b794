import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Shipments } from '#storefront/shared/order/shipments.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { orderQuery } from './order.queries.ts';

/** Spec 2, Tracking Detail: where everything of an order is, to be sent on or printed. */
export function TrackingPage() {
  const { t } = useText('order');
  const { orderId = '' } = useParams();
  const { OrderHeader, Shipments: shipments } = useRead(orderQuery(orderId));
  const number = OrderHeader.OrderNumber;
  return (
    <div className={`${layout.narrow} ${layout.stack}`}>
      <PageTitle>{t('trackingTitle', { number })}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>
        {t('trackingHeading')} <span className={text.nowrap}>{number}</span>
      </h1>
      <section className={`${layout.sheet} ${layout.padded}`} aria-label={t('shipments')}>
        {shipments.length ? <Shipments shipments={shipments} /> : <p>{t('trackingUnknown', { number })}</p>}
      </section>
      <p>
        <a href={paths.order(orderId)}>{t('toOrder')}</a>
      </p>
    </div>
  );
}
