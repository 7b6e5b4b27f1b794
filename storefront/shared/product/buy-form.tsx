// Quantity and Add: a form without state; the list around it listens (lib/add-to-cart.ts).
import type { AddedNotice } from '#storefront/shared/cart/add-to-cart.ts';
import { classNames } from '#storefront/lib/class-names.ts';
import { buttonClass } from '#storefront/ui/button.tsx';
import type { RowTexts } from './row-texts.ts';
import styles from './buy-form.module.css';

interface BuyFormProps {
  readonly itemNumber: string;
  /** The least that can be ordered. */
  readonly minimum: number;
  readonly texts: RowTexts;
  readonly notice: AddedNotice | undefined;
  /** In a table row: a short word on the button. */
  readonly short?: boolean;
}

const addClass = buttonClass({ kind: 'action' }, styles.add);
const addedClass = buttonClass({}, classNames(styles.add, styles.added));

/** The button itself says what happened, so that no row grows. */
function buttonText(own: AddedNotice | undefined, texts: RowTexts, short: boolean): string {
  if (own?.state === 'adding') return texts.adding;
  if (own?.state === 'added') return `✓ ${texts.number(own.quantity)}`;
  return short ? texts.addShort : texts.add;
}

export function BuyForm({ itemNumber, minimum, texts, notice, short = false }: BuyFormProps) {
  const own = notice?.itemNumber === itemNumber ? notice : undefined;
  return (
    <>
      <form className={styles.form} data-item={itemNumber} method="post">
        <input
          className={styles.quantity}
          name="quantity"
          defaultValue={minimum}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          aria-label={texts.quantityOf(itemNumber)}
        />
        <button className={own?.state === 'added' ? addedClass : addClass} aria-label={texts.addItem(itemNumber)}>
          {buttonText(own, texts, short)}
        </button>
      </form>
      {own?.state === 'refused' && (
        <p className={styles.refused} role="alert">
          {own.text}
        </p>
      )}
    </>
  );
}

export const isBuyable = (status: string): boolean => status === 'in-stock' || status === 'backorder';
