import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import type { PendingCart } from '#contracts/cart/pending-cart.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { AddedLinesReport } from '#storefront/shared/cart/lines-report.tsx';
import { PENDING_DAYS, pendingCartsQuery } from '#storefront/shared/cart/pending-carts.ts';
import { useAfterLinesAdded } from '#storefront/shared/cart/use-add-lines.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { CartEntry } from './cart-entry.tsx';
import { ColleaguesCarts } from './colleagues-carts.tsx';
import { daysOf } from './pending-days.ts';
import styles from './saved-carts.module.css';

/** Spec 2 and 9, /profile/pendingcarts: what was begun and left in the last 7 or 30 days. */
export function PendingCartsPage() {
  const { t } = useText(['saved-cart', 'common']);
  const days = daysOf(new URLSearchParams(useLocation().search));
  const { Carts } = useRead(pendingCartsQuery(days));
  const { OrderId, lineCount } = useUser();
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('checkout/updateabandonlines');
  const tell = useAfterLinesAdded();
  const [moved, setMoved] = useState<Output<'checkout/updateabandonlines'>>();
  const update = async (cart: PendingCart, Action: 'add' | 'remove') => {
    const answer = await run({
      OrderId: cart.OrderID,
      Action,
      ...(lineCount > 0 ? { currentOrderId: OrderId } : {}),
    });
    if (!answer) return;
    if (Action === 'add') tell(answer);
    setMoved(Action === 'add' ? answer : undefined);
    await queryClient.invalidateQueries({ queryKey: pendingCartsQuery(days).queryKey });
    focusHeading();
  };
  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:pendingCarts')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:pendingCarts')}</h1>
        <p className={text.quiet}>{t('count', { count: Carts.length })}</p>
      </div>
      <nav className={styles.days} aria-label={t('days')}>
        {PENDING_DAYS.map((one) => (
          <a key={one} href={paths.pendingCarts(one)} aria-current={one === days ? 'page' : undefined}>
            {t('lastDays', { count: one })}
          </a>
        ))}
      </nav>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {moved && <AddedLinesReport added={moved} further={moved.Short.map(({ Message }) => Message)} />}
      {Carts.length === 0 ? (
        <div className={layout.tight}>
          <p>{t('nonePending')}</p>
          <p>
            <ButtonLink href={lineCount > 0 ? paths.cart : paths.categories}>
              {lineCount > 0 ? t('toCart') : t('common:toHome')}
            </ButtonLink>
          </p>
        </div>
      ) : (
        <ul className={styles.carts}>
          {Carts.map((cart) => (
            <PendingEntry
              key={cart.OrderID}
              cart={cart}
              pending={pending}
              onUpdate={(action) => void update(cart, action)}
            />
          ))}
        </ul>
      )}
      <ColleaguesCarts key={days} kind="pending" days={days} />
    </div>
  );
}

interface PendingEntryProps {
  readonly cart: PendingCart;
  readonly pending: boolean;
  readonly onUpdate: (action: 'add' | 'remove') => void;
}

function PendingEntry({ cart, pending, onUpdate }: PendingEntryProps) {
  const { t, language } = useText('saved-cart');
  return (
    <CartEntry
      orderId={cart.OrderID}
      name={t('cartOf', { date: formatDate(cart.ChangedAt, language) })}
      facts={t('lineCount', { count: cart.LineCount })}
      total={cart.SubTotal}
      currency={cart.CurrencyCode}
      pending={pending}
      mainLabel={t('move')}
      onMain={() => onUpdate('add')}
      onRemove={() => onUpdate('remove')}
    />
  );
}
