import type { OrderWithLines } from '#contracts/order.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import { canBeHad } from '#storefront/shared/product/line-stock.tsx';
import text from '#storefront/ui/text.module.css';
import { Totals } from '#storefront/shared/order/totals.tsx';
import { useCartCommands } from './cart-commands.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart.module.css';

export function CartContent({ cart }: { readonly cart: OrderWithLines }) {
  const { t } = useText('cart');
  const { OrderHeader, OrderLines } = cart;
  const guestsMay = useIsOn('guestCheckout');
  const mayCheckOut = isSignedIn(useUser()) || guestsMay;
  const commands = useCartCommands(OrderHeader.OrderID);
  const { message } = commands;
  // A quantity that cannot be had would only be refused at the end of the checkout.
  const short = OrderLines.some((line) => !canBeHad(line.Availability, line.Qty));
  const changed = OrderLines.filter((line) => line.CurrentUnitPrice !== undefined).length;
  return (
    <>
      <div className={layout.headRow}>
        <h1>{t('heading')}</h1>
        <p className={text.quiet}>{t('lines', { count: OrderLines.length })}</p>
        <Button kind="link" className={styles.removeAll} onClick={() => void commands.removeAll()}>
          {t('removeAll')}
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={layout.tight}>
          {changed > 0 && (
            <Alert>
              <p>{t('pricesChanged', { count: changed })}</p>
              <Button onClick={() => void commands.acceptPrices()}>{t('acceptPrices')}</Button>
            </Alert>
          )}
          {message?.lineId === '' && <Alert kind={message.kind}>{message.text}</Alert>}
          <ul className={layout.sheet} aria-label={t('heading')}>
            {OrderLines.map((line) => (
              <CartLine key={line.LineID} line={line} currency={OrderHeader.CurrencyCode} commands={commands} />
            ))}
          </ul>
        </div>
        <section className={`${layout.sheet} ${styles.summary}`} aria-label={t('summary')}>
          <Totals header={OrderHeader} estimate={t('atCheckout')} />
          {short ? (
            <>
              <Alert kind="error">{t('someMissing')}</Alert>
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
    </>
  );
}
