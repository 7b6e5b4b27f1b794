import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import type { CartDetails } from '#contracts/cart/cart.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { canBeHad } from '#storefront/shared/product/line-stock.tsx';
import { ShippingCalculator } from '#storefront/shared/shipping-calculator/shipping-calculator.tsx';
import text from '#storefront/ui/text.module.css';
import { Totals } from '#storefront/shared/order/totals.tsx';
import { useCartCommands } from './cart-commands.ts';
import { CartLine } from './cart-line.tsx';
import { CartPromotions } from './cart-promotions.tsx';
import { Coupons } from './coupons.tsx';
import { ManyLines } from './many-lines.tsx';
import { RewardEarnings } from './reward-earnings.tsx';
import { SaveCart } from './save-cart.tsx';
import { ShareCart } from './share-cart.tsx';
import { TaxEstimate } from './tax-estimate.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import styles from './cart.module.css';

/** From so many on they are found, sorted and chosen. */
const MANY_LINES = 12;

const nothingChanges = () => () => undefined;
const yes = () => true;
const no = () => false;

const RemovedCoupons = lazyPart(async () => (await import('./removed-coupons.tsx')).RemovedCoupons);

export function CartContent({ cart }: { readonly cart: CartDetails }) {
  const { t } = useText('cart');
  const { OrderHeader, OrderLines } = cart;
  const guestsMay = useIsOn('guestCheckout');
  const mayCheckOut = isSignedIn(useUser()) || guestsMay;
  // A dialog is no part of what the server writes.
  const isInBrowser = useSyncExternalStore(nothingChanges, yes, no);
  const commands = useCartCommands(OrderHeader.OrderID);
  const { message } = commands;
  // A quantity that cannot be had would only be refused at the end of the checkout.
  const short = OrderLines.some((line) => !canBeHad(line.Availability, line.Qty));
  const nameless = OrderLines.some((line) => line.GiftCertificate && !line.GiftRecipient);
  const changed = OrderLines.filter((line) => line.CurrentUnitPrice !== undefined).length;
  return (
    <>
      <div className={layout.headRow}>
        <h1>{t('heading')}</h1>
        <p className={text.quiet}>
          {t('lines', { count: OrderLines.length })}
          {OrderHeader.OrderTag && ` · ${OrderHeader.OrderTag}`}
        </p>
        <div className={`${layout.row} ${styles.removeAll}`}>
          <SaveCart header={OrderHeader} kind="link" />
          <ShareCart orderId={OrderHeader.OrderID} />
          <Button kind="link" onClick={() => void commands.removeAll()}>
            {t('removeAll')}
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={layout.tight}>
          {changed > 0 && (
            <Alert>
              <p>{t('pricesChanged', { count: changed })}</p>
              <Button onClick={() => void commands.acceptPrices()}>{t('acceptPrices')}</Button>
            </Alert>
          )}
          <UndoRemoval />
          {message?.lineId === '' && <Alert kind={message.kind}>{message.text}</Alert>}
          {OrderLines.length < MANY_LINES ? (
            <ul className={layout.sheet} aria-label={t('heading')}>
              {OrderLines.map((line) => (
                <CartLine key={line.LineID} line={line} currency={OrderHeader.CurrencyCode} commands={commands} />
              ))}
            </ul>
          ) : (
            <ManyLines lines={OrderLines} currency={OrderHeader.CurrencyCode} commands={commands} />
          )}
        </div>
        <section className={`${layout.sheet} ${styles.summary}`} aria-label={t('summary')}>
          <CartPromotions promotions={cart.Promotions} currency={OrderHeader.CurrencyCode} />
          <Coupons coupons={cart.Coupons} commands={commands} />
          <RewardEarnings earnings={cart.RewardEarnings} currency={OrderHeader.CurrencyCode} />
          <Totals header={{ ...OrderHeader, PromotionLines: [] }} estimate={t('atCheckout')} />
          <TaxEstimate cart={cart} />
          <ShippingCalculator
            sent={{ OrderId: OrderHeader.OrderID }}
            of={OrderLines.map(({ LineID, Qty }) => `${LineID}:${Qty}`).join()}
          />
          {short || nameless ? (
            <>
              <Alert kind="error">{t(short ? 'someMissing' : 'gift.someMissing')}</Alert>
              <Button large wide disabled>
                {t('checkout')}
              </Button>
            </>
          ) : (
            <ButtonLink kind="action" large wide href={mayCheckOut ? paths.checkout : paths.login(paths.checkout)}>
              {t('checkout')}
            </ButtonLink>
          )}
          <ButtonLink large wide href={paths.requestQuote}>
            {t('requestQuote')}
          </ButtonLink>
          <ButtonLink wide href={paths.categories}>
            {t('continueShopping')}
          </ButtonLink>
        </section>
      </div>
      {isInBrowser && cart.RemovedCoupons.length > 0 && (
        <Suspense>
          <RemovedCoupons codes={cart.RemovedCoupons} commands={commands} />
        </Suspense>
      )}
    </>
  );
}
