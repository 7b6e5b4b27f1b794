import { useState } from 'react';
import type { PendingOrder } from '#contracts/cart/pending-order.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { LinesOfCart } from '#storefront/shared/cart/lines-of-cart.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { RemovalQuestion } from './removal-question.tsx';
import styles from './saved-carts.module.css';

interface PendingOrderEntryProps {
  readonly order: PendingOrder;
  readonly pending: boolean;
  readonly onGoOn: () => void;
  readonly onRemove: () => void;
}

export function PendingOrderEntry({ order, pending, onGoOn, onRemove }: PendingOrderEntryProps) {
  const { t, language } = useText(['saved-cart', 'common']);
  const [mode, setMode] = useState<'' | 'lines' | 'remove'>('');
  const name = t('pendingOrder', { date: formatDate(order.LeftAt, language) });
  const of = <span className={text.hidden}> {name}</span>;
  const toggle = (next: typeof mode) => setMode(mode === next ? '' : next);
  const money = (amount: number) => formatMoney(amount, order.CurrencyCode, language);
  return (
    <li className={`${layout.sheet} ${styles.cart}`} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <p className={text.quiet}>{t('lineCount', { count: order.LineCount })}</p>
        <strong>{money(order.OrderTotal)}</strong>
      </div>
      <p className={text.quiet}>
        {t('givenBack', { parts: order.PaymentParts.map((part) => `${part.name} ${money(part.amount)}`).join(' · ') })}
      </p>
      <div className={layout.row}>
        <Button kind="ink" pending={pending} onClick={onGoOn}>
          {t('payNow')}
          {of}
        </Button>
        <Button kind="link" aria-expanded={mode === 'lines'} onClick={() => toggle('lines')}>
          {t('lines')}
          {of}
        </Button>
        <Button kind="link" aria-expanded={mode === 'remove'} onClick={() => toggle('remove')}>
          {t('remove')}
          {of}
        </Button>
      </div>
      {mode === 'lines' && <LinesOfCart orderId={order.OrderID} label={name} />}
      {mode === 'remove' && (
        <RemovalQuestion name={name} pending={pending} onRemove={onRemove} onCancel={() => setMode('')} />
      )}
    </li>
  );
}
