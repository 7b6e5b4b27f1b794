import { useState, type FormEvent } from 'react';
import type { SavedCart } from '#contracts/cart/saved-cart.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { CartEntry, OfCart } from './cart-entry.tsx';
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
  const { t, language } = useText('saved-cart');
  const name = cart.OrderTag || t('unnamed');
  return (
    <CartEntry
      orderId={cart.OrderID}
      name={name}
      facts={
        <>
          {t('facts', { count: cart.LineCount, date: formatDate(cart.SavedAt, language) })}
          {isCurrent && <strong> · {t('isCurrent')}</strong>}
        </>
      }
      total={cart.SubTotal}
      currency={cart.CurrencyCode}
      pending={pending}
      mainLabel={t(isCurrent ? 'recalculate' : 'resume')}
      onMain={() => void onResume()}
      onRemove={() => void onRemove()}
      actions={
        canMerge && (
          <Button pending={pending} onClick={() => void onMerge()}>
            {t('merge')}
            <OfCart name={name} />
          </Button>
        )
      }
      rename={
        isCurrent
          ? undefined
          : (onDone) => (
              <RenameForm
                name={cart.OrderTag}
                pending={pending}
                onRename={async (next) => {
                  if (await onRename(next)) onDone();
                }}
              />
            )
      }
    />
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
