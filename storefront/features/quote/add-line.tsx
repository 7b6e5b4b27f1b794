import { useState, type FormEvent } from 'react';
import { parseQuantity } from '#storefront/shared/cart/quantity.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { QuoteEdits } from './use-quote-edits.ts';
import styles from './quote.module.css';

export function AddLine({ edits }: { readonly edits: QuoteEdits }) {
  const { t } = useText(['quote', 'common']);
  const [item, setItem] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [wrong, setWrong] = useState(false);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const Qty = parseQuantity(quantity);
    const ProductId = item.trim();
    setWrong(Qty === undefined);
    if (Qty === undefined || ProductId === '') return;
    if (
      !(await edits.run({
        route: 'quote/addline',
        input: { ProductId, Qty },
        words: t('addingItem', { quantity: Qty, item: ProductId }),
      }))
    )
      return;
    setItem('');
    setQuantity('1');
  };
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)} method="post" noValidate>
      <TextField
        label={t('addLabel')}
        name="ProductId"
        maxLength={40}
        autoComplete="off"
        value={item}
        onChange={(event) => setItem(event.target.value)}
      />
      <TextField
        label={t('quantity')}
        name="Qty"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        value={quantity}
        error={wrong ? t('common:quantityInvalid') : undefined}
        onChange={(event) => setQuantity(event.target.value)}
      />
      <Button type="submit">{t('add')}</Button>
    </form>
  );
}
