import { useState } from 'react';
import type { ProductDetails } from '#contracts/product/product.ts';
import { parseQuantity } from '#storefront/shared/cart/quantity.ts';
import { useSeesPrices } from '#storefront/shared/session/session.ts';
import { isBuyable } from '#storefront/shared/product/buy-form.tsx';
import { ShippingCalculator } from '#storefront/shared/shipping-calculator/shipping-calculator.tsx';
import layout from '#storefront/ui/layout.module.css';
import { NotifyMe } from './later-parts.ts';
import { AskForPrice, LoginToBuy } from './login-to-buy.tsx';
import { OrderForm } from './order-form.tsx';
import { StockBlock } from './stock-block.tsx';
import { TierTable } from './tier-table.tsx';
import { tierFor } from './tiers.ts';
import { UnitPrice } from './unit-price.tsx';
import styles from './buy-box.module.css';

/** Price ladder, stock and Add: what a buyer decides by, in one place. The ladder follows the typed quantity. */
export function BuyBox({ product }: { readonly product: ProductDetails }) {
  const { prices, currency, taxClass, availability, minimumQuantity, quantityStep } = product;
  const [typed, setTyped] = useState(String(minimumQuantity));
  const seesPrices = useSeesPrices();
  const quantity = parseQuantity(typed) ?? minimumQuantity;
  const tier = prices && tierFor(prices, parseQuantity(typed) ?? 1);
  return (
    <div className={`${layout.sheet} ${styles.box}`}>
      {tier && <UnitPrice product={product} unitPrice={tier.unitPrice} />}
      <StockBlock product={product} quantity={quantity} />
      {tier && isBuyable(availability.status) && (
        <OrderForm
          itemNumber={product.itemNumber}
          typed={typed}
          onType={setTyped}
          unitPrice={tier.unitPrice}
          taxClass={taxClass}
          currency={currency}
          minimum={minimumQuantity}
          step={quantityStep}
        />
      )}
      {tier && isBuyable(availability.status) && (
        <ShippingCalculator sent={{ ProductId: product.itemNumber, Qty: quantity }} of={`${quantity}`} />
      )}
      {(availability.status === 'sold-out' || availability.status === 'backorder') && (
        <NotifyMe key={product.itemNumber} itemNumber={product.itemNumber} />
      )}
      {!tier && (seesPrices ? <AskForPrice /> : <LoginToBuy />)}
      {prices && prices.length > 1 && (
        <TierTable tiers={prices} taxClass={taxClass} currency={currency} current={tier} />
      )}
    </div>
  );
}
