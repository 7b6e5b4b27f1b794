import type { PendingOrder } from '#contracts/cart/pending-order.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';
import { CartEntry } from './cart-entry.tsx';

interface PendingOrderEntryProps {
  readonly order: PendingOrder;
  readonly pending: boolean;
  readonly onGoOn: () => void;
  readonly onRemove: () => void;
}

export function PendingOrderEntry({ order, pending, onGoOn, onRemove }: PendingOrderEntryProps) {
  const { t, language } = useText('saved-cart');
  const parts = order.PaymentParts.map(
    ({ name, amount }) => `${name} ${formatMoney(amount, order.CurrencyCode, language)}`,
  );
  return (
    <CartEntry
      orderId={order.OrderID}
      name={t('pendingOrder', { date: formatDate(order.LeftAt, language) })}
      facts={t('lineCount', { count: order.LineCount })}
      total={order.OrderTotal}
      currency={order.CurrencyCode}
      pending={pending}
      mainLabel={t('payNow')}
      onMain={onGoOn}
      onRemove={onRemove}
      note={<p className={text.quiet}>{t('givenBack', { parts: parts.join(' · ') })}</p>}
    />
  );
}
