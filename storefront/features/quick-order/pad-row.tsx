import { memo, useId } from 'react';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { amountsShown } from '#domain/shared/price/price-with-tax.ts';
import type { LookedUp } from '#contracts/quick-order/quick-order.ts';
import { parsedQuantity } from '#domain/shared/quick-order/quick-order-lines.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { LineStock } from '#storefront/shared/product/line-stock.tsx';
import { rowTexts } from '#storefront/shared/product/row-texts.ts';
import { TaxBeside } from '#storefront/shared/product/tax-beside.tsx';
import { useUnits } from '#storefront/shared/product/units.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { iconButtonClass } from '#storefront/ui/icon-button.ts';
import text from '#storefront/ui/text.module.css';
import type { PadRow } from './pad.ts';
import { RememberNumber } from './remember-number.tsx';
import { unitPriceOf } from './use-looked-up.ts';
import styles from './quick-order.module.css';

/** What the shop says of a code that no item has. */
const UNKNOWN = 'quick_order_code_unknown';

interface RowProps {
  readonly row: PadRow;
  readonly at: number;
  readonly item: LookedUp | undefined;
  readonly suggestionsId: string;
  readonly onChange: (key: string, news: { itemCode?: string; quantity?: string }) => void;
  readonly onRemove: (key: string) => void;
  /** Somebody begins to mend a code that nobody knows. */
  readonly onUnknown: (key: string, itemCode: string) => void;
  readonly onAsked: (key: string) => void;
}

/** One of up to 2,000: it is rendered again for its own changes only. */
export const Row = memo(function Row({
  row,
  at,
  item,
  suggestionsId,
  onChange,
  onRemove,
  onUnknown,
  onAsked,
}: RowProps) {
  const { t } = useText('quick-order');
  const id = useId();
  const line = at + 1;
  const quantity = parsedQuantity(row.quantity);
  const problem = useProblem(row, line, item, quantity);
  const isWrong = problem ? { 'aria-invalid': true, 'aria-describedby': id } : {};
  const successor = problem ? (row.successor ?? item?.Successor?.ProductId) : undefined;
  return (
    <li className={styles.row} data-row={at}>
      <span className={styles.number}>{line}</span>
      <input
        {...isWrong}
        className={`${styles.input} ${styles.code} ${text.mono}`}
        data-field="code"
        value={row.itemCode}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        list={suggestionsId}
        placeholder={t('itemShort')}
        aria-label={t('itemOf', { line })}
        onFocus={() => item?.Code === UNKNOWN && onUnknown(row.key, row.itemCode.trim())}
        onChange={(event) => onChange(row.key, { itemCode: event.target.value })}
      />
      <input
        {...isWrong}
        className={`${styles.input} ${styles.quantity}`}
        data-field="quantity"
        value={row.quantity}
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        placeholder={t('quantityShort')}
        aria-label={t('quantityOf', { line })}
        onChange={(event) => onChange(row.key, { quantity: event.target.value })}
      />
      <div className={styles.what}>
        {item?.ProductId && <Named item={item} quantity={quantity ?? 1} />}
        {item?.OtherItem && (
          <p className={styles.other}>
            {t('otherItem', { item: item.OtherItem })}
            <button
              type="button"
              className={styles.successor}
              onClick={() => onChange(row.key, { itemCode: `#${item.OtherItem}` })}
            >
              {t('useInstead', { item: item.OtherItem })}
            </button>
          </p>
        )}
        <RememberNumber row={row} item={item} onAsked={onAsked} />
        {problem && (
          <p id={id} className={styles.problem}>
            {problem}
          </p>
        )}
        {successor && (
          <button type="button" className={styles.successor} onClick={() => onChange(row.key, { itemCode: successor })}>
            {t('useInstead', { item: successor })}
          </button>
        )}
      </div>
      <div className={styles.price}>{item && <Price item={item} quantity={quantity} />}</div>
      <button
        type="button"
        className={iconButtonClass('removes', styles.remove)}
        aria-label={t('removeLine', { line })}
        onClick={() => onRemove(row.key)}
      >
        <IconX aria-hidden size={18} />
      </button>
    </li>
  );
});

function Named({ item, quantity }: { readonly item: LookedUp; readonly quantity: number }) {
  const { t } = useText('quick-order');
  return (
    <>
      {item.OwnNumber && (
        <span className={text.quiet}>
          {t('ownNumber')} · <span className={text.mono}>{item.ProductId}</span>{' '}
        </span>
      )}
      <a
        href={paths.product({ itemNumber: item.ProductId, seoFriendlyName: item.SEOFriendlyName })}
        tabIndex={-1}
        target="_blank"
        rel="noreferrer"
      >
        {item.SkuName}
      </a>
      {item.Parts > 0 && <span className={text.quiet}> {t('kit', { count: item.Parts })}</span>}
      {item.Availability && !item.Code && (
        <span className={styles.stock}>
          <LineStock availability={item.Availability} quantity={quantity} />
        </span>
      )}
    </>
  );
}

function Price({ item, quantity }: { readonly item: LookedUp; readonly quantity: number | undefined }) {
  const { t, language } = useText();
  const texts = rowTexts(t, language);
  const units = useUnits();
  const priceShown = usePriceShown();
  const unitPrice = item.Code ? undefined : unitPriceOf(item, quantity ?? 1);
  const { CurrencyCode: currency, TaxClass: taxClass } = item;
  if (unitPrice === undefined || !currency) return null;
  const price = amountsShown(unitPrice, priceShown, taxClass).amount;
  return (
    <>
      {quantity !== undefined && <strong>{texts.money(price * quantity, currency)}</strong>}
      <span className={text.quiet}>
        {texts.money(price, currency)} / {units.per(item)}
      </span>
      <TaxBeside {...{ unitPrice, taxClass, currency, texts }} shown={priceShown} />
    </>
  );
}

/** What the shop said of the row when it was sent, else what the cart would refuse, said while it is typed. */
function useProblem(
  { problem, itemCode, quantity: typed }: PadRow,
  line: number,
  item: LookedUp | undefined,
  quantity: number | undefined,
): string {
  const { t } = useText('quick-order');
  if (problem) return problem;
  if (typed.trim() !== '' && quantity === undefined) return t('fault.quick_order_quantity_invalid', { line });
  if (!item || !itemCode.trim()) return '';
  if (item.Message || quantity === undefined) return item.Message;
  if (quantity < item.MinQty) return t('minimum', { item: item.ProductId, minimum: item.MinQty });
  return quantity % item.QtyStep ? t('steps', { item: item.ProductId, step: item.QtyStep }) : '';
}
