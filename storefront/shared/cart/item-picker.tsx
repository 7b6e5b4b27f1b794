// Items to choose from and put into the cart together: of past orders, of lists, of a cart that somebody shared.
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { amountsShown } from '#domain/shared/price/price-with-tax.ts';
import type { Availability } from '#contracts/category/category.ts';
import type { LinesAdded } from '#contracts/quick-order/quick-order.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { LineStock } from '#storefront/shared/product/line-stock.tsx';
import { rowTexts } from '#storefront/shared/product/row-texts.ts';
import { TaxBeside } from '#storefront/shared/product/tax-beside.tsx';
import { useUnits } from '#storefront/shared/product/units.ts';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { AddedLinesReport } from './lines-report.tsx';
import { parseQuantity } from './quantity.ts';
import { useAddItems } from './use-add-lines.ts';
import styles from './item-picker.module.css';

export interface PickedItem {
  readonly ProductId: string;
  readonly SEOFriendlyName: string;
  readonly SkuName: string;
  readonly ProductImageURL: string;
  readonly Unit: string;
  readonly PackQuantity: number;
  readonly Qty: number;
  /** Goes along into the cart. */
  readonly Note?: string | undefined;
  /** Absent where it is not for sale. */
  readonly UnitPrice?: number | undefined;
  readonly CurrencyCode?: string | undefined;
  readonly TaxClass: string;
  readonly Availability: Availability;
}

interface ItemPickerProps<Item extends PickedItem> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Further words about an item. */
  readonly facts?: (item: Item) => ReactNode;
  /** Further buttons of an item. */
  readonly tools?: (item: Item) => ReactNode;
  /** Further buttons for those that are chosen. */
  readonly actions?: (chosen: readonly Item[], clear: () => void) => ReactNode;
  /** All are chosen at first. */
  readonly all?: boolean;
}

const isForSale = ({ UnitPrice }: PickedItem) => UnitPrice !== undefined;

export function ItemPicker<Item extends PickedItem>(props: ItemPickerProps<Item>) {
  const { label, items, facts, tools, actions, all = false } = props;
  const { t } = useText(['cart', 'common']);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(all ? items.filter(isForSale).map(({ ProductId }) => ProductId) : []),
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [added, setAdded] = useState<LinesAdded>();
  const { add, pending, error } = useAddItems();
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Whoever chose at the end of a long list is told all the same.
    if (added) top.current?.scrollIntoView({ block: 'start' });
  }, [added]);

  const choose = (itemNumber: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(itemNumber);
    else next.delete(itemNumber);
    setChosen(next);
  };
  const there = items.filter(({ ProductId }) => chosen.has(ProductId));
  const forSale = items.filter(isForSale);
  const quantityOf = ({ ProductId, Qty }: Item) => typed[ProductId] ?? String(Qty);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAdded(undefined);
    const wanted = there.filter(isForSale).map((item) => ({
      ProductId: item.ProductId,
      Qty: parseQuantity(quantityOf(item)),
      Note: item.Note,
    }));
    const wrong = wanted.find(({ Qty }) => Qty === undefined);
    // Spec 5, Buy All.
    if (!wanted.length) return setProblem(t('quantityOfOne'));
    if (wrong) {
      const isNotPositive = /^(-\d+|0+)$/.test(typed[wrong.ProductId]?.trim() ?? '');
      return setProblem(`${wrong.ProductId}: ${t(isNotPositive ? 'quantityPositive' : 'common:quantityInvalid')}`);
    }
    setProblem('');
    const answer = await add(
      wanted.flatMap(({ ProductId, Qty, Note }) => (Qty ? [{ ProductId, Qty, ...(Note ? { Note } : {}) }] : [])),
    );
    if (!answer) return;
    setAdded(answer);
    setChosen(new Set(answer.Lines.filter(({ Added }) => !Added).map(({ ProductId }) => ProductId)));
  };
  const isAll = forSale.length > 0 && forSale.every(({ ProductId }) => chosen.has(ProductId));
  return (
    <form
      ref={top}
      className={`${layout.tight} ${styles.form}`}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {added && <AddedLinesReport added={added} />}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {problem && <Alert kind="error">{problem}</Alert>}
      <div className={`${layout.sheet} ${styles.bar}`}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            disabled={forSale.length === 0}
            onChange={({ target }) =>
              setChosen(new Set(target.checked ? forSale.map(({ ProductId }) => ProductId) : []))
            }
          />
          {t('chooseAll')}
        </label>
        <span className={text.quiet} aria-live="polite">
          {there.length > 0 && t('chosen', { count: there.length })}
        </span>
        <span className={styles.actions}>
          {actions?.(there, () => setChosen(new Set()))}
          <Button type="submit" kind="action" pending={pending}>
            {t('common:addToCart')}
          </Button>
        </span>
      </div>
      <ul className={layout.sheet} aria-label={label}>
        {items.map((item) => (
          <Row
            key={item.ProductId}
            item={item}
            isChosen={chosen.has(item.ProductId)}
            quantity={quantityOf(item)}
            facts={facts?.(item)}
            tools={tools?.(item)}
            onChoose={(isChosen) => choose(item.ProductId, isChosen)}
            onType={(quantity) => {
              setTyped({ ...typed, [item.ProductId]: quantity });
              choose(item.ProductId, true);
            }}
          />
        ))}
      </ul>
    </form>
  );
}

interface RowProps {
  readonly item: PickedItem;
  readonly isChosen: boolean;
  readonly quantity: string;
  readonly facts: ReactNode;
  readonly tools: ReactNode;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onType: (quantity: string) => void;
}

function Row({ item, isChosen, quantity, facts, tools, onChoose, onType }: RowProps) {
  const { t, language } = useText(['cart', 'common']);
  const units = useUnits();
  const common = useText().t;
  const texts = rowTexts(common, language);
  const priceShown = usePriceShown();
  const { ProductId, SkuName, UnitPrice, CurrencyCode: currency = '', TaxClass: taxClass } = item;
  const forSale = isForSale(item);
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!forSale}
          aria-label={t('chooseItem', { item: ProductId })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      <span className={styles.picture}>
        {item.ProductImageURL && <img src={item.ProductImageURL} alt="" width={48} height={48} loading="lazy" />}
      </span>
      <div className={styles.what}>
        <p className={`${text.mono} ${text.quiet}`}>{ProductId}</p>
        {item.SEOFriendlyName === 'item' ? (
          SkuName
        ) : (
          <a
            className={styles.name}
            href={paths.product({ itemNumber: ProductId, seoFriendlyName: item.SEOFriendlyName })}
          >
            {SkuName}
          </a>
        )}
        <p className={styles.facts}>
          <LineStock availability={item.Availability} quantity={parseQuantity(quantity) ?? item.Qty} />
          {facts}
        </p>
        {tools && <div className={layout.row}>{tools}</div>}
      </div>
      <p className={styles.price}>
        {UnitPrice === undefined ? (
          <span className={text.quiet}>{t('notForSale')}</span>
        ) : (
          <>
            {texts.money(amountsShown(UnitPrice, priceShown, taxClass).amount, currency)}{' '}
            <span className={text.quiet}>/ {units.per(item)}</span>
            <TaxBeside {...{ taxClass, currency, texts }} unitPrice={UnitPrice} shown={priceShown} />
          </>
        )}
      </p>
      {forSale && (
        <input
          className={styles.quantity}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={quantity}
          aria-label={t('common:quantityOf', { item: ProductId })}
          aria-invalid={parseQuantity(quantity) === undefined || undefined}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </li>
  );
}
