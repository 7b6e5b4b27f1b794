import type { ReactNode } from 'react';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { withTax as unitPriceWithTax } from '#domain/shared/price/price-with-tax.ts';
import type { OrderLine } from '#contracts/order/order.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import { AttachmentButton } from '#storefront/shared/attachment/attachment-button.tsx';
import { LineQuantity } from '#storefront/shared/cart/line-quantity.tsx';
import price from '#storefront/shared/product/price.module.css';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { LineStock } from '#storefront/shared/product/line-stock.tsx';
import text from '#storefront/ui/text.module.css';
import type { CartCommands } from './cart-commands.ts';
import { GiftRecipient } from './gift-recipient.tsx';
import { LineNote } from './line-note.tsx';
import { LinePrice } from './line-price.tsx';
import { iconButtonClass } from '#storefront/ui/icon-button.ts';
import styles from './cart-line.module.css';

interface CartLineProps {
  readonly line: OrderLine;
  readonly currency: string;
  readonly commands: CartCommands;
  /** Before the line, where lines are chosen. */
  readonly choice?: ReactNode;
}

export function CartLine({ line, currency, commands, choice }: CartLineProps) {
  const { t, language } = useText(['cart', 'common']);
  const units = useUnits();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const unitPrice = line.ExtendedPrice > 0 ? line.ExtendedPrice : line.UnitPrice;
  const { rates } = usePriceShown();
  const withTax = rates && line.TaxClass ? unitPriceWithTax(unitPrice, rates, line.TaxClass) : undefined;
  // The button goes with its line, so the focus needs another place.
  const remove = async () => {
    if (await commands.removeLine(line.LineID, line.ProductId)) focusHeading();
  };
  const move = async () => {
    if (await commands.moveToWishList(line)) focusHeading();
  };
  const wishes = useIsOn('wishList') && isSignedIn(useUser());
  const message = commands.message?.lineId === line.LineID ? commands.message : undefined;
  return (
    <li className={styles.line}>
      <a
        className={styles.picture}
        href={paths.product({ itemNumber: line.ProductId, seoFriendlyName: line.SEOFriendlyName })}
        tabIndex={-1}
        aria-hidden="true"
      >
        {line.ProductImageURL && <img src={line.ProductImageURL} alt="" width={80} height={80} />}
      </a>
      <div className={styles.what}>
        <p className={`${text.mono} ${text.quiet} ${styles.item}`}>
          {choice}
          {line.ProductId}
        </p>
        <a
          className={styles.name}
          href={paths.product({ itemNumber: line.ProductId, seoFriendlyName: line.SEOFriendlyName })}
        >
          {line.SkuName}
        </a>
        {line.Options && <p className={text.quiet}>{line.Options}</p>}
        {line.OwnNumber && <p className={text.quiet}>{t('ownNumber', { number: line.OwnNumber })}</p>}
        <p>
          <LineStock availability={line.Availability} quantity={line.Qty} />
        </p>
        <PriceNotes line={line} currency={currency} />
        <RelatedLines line={line} currency={currency} />
        <GiftRecipient line={line} />
        <LineNote line={line} commands={commands} />
      </div>
      <p className={styles.unit}>
        {money(unitPrice)} <span className={text.quiet}>/ {units.per(line)}</span>
        {withTax !== undefined && (
          <>
            <span className={price.tax}>{t('common:withoutTax')}</span>
            <span className={price.tax}>
              {money(withTax)} {t('common:withTax')}
            </span>
          </>
        )}
      </p>
      <div className={styles.quantity}>
        <LineQuantity
          itemNumber={line.ProductId}
          quantity={line.Qty}
          minimum={line.MinQty}
          step={line.QtyStep}
          onChange={(quantity) => commands.setQuantity(line.LineID, quantity)}
        />
      </div>
      <p className={styles.total}>
        <LinePrice line={line} currency={currency} />
        {line.LineDiscount > 0 && <span className={styles.discount}>−{money(line.LineDiscount)}</span>}
      </p>
      <div className={styles.tools}>
        <AttachmentButton
          orderId={line.OrderID}
          lineId={line.LineID}
          item={line.ProductId}
          count={line.AttachmentCount}
        />
        {wishes && (
          <button
            type="button"
            className={iconButtonClass('opens')}
            aria-label={t('toWishList', { item: line.ProductId })}
            onClick={() => void move()}
          >
            <IconHeart aria-hidden size={18} stroke={1.75} />
          </button>
        )}
        <button
          type="button"
          className={iconButtonClass('removes')}
          aria-label={t('removeItem', { item: line.ProductId })}
          onClick={() => void remove()}
        >
          <IconTrash aria-hidden size={18} stroke={1.75} />
        </button>
      </div>
      {message && (
        <p className={styles.message} role="alert">
          {message.text}
        </p>
      )}
    </li>
  );
}

/** What it costs today where that is another price, and what the reduction is held against. */
function PriceNotes({ line, currency }: { readonly line: OrderLine; readonly currency: string }) {
  const { t, language } = useText('cart');
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <>
      {line.CurrentUnitPrice !== undefined && (
        <p className={styles.changed}>{t('priceNow', { price: money(line.CurrentUnitPrice) })}</p>
      )}
      {line.LowestPrice !== undefined && (
        <p className={styles.lowest}>{t('lowestPrice', { price: money(line.LowestPrice) })}</p>
      )}
    </>
  );
}

/** Bundled child lines stand under their parent (spec 2). */
function RelatedLines({ line, currency }: { readonly line: OrderLine; readonly currency: string }) {
  const units = useUnits();
  if (line.RelatedOrderLines.length === 0) return null;
  return (
    <ul className={styles.related}>
      {line.RelatedOrderLines.map((child) => (
        <li key={child.ProductId}>
          {units.times(child.Qty, child.Unit)} × {child.SkuName}{' '}
          {child.UnitPrice > 0 && <LinePrice line={child} currency={currency} />}
        </li>
      ))}
    </ul>
  );
}
