import { useState, type FormEvent } from 'react';
import type { SavedCart } from '#contracts/cart/saved-cart.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { LinesOfCart } from '#storefront/shared/cart/lines-of-cart.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import styles from './saved-carts.module.css';

interface SavedCartEntryProps {
  readonly cart: SavedCart;
  readonly isCurrent: boolean;
  readonly canMerge: boolean;
  readonly pending: boolean;
  readonly onResume: () => Promise<void>;
  readonly onMerge: () => Promise<void>;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => Promise<void>;
}

export function SavedCartEntry(props: SavedCartEntryProps) {
  const { cart, isCurrent, canMerge, pending, onResume, onMerge, onRename, onRemove } = props;
  const { t, language } = useText(['saved-cart', 'common']);
  const [mode, setMode] = useState<'' | 'lines' | 'rename' | 'remove'>('');
  const name = cart.OrderTag || t('unnamed');
  const toggle = (next: typeof mode) => setMode(mode === next ? '' : next);
  // Buttons of the same words are told apart by the name of their cart.
  const of = <span className={text.hidden}> {name}</span>;
  return (
    <li className={`${layout.sheet} ${styles.cart}`} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <p className={text.quiet}>
          {t('facts', { count: cart.LineCount, date: formatDate(cart.SavedAt, language) })}
          {isCurrent && <strong> · {t('isCurrent')}</strong>}
        </p>
        <strong>{formatMoney(cart.SubTotal, cart.CurrencyCode, language)}</strong>
      </div>
      <div className={layout.row}>
        <Button kind="ink" pending={pending} onClick={() => void onResume()}>
          {t(isCurrent ? 'recalculate' : 'resume')}
          {of}
        </Button>
        {canMerge && (
          <Button pending={pending} onClick={() => void onMerge()}>
            {t('merge')}
            {of}
          </Button>
        )}
        <Button kind="link" aria-expanded={mode === 'lines'} onClick={() => toggle('lines')}>
          {t('lines')}
          {of}
        </Button>
        {!isCurrent && (
          <Button kind="link" aria-expanded={mode === 'rename'} onClick={() => toggle('rename')}>
            {t('rename')}
            {of}
          </Button>
        )}
        <Button kind="link" aria-expanded={mode === 'remove'} onClick={() => toggle('remove')}>
          {t('remove')}
          {of}
        </Button>
      </div>
      {mode === 'lines' && <LinesOfCart orderId={cart.OrderID} label={name} />}
      {mode === 'rename' && (
        <RenameForm
          name={cart.OrderTag}
          pending={pending}
          onRename={async (next) => {
            if (await onRename(next)) setMode('');
          }}
        />
      )}
      {mode === 'remove' && (
        <RemovalQuestion name={name} pending={pending} onRemove={() => void onRemove()} onCancel={() => setMode('')} />
      )}
    </li>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly pending: boolean;
  readonly onRename: (name: string) => Promise<void>;
}

function RenameForm({ name, pending, onRename }: RenameFormProps) {
  const { t } = useText('saved-cart');
  const [next, setNext] = useState(name);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!next.trim());
    if (next.trim()) void onRename(next.trim());
  };
  return (
    <form className={styles.rename} method="post" noValidate onSubmit={submit}>
      <TextField
        label={t('newName')}
        name="cartName"
        autoComplete="off"
        maxLength={40}
        value={next}
        error={missing ? t('nameRequired') : undefined}
        onChange={({ target }) => setNext(target.value)}
      />
      <Button type="submit" pending={pending}>
        {t('rename')}
      </Button>
    </form>
  );
}
