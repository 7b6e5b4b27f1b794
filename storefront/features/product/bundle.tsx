import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import type { Output } from '#contracts/api.ts';
import type { ProductDetails } from '#contracts/product/product.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { refreshCart } from '#storefront/shared/cart/cart.ts';
import { isBuyable } from '#storefront/shared/product/buy-form.tsx';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { paths } from '#storefront/shared/paths.ts';
import { rememberCart, useSeesPrices } from '#storefront/shared/session/session.ts';
import { Button } from '#storefront/ui/button.tsx';
import text from '#storefront/ui/text.module.css';
import { bundleDiscountQuery } from './product.queries.ts';
import styles from './bundle.module.css';

/** What a bundle is made of; to whoever sees prices also what each part costs, for those who need only some. */
export function Bundle({
  product,
}: {
  readonly product: Pick<ProductDetails, 'itemNumber' | 'bundle' | 'prices' | 'taxClass'>;
}) {
  const { t, language } = useText(['product', 'common']);
  const { data } = useQuery({ ...bundleDiscountQuery(product.itemNumber), enabled: useSeesPrices() });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const priced = new Map(data?.Parts.map((part) => [part.ProductId, part]));
  const priceShown = usePriceShown();
  const money = (amount: number) => formatMoney(amount, data?.CurrencyCode ?? '', language);
  const sums = data && bundleSums(product, data, priceShown);
  const tax = priceShown.rates ? ` ${t('common:withTax')}` : '';
  const choose = (itemNumber: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(itemNumber);
    else next.delete(itemNumber);
    setChosen(next);
  };
  return (
    <section>
      <h2>{t('bundle')}</h2>
      <ul className={styles.parts}>
        {product.bundle.map((part) => {
          const its = priced.get(part.itemNumber);
          const unitPrice = its && isBuyable(its.Availability.status) ? its.UnitPrice : undefined;
          const shown =
            its && unitPrice !== undefined ? amountsShown(unitPrice, priceShown, its.TaxClass).amount : undefined;
          return (
            <li key={part.itemNumber}>
              <input
                type="checkbox"
                aria-label={t('bundleParts.choose', { name: part.name })}
                checked={chosen.has(part.itemNumber)}
                disabled={unitPrice === undefined}
                onChange={({ target }) => choose(part.itemNumber, target.checked)}
              />
              <img src={part.imageUrl} alt="" width={48} height={48} loading="lazy" />
              <span className={styles.quantity}>{part.quantity} ×</span>
              <span>
                <a href={paths.product(part)}>{part.name}</a>{' '}
                <span className={`${styles.number} ${text.mono} ${text.quiet}`}>{part.itemNumber}</span>
              </span>
              <span className={styles.price}>{shown !== undefined && money(shown * part.quantity)}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.total}>
        {sums?.total !== undefined && t('bundleParts.total', { amount: money(sums.total) + tax })}
        {sums !== undefined && sums.saving > 0 && (
          <>
            {'; '}
            <strong className={styles.saving}>{t('bundleParts.saving', { amount: money(sums.saving) })}</strong>
          </>
        )}
      </p>
      {data?.Parts.some(({ UnitPrice }) => UnitPrice !== undefined) && (
        <AddParts itemNumber={product.itemNumber} chosen={chosen} onAdded={() => setChosen(new Set())} />
      )}
    </section>
  );
}

/** What all parts cost singly, and what the bundle costs less, as this reader is shown prices. */
function bundleSums(
  { prices, taxClass }: Pick<ProductDetails, 'prices' | 'taxClass'>,
  { Parts, PartsTotal, BundleDiscount }: Output<'product/get_bundlediscount'>,
  priceShown: PriceShown,
) {
  if (PartsTotal === undefined) return { total: undefined, saving: 0 };
  const total = Parts.reduce(
    (sum, { UnitPrice = 0, TaxClass, Qty }) => sum + amountsShown(UnitPrice, priceShown, TaxClass).amount * Qty,
    0,
  );
  const [whole] = prices ?? [];
  return {
    total,
    saving:
      BundleDiscount && whole ? Math.max(0, total - amountsShown(whole.unitPrice, priceShown, taxClass).amount) : 0,
  };
}

interface AddPartsProps {
  readonly itemNumber: string;
  readonly chosen: ReadonlySet<string>;
  readonly onAdded: () => void;
}

function AddParts({ itemNumber, chosen, onAdded }: AddPartsProps) {
  const { t } = useText(['product', 'common']);
  const queryClient = useQueryClient();
  const { run, pending, error } = useCommand('cart/addbundleitemstocart');
  const [message, setMessage] = useState('');
  const add = async () => {
    if (!chosen.size) return setMessage(t('bundleParts.none'));
    setMessage('');
    const answer = await run({ ProductId: itemNumber, Items: [...chosen] });
    if (!answer) return;
    if (answer.OrderID) rememberCart(queryClient, { OrderId: answer.OrderID, lineCount: answer.lineCount });
    void refreshCart(queryClient);
    const refused = answer.Lines.flatMap(({ ProductId, Message }) => (Message ? [`${ProductId}: ${Message}`] : []));
    const news = [...(answer.Added ? [t('bundleParts.added', { count: answer.Added })] : []), ...refused].join(' ');
    setMessage(news);
    announce(news);
    if (!refused.length) onAdded();
  };
  const problem = error === undefined ? message : errorText(error, t('common:unreachable'));
  return (
    <div className={styles.add}>
      <Button pending={pending} onClick={() => void add()}>
        {t('bundleParts.add')}
      </Button>
      <span className={text.quiet}>{problem || t('bundleParts.hint')}</span>
    </div>
  );
}
