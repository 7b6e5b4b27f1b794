import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ProductDetails } from '#contracts/product.ts';
import { useAddToCart } from '#storefront/lib/add-to-cart.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { asLanguage } from '#storefront/lib/language.ts';
import { paths } from '#storefront/lib/paths.ts';
import { parseQuantity } from '#storefront/lib/quantity.ts';
import { isBuyable } from '#storefront/ui/buy-form.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import price from '#storefront/ui/price.module.css';
import layout from '#storefront/ui/layout.module.css';
import { StockBlock } from './stock-block.tsx';
import { TierTable } from './tier-table.tsx';
import { tierFor } from './tiers.ts';
import styles from './buy-box.module.css';

/** Price ladder, stock and Add: what a buyer decides by, in one place. */
export function BuyBox({ product }: { readonly product: ProductDetails }) {
  const { t, i18n } = useTranslation(['product', 'common']);
  const { pathname } = useLocation();
  const { itemNumber, prices, currency, unit, packQuantity, availability } = product;
  const [typed, setTyped] = useState('1');
  const { add, notice } = useAddToCart();
  const [wrong, setWrong] = useState(false);
  const quantity = parseQuantity(typed);
  const tier = prices && tierFor(prices, quantity ?? 1);
  const money = (amount: number) => formatMoney(amount, currency, asLanguage(i18n.language));
  const own = notice?.itemNumber === itemNumber ? notice : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(quantity === undefined);
    if (quantity !== undefined) void add(itemNumber, quantity);
  };

  const unitName = unit === 'pk' ? t('packOf', { count: packQuantity }) : unit === 'm' ? t('perMetre') : t('each');
  return (
    <div className={`${layout.sheet} ${styles.box}`}>
      {tier && (
        <p className={price.price}>
          <span className={styles.amount}>{money(tier.unitPrice)}</span> <span className={price.per}>/ {unitName}</span>
        </p>
      )}
      <StockBlock product={product} />
      {prices && isBuyable(availability.status) && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <label className={styles.label} htmlFor="quantity">
            {t('common:quantity')}
          </label>
          <div className={styles.row}>
            <input
              id="quantity"
              className={styles.quantity}
              value={typed}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              aria-invalid={wrong || undefined}
              aria-describedby="quantity-note"
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
            <Button type="submit" kind="action" large pending={own?.state === 'adding'} className={styles.add}>
              {own?.state === 'adding' ? t('common:adding') : t('common:addToCart')}
            </Button>
          </div>
          <p id="quantity-note" className={wrong || own?.state === 'refused' ? styles.refused : own ? styles.added : styles.total} role={wrong ? 'alert' : undefined}>
            {wrong ? t('common:quantityInvalid') : own?.text || (tier && quantity !== undefined && quantity > 1 ? `${quantity} × ${money(tier.unitPrice)} = ${money(quantity * tier.unitPrice)}` : '\u00a0')}
          </p>
        </form>
      )}
      {!prices && (
        <ButtonLink kind="action" large wide href={paths.login(pathname)} data-prefetch="off">
          {t('common:loginToBuy')}
        </ButtonLink>
      )}
      {prices && prices.length > 1 && <TierTable tiers={prices} currency={currency} current={tier} />}
    </div>
  );
}
