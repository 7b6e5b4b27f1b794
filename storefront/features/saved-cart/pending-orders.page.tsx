import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { CartResumed } from '#contracts/cart/saved-cart.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { pendingOrdersQuery } from '#storefront/shared/cart/pending-orders.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { rememberCart } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { PendingOrderEntry } from './pending-order-entry.tsx';
import { ResumedCartReport } from './resumed-cart-report.tsx';
import styles from './saved-carts.module.css';

/** Spec 2 and 4, /profile/myincompleteorders: what was left while several methods were to pay it. */
export function PendingOrdersPage() {
  const { t } = useText(['saved-cart', 'common']);
  const { Orders } = useRead(pendingOrdersQuery);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const resume = useCommand('cart/checkoutwithpendingorder');
  const remove = useCommand('cart/removependingorder');
  const [resumed, setResumed] = useState<CartResumed>();
  const problem = resume.error ?? remove.error;
  const refresh = async () => {
    await Promise.all([
      refreshCart(queryClient),
      queryClient.invalidateQueries({ queryKey: pendingOrdersQuery.queryKey }),
    ]);
    focusHeading();
  };

  const goOn = async (OrderId: string) => {
    remove.clear();
    const answer = await resume.run({ OrderId });
    if (!answer) return;
    rememberCart(queryClient, { OrderId: answer.OrderID, lineCount: answer.lineCount });
    // What has changed is read before it is paid.
    if (!answer.Short.length && !answer.RepricedCount) return navigate(`${paths.checkout}?step=payment`);
    setResumed(answer);
    return refresh();
  };
  const discard = async (OrderId: string) => {
    resume.clear();
    if (!(await remove.run({ OrderId }))) return;
    announce(t('pendingRemoved'));
    await refresh();
  };

  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:pendingOrders')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:pendingOrders')}</h1>
        <p className={text.quiet}>{t('pendingCount', { count: Orders.length })}</p>
      </div>
      {problem !== undefined && <Alert kind="error">{errorText(problem, t('common:unreachable'))}</Alert>}
      {resumed && <ResumedCartReport summary={t('pendingResumed', { count: resumed.lineCount })} resumed={resumed} />}
      <p>{Orders.length ? t('pendingOrdersWhy') : t('noPendingOrders')}</p>
      <ul className={styles.carts}>
        {Orders.map((order) => (
          <PendingOrderEntry
            key={order.OrderID}
            order={order}
            pending={resume.pending || remove.pending}
            onGoOn={() => void goOn(order.OrderID)}
            onRemove={() => void discard(order.OrderID)}
          />
        ))}
      </ul>
    </div>
  );
}
