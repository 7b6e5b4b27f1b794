import { useState, type ReactNode } from 'react';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { LinesOfCart } from '#storefront/shared/cart/lines-of-cart.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { RemovalQuestion } from './removal-question.tsx';
import styles from './saved-carts.module.css';

interface CartEntryProps {
  readonly orderId: string;
  readonly name: string;
  /** Beside the name. */
  readonly facts: ReactNode;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  readonly pending: boolean;
  /** Goes on with it. */
  readonly onMain: () => void;
  readonly mainLabel: string;
  readonly onRemove: () => void;
  /** Between the facts and the buttons. */
  readonly note?: ReactNode;
  /** Beside the button that goes on with it. */
  readonly actions?: ReactNode;
  /** The form for another name, given how it is closed; absent where it has none. */
  readonly rename?: ((onDone: () => void) => ReactNode) | undefined;
}

/** A cart that waits, saved, left or pending: to look at, to go on with, to remove. */
export function CartEntry({
  orderId,
  name,
  facts,
  total,
  currency,
  pending,
  onMain,
  mainLabel,
  onRemove,
  note,
  actions,
  rename,
}: CartEntryProps) {
  const { t, language } = useText('saved-cart');
  const [mode, setMode] = useState<'' | 'lines' | 'rename' | 'remove'>('');
  const close = () => setMode('');
  const toggle = (next: 'lines' | 'rename' | 'remove') => (
    <Button kind="link" aria-expanded={mode === next} onClick={() => setMode(mode === next ? '' : next)}>
      {t(next)}
      <OfCart name={name} />
    </Button>
  );
  return (
    <li className={`${layout.sheet} ${styles.cart}`} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <p className={text.quiet}>{facts}</p>
        <strong>{formatMoney(total, currency, language)}</strong>
      </div>
      {note}
      <div className={layout.row}>
        <Button kind="ink" pending={pending} onClick={onMain}>
          {mainLabel}
          <OfCart name={name} />
        </Button>
        {actions}
        {toggle('lines')}
        {rename && toggle('rename')}
        {toggle('remove')}
      </div>
      {mode === 'lines' && <LinesOfCart orderId={orderId} label={name} />}
      {mode === 'rename' && rename?.(close)}
      {mode === 'remove' && <RemovalQuestion name={name} pending={pending} onRemove={onRemove} onCancel={close} />}
    </li>
  );
}

/** Buttons of the same words are told apart by the name of their cart. */
export const OfCart = ({ name }: { readonly name: string }) => <span className={text.hidden}> {name}</span>;
