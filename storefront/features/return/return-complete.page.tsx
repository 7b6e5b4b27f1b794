import { useSearchParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { foundEmail } from '#storefront/shared/order/found-order.ts';
import { paths } from '#storefront/shared/paths.ts';
import { returnQuery } from '#storefront/shared/return/return.queries.ts';
import { isSignedIn, useUser } from '#storefront/shared/session/session.ts';
import layout from '#storefront/ui/layout.module.css';
import { returnPaths } from '#storefront/shared/return/return-paths.ts';
import text from '#storefront/ui/text.module.css';
import { ReturnView } from './return-view.tsx';

/** Spec 2, /profile/returncomplete: the number, and what happens next. For guests it is the page of their return, too. */
export function ReturnCompletePage() {
  const { t } = useText('return');
  const [parameters] = useSearchParams();
  const isKnown = isSignedIn(useUser());
  const email = foundEmail(useQueryClient());
  const one = useRead(returnQuery(parameters.get('returnId') ?? '', email));
  return (
    <div className={`${layout.stack} ${layout.form}`}>
      <PageTitle>{t('completeTitle')}</PageTitle>
      <h1>
        {t('one', { number: '' })}
        <span className={text.nowrap}>{one.ReturnNumber}</span>
      </h1>
      {one.Status === 'requested' && <p>{t('done')}</p>}
      <ReturnView one={one} {...(email ? { email } : {})} />
      <p className={`${layout.row} ${text.standalone}`}>
        <a href={isKnown ? paths.order(one.OrderID) : email ? paths.guestOrder : paths.trackOrder}>{t('toOrder')}</a>
        {isKnown && <a href={returnPaths.list}>{t('toReturns')}</a>}
      </p>
    </div>
  );
}
