// The floating cart: lines at a glance, and the ways on (spec 2).
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CartDetails } from '#contracts/cart/cart.ts';
import { cartQuery } from '#storefront/shared/cart/cart.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { useCartCommands } from './cart-commands.ts';
import { CartPromotions } from './cart-promotions.tsx';
import { PanelLine } from './panel-line.tsx';
import { RewardEarnings } from './reward-earnings.tsx';
import { SaveCart } from './save-cart.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import styles from './cart-panel.module.css';

export function CartPanel() {
  const { t } = useText('cart');
  const { OrderId } = useUser();
  const { data: cart, isFetched } = useQuery({ ...cartQuery(OrderId), enabled: OrderId !== '' });
  const [isSaving, setSaving] = useState(false);
  const empty = OrderId === '' || (isFetched && !cart?.OrderLines.length);
  return (
    <section
      className={styles.panel}
      aria-label={t('heading')}
      // Spec 2: dimmed, and deaf to clicks, while the save-cart popup is open; and it stays.
      inert={isSaving}
      data-holds-open={isSaving || undefined}
    >
      <h2 className={styles.title}>{t('heading')}</h2>
      <UndoRemoval />
      {empty && <Alert>{t('noItems')}</Alert>}
      {!empty && cart && <Lines cart={cart} onSaving={setSaving} />}
    </section>
  );
}

interface LinesProps {
  readonly cart: CartDetails;
  readonly onSaving: (isSaving: boolean) => void;
}

function Lines({ cart, onSaving }: LinesProps) {
  const { OrderHeader, OrderLines, Promotions, RewardEarnings: earnings, TaxEstimate } = cart;
  const { t, language } = useText('cart');
  const commands = useCartCommands(OrderHeader.OrderID);
  return (
    <>
      {commands.message?.kind === 'error' && <Alert kind="error">{commands.message.text}</Alert>}
      <ul className={styles.lines}>
        {OrderLines.map((line) => (
          <PanelLine
            key={line.LineID}
            line={line}
            currency={OrderHeader.CurrencyCode}
            onRemove={() => void commands.removeLine(line.LineID, line.ProductId)}
          />
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t(TaxEstimate ? 'panelTotalWithoutTax' : 'panelTotal')}</span>{' '}
        <strong>
          {formatMoney(OrderHeader.SubTotal - OrderHeader.DiscountTotal, OrderHeader.CurrencyCode, language)}
        </strong>
      </p>
      {TaxEstimate && (
        <p className={styles.total}>
          <span>{t('panelTotalWithTax')}</span>{' '}
          <strong>{formatMoney(TaxEstimate.Total, OrderHeader.CurrencyCode, language)}</strong>
        </p>
      )}
      <CartPromotions promotions={Promotions} currency={OrderHeader.CurrencyCode} />
      <RewardEarnings earnings={earnings} currency={OrderHeader.CurrencyCode} />
      <div className={styles.actions}>
        <ButtonLink href={paths.cart}>{t('viewCart')}</ButtonLink>
        <ButtonLink kind="action" href={paths.checkout}>
          {t('fastCheckout')}
        </ButtonLink>
      </div>
      <div className={styles.further}>
        <SaveCart header={OrderHeader} kind="link" onOpen={onSaving} />
        <Button kind="link" onClick={() => void commands.removeAll()}>
          {t('removeAll')}
        </Button>
      </div>
    </>
  );
}
