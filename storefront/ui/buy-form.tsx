// Quantity and Add: a form without state; the list around it listens (lib/add-to-cart.ts).
import type { AddedNotice } from '#storefront/lib/add-to-cart.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { buttonClass } from './button.tsx';
import type { RowTexts } from './row-texts.ts';
import styles from './buy-form.module.css';

interface BuyFormProps {
  readonly itemNumber: string;
  readonly texts: RowTexts;
  readonly notice: AddedNotice | undefined;
  /** In a table row: a short word on the button. */
  readonly short?: boolean;
}

const addClass = buttonClass({ kind: 'action' }, styles.add);

export function BuyForm({ itemNumber, texts, notice, short = false }: BuyFormProps) {
  const own = notice?.itemNumber === itemNumber ? notice : undefined;
  return (
    <>
      <form className={styles.form} data-item={itemNumber} method="post">
        <input className={styles.quantity} name="quantity" defaultValue="1" inputMode="numeric" maxLength={6} autoComplete="off" aria-label={texts.quantityOf(itemNumber)} />
        <button className={addClass} aria-label={texts.addItem(itemNumber)}>
          {own?.state === 'adding' ? texts.adding : short ? texts.addShort : texts.add}
        </button>
      </form>
      {own && own.text !== '' && <p className={classNames(styles.note, styles[own.state])}>{own.text}</p>}
    </>
  );
}

export const isBuyable = (status: string): boolean => status === 'in-stock' || status === 'backorder';
