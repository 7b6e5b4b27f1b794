import { useState, type FormEvent } from 'react';
import { amountsShown } from '#domain/shared/price/price-with-tax.ts';
import { useAddToCart } from '#storefront/shared/cart/add-to-cart.ts';
import { formatNumber } from '#storefront/lib/numbers.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { parseQuantity } from '#storefront/shared/cart/quantity.ts';
import { useText } from '#storefront/lib/text.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './buy-box.module.css';

interface OrderFormProps {
  readonly itemNumber: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly unitPrice: number;
  readonly taxClass: string;
  readonly currency: string;
  /** The least that can be ordered, and what quantities are multiples of. */
  readonly minimum: number;
  readonly step: number;
}

export function OrderForm({ itemNumber, typed, onType, unitPrice, taxClass, currency, minimum, step }: OrderFormProps) {
  const { t, language } = useText(['common', 'product']);
  const priceShown = usePriceShown();
  const { amount } = amountsShown(unitPrice, priceShown, taxClass);
  const { add, notice } = useAddToCart();
  const [wrong, setWrong] = useState(false);
  const quantity = parseQuantity(typed);
  const adding = notice?.state === 'adding';
  const number = (value: number) => formatNumber(value, language);
  const money = (its: number) => formatMoney(its, currency, language);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(quantity === undefined);
    if (quantity !== undefined) void add(itemNumber, quantity);
  };

  const sum =
    quantity !== undefined && quantity > 1
      ? `${quantity} × ${money(amount)} = ${money(quantity * amount)}${priceShown.rates ? ` ${t('withTax')}` : ''}`
      : '\u00a0';
  const note = wrong
    ? { kind: 'refused', text: t('quantityInvalid') }
    : notice?.text
      ? { kind: notice.state, text: notice.text }
      : { kind: 'total', text: sum };
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <label className={styles.label} htmlFor="quantity">
        {t('quantity')}
      </label>
      <div className={styles.row}>
        <input
          id="quantity"
          name="quantity"
          className={styles.quantity}
          value={typed}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          aria-invalid={wrong || undefined}
          aria-describedby="quantity-note"
          onChange={(event) => {
            onType(event.target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" kind="action" large pending={adding} className={styles.add}>
          {adding ? t('adding') : t('addToCart')}
        </Button>
      </div>
      {(minimum > 1 || step > 1) && (
        <p className={styles.total}>
          {step > 1
            ? t('product:soldInSteps', { minimum: number(minimum), step: number(step) })
            : t('product:soldFrom', { minimum: number(minimum) })}
        </p>
      )}
      <p id="quantity-note" className={styles[note.kind]} role={wrong ? 'alert' : undefined}>
        {note.text}
      </p>
    </form>
  );
}
