import { useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { foundEmail } from '#storefront/shared/order/found-order.ts';
import { paths } from '#storefront/shared/paths.ts';
import { orderReturnsQuery } from '#storefront/shared/return/return.queries.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { ReturnForm } from './return-form.tsx';
import styles from './return.module.css';

/** Spec 2, /profile/returnorder: what of an order comes back, and why. */
export function ReturnFormPage() {
  const { t } = useText('return');
  const [parameters] = useSearchParams();
  const email = foundEmail(useQueryClient());
  const order = useRead(orderReturnsQuery(parameters.get('orderId') ?? '', email));
  const isKnown = isSignedIn(useUser());
  const back = isKnown ? paths.order(order.OrderID) : email ? paths.guestOrder : paths.trackOrder;
  const title = t('titleOf', { number: order.OrderNumber });
  const canReturn = order.Lines.some(({ ReturnableQty }) => ReturnableQty > 0);
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <div>
        <p>{t(canReturn ? 'formIntro' : 'nothing')}</p>
        <p className={text.quiet}>
          {t('within', { days: order.ReturnDays })}
          {order.RestockingFeePercent > 0 && ` ${t('feeSaid', { percent: order.RestockingFeePercent })}`}
        </p>
      </div>
      {order.AllOrNothing && <Alert kind="info">{t('allOrNothing')}</Alert>}
      {canReturn ? (
        <ReturnForm order={order} back={back} {...(email ? { email } : {})} />
      ) : (
        <p>
          <ButtonLink href={back}>{t('toOrder')}</ButtonLink>
        </p>
      )}
    </div>
  );
}
