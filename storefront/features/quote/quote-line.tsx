import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { focusHeading } from '#storefront/lib/focus.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useUnits } from '#storefront/shared/product/units.ts';
import type { WireQuote, WireQuoteLine } from '#storefront/shared/wire-types.ts';
import { AttachmentButton } from '#storefront/shared/attachment/attachment-button.tsx';
import { LineQuantity } from '#storefront/shared/cart/line-quantity.tsx';
import { LineStock } from '#storefront/shared/product/line-stock.tsx';
import price from '#storefront/shared/product/price.module.css';
import text from '#storefront/ui/text.module.css';
import { Alternatives } from './alternatives.tsx';
import { Conversation } from './later-parts.ts';
import type { QuoteEdits } from './use-quote-edits.ts';
import { iconButtonClass } from '#storefront/ui/icon-button.ts';
import styles from './quote-line.module.css';

interface QuoteLineProps {
  readonly line: WireQuoteLine;
  readonly header: WireQuote['QuoteHeader'];
  /** Absent where the line cannot be changed (any more). */
  readonly edits: QuoteEdits | undefined;
  readonly removable: boolean;
  /** Absent where nobody talks about it. */
  readonly messages: WireQuote['Messages'] | undefined;
}

/** What one unit comes to with its discount, where that is a sum to the cent; else before it. */
const unitPriceOf = ({ LineTotal, LineDiscount, Qty, ExtendedPrice, UnitPrice }: WireQuoteLine): number =>
  LineDiscount > 0 && LineTotal % Qty === 0 ? LineTotal / Qty : ExtendedPrice || UnitPrice;

export function QuoteLine({ line, header, edits, removable, messages }: QuoteLineProps) {
  const { t, language } = useText('quote');
  const units = useUnits();
  const money = (amount: number) => formatMoney(amount, header.CurrencyCode, language);
  const item = line.ProductId || line.SkuName;
  // Nothing is offered before we have answered: it is what anybody pays today.
  const isOffered = header.Revision > 0;
  const unitPrice = unitPriceOf(line);
  const isCheaper = isOffered && unitPrice < line.UnitPrice;
  // The button goes with its line, so the focus needs another place.
  const remove = async () => {
    if (
      await edits?.run({ route: 'quote/removeline', input: { LineId: line.LineID }, words: t('edit.remove', { item }) })
    )
      focusHeading();
  };
  return (
    <li className={styles.line}>
      <What line={line} />
      <p className={styles.unit}>
        {isCheaper && (
          <s className={price.struck}>
            <span className={text.hidden}>{t('catalogue')} </span>
            {money(line.UnitPrice)}
          </s>
        )}{' '}
        <span className={isCheaper ? styles.offered : undefined}>
          {isCheaper && <span className={text.hidden}>{t('ourPrice')} </span>}
          {money(unitPrice)}
        </span>{' '}
        <span className={text.quiet}>/ {units.per(line)}</span>
        {!isOffered && unitPrice > 0 && <span className={styles.today}>{t('todaysPrice')}</span>}
      </p>
      <div className={styles.quantity}>
        {edits ? (
          <LineQuantity
            itemNumber={item}
            quantity={line.Qty}
            minimum={line.MinQty}
            step={line.QtyStep}
            onChange={(Qty) =>
              edits.run({
                route: 'quote/updatequantity',
                input: { LineId: line.LineID, Qty },
                words: t('edit.quantity', { quantity: Qty, item }),
              })
            }
          />
        ) : (
          units.count(line.Qty, line.Unit)
        )}
      </div>
      <p className={styles.total}>
        <strong className={price.price}>{money(line.LineTotal)}</strong>
        {line.LineDiscount > 0 && (
          <span className={styles.discount}>{t('lineDiscount', { amount: money(line.LineDiscount) })}</span>
        )}
      </p>
      <div className={styles.tools}>
        <AttachmentButton orderId={header.QuoteID} lineId={line.LineID} item={item} count={line.AttachmentCount} />
        {edits && removable && (
          <button
            type="button"
            className={iconButtonClass('removes')}
            aria-label={t('remove', { item })}
            onClick={() => void remove()}
          >
            <IconTrash aria-hidden size={18} stroke={1.75} />
          </button>
        )}
      </div>
      {line.Alternatives.length > 0 && <Alternatives line={line} currency={header.CurrencyCode} edits={edits} />}
      {messages && (
        <details className={styles.talk} open={messages.length > 0}>
          <summary>{messages.length > 0 ? t('aboutLine', { count: messages.length }) : t('askLine')}</summary>
          <Conversation quoteId={header.QuoteID} lineId={line.LineID} messages={messages} />
        </details>
      )}
    </li>
  );
}

function What({ line }: { readonly line: WireQuoteLine }) {
  const { t } = useText('quote');
  const href = paths.product({ itemNumber: line.ProductId, seoFriendlyName: line.SEOFriendlyName });
  return (
    <>
      <span className={styles.picture}>
        {line.ProductImageURL && <img src={line.ProductImageURL} alt="" width={64} height={64} loading="lazy" />}
      </span>
      <div className={styles.what}>
        <p className={`${line.ProductId ? text.mono : ''} ${text.quiet}`}>{line.ProductId || t('custom')}</p>
        {line.ProductId ? (
          <a className={styles.name} href={href}>
            {line.SkuName}
          </a>
        ) : (
          <strong>{line.SkuName}</strong>
        )}
        {line.Options && <p className={text.quiet}>{line.Options}</p>}
        {line.OwnNumber && <p className={text.quiet}>{t('ownNumber', { number: line.OwnNumber })}</p>}
        {line.Note && <p className={text.quiet}>{t('lineNote', { note: line.Note })}</p>}
        {line.Availability && (
          <p>
            <LineStock availability={line.Availability} quantity={line.Qty} />
          </p>
        )}
      </div>
    </>
  );
}
