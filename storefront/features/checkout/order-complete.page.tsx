import { useParams } from 'react-router-dom';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { OrderView } from '#storefront/shared/order/order-view.tsx';
import text from '#storefront/ui/text.module.css';
import { orderCompleteQuery } from './checkout.queries.ts';

export function OrderCompletePage() {
  const { t } = useText('checkout');
  const { orderId = '' } = useParams();
  const order = useRead(orderCompleteQuery(orderId));
  const signedIn = isSignedIn(useUser());
  const { OrderNumber, Email } = order.OrderHeader;
  return (
    <div className={layout.stack}>
      <PageTitle>{t('completeTitle', { number: OrderNumber })}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{t('thanks')}</h1>
      <Alert kind="ok">
        <p>
          {t('orderNumber')} <strong className={text.mono}>{OrderNumber}</strong>
        </p>
        <p>{t('confirmationSent', { email: Email })}</p>
        {!signedIn && <p>{t('guestTracking')}</p>}
      </Alert>
      <p className={layout.row}>
        <ButtonLink kind="ink" href={signedIn ? paths.order(orderId) : paths.trackThis(OrderNumber, Email)}>
          {t('trackOrder')}
        </ButtonLink>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <ButtonLink href={paths.home}>{t('continueShopping')}</ButtonLink>
      </p>
      <OrderView order={order} />
    </div>
  );
}
