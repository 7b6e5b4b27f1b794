// Up to 4 products side by side (spec 1): what they are described by, with price and Add always in view.
import { useLocation } from 'react-router-dom';
import { amountsShown } from '#domain/shared/price/price-with-tax.ts';
import type { ProductCard } from '#contracts/category/category.ts';
import { useAddToCart } from '#storefront/shared/cart/add-to-cart.ts';
import { removeCompared } from '#storefront/shared/comparison/compared.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { BuyForm, isBuyable } from '#storefront/shared/product/buy-form.tsx';
import { srcSet } from '#storefront/shared/product/pictures.ts';
import { PriceBefore } from '#storefront/shared/product/price-before.tsx';
import { rowTexts } from '#storefront/shared/product/row-texts.ts';
import { StockText } from '#storefront/shared/product/stock-text.tsx';
import { TaxBeside } from '#storefront/shared/product/tax-beside.tsx';
import { usePriceShown } from '#storefront/shared/product/use-price-shown.ts';
import { useWithoutPrice } from '#storefront/shared/product/without-price.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Breadcrumb } from '#storefront/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { DataTable } from '#storefront/ui/data-table.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { compareOptionsQuery, comparisonQuery, itemsOf } from './comparison.queries.ts';
import styles from './comparison.module.css';

export function ComparisonPage() {
  const { t } = useText(['comparison', 'common']);
  const { search } = useLocation();
  const items = itemsOf(search);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <meta name="description" content={t('description')} />
      <meta name="robots" content="noindex" />
      <Breadcrumb
        label={t('common:breadcrumb')}
        crumbs={[{ label: t('common:home'), href: paths.home }, { label: t('title') }]}
      />
      {items.length ? <Comparison items={items} /> : <Nothing />}
    </>
  );
}

function Nothing() {
  const { t } = useText(['comparison', 'common']);
  return (
    <div className={layout.stack}>
      <h1>{t('title')}</h1>
      <p>{t('nothing')}</p>
      <p className={text.quiet}>{t('nothingHelp')}</p>
      <p>
        <ButtonLink kind="ink" href={paths.categories}>
          {t('common:toHome')}
        </ButtonLink>
      </p>
    </div>
  );
}

function Comparison({ items }: { readonly items: readonly string[] }) {
  const { t } = useText(['comparison', 'common']);
  const { pathname, search } = useLocation();
  const { products, missing } = useRead(comparisonQuery(items));
  const numbers = products.map(({ itemNumber }) => itemNumber);
  const { options } = useRead(compareOptionsQuery(numbers));
  const { onSubmit, notice } = useAddToCart();
  const isNarrowed = new URLSearchParams(search).get('differences') === '1';
  const shown = isNarrowed ? options.filter(({ differs }) => differs) : options;
  const address = (its: readonly string[], differences: boolean) =>
    its.length && differences ? `${paths.compare(its)}&differences=1` : paths.compare(its);
  return (
    <>
      <div className={layout.headRow}>
        <h1>{t('title')}</h1>
        <div className={layout.row}>
          {products.length > 1 && (
            <a
              className={styles.narrow}
              href={address(numbers, !isNarrowed)}
              aria-current={isNarrowed || undefined}
              rel="nofollow"
              data-scroll="keep"
            >
              {t('differencesOnly')}
            </a>
          )}
          {products.length > 0 && (
            <Button kind="link" onClick={() => window.print()}>
              {t('print')}
            </Button>
          )}
        </div>
      </div>
      {missing.length > 0 && <p className={text.quiet}>{t('missing', { items: missing.join(', ') })}</p>}
      <DataTable label={t('title')} className={styles.comparison} onSubmit={onSubmit} key={pathname}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {products.map((product) => (
              <th scope="col" key={product.itemNumber}>
                <Product
                  product={product}
                  notice={notice}
                  without={address(
                    numbers.filter((one) => one !== product.itemNumber),
                    isNarrowed,
                  )}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, unit, values, differs }) => (
            <tr key={key} data-differs={differs || undefined}>
              <th scope="row">
                {name}
                {unit && <small> {unit}</small>}
              </th>
              {values.map((value, at) => (
                <td key={numbers[at]}>{value || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
      {shown.length === 0 && <p>{t('noDifferences')}</p>}
    </>
  );
}

interface ProductProps {
  readonly product: ProductCard;
  readonly notice: ReturnType<typeof useAddToCart>['notice'];
  /** The address of the comparison without it. */
  readonly without: string;
}

function Product({ product, notice, without }: ProductProps) {
  const { t } = useText('comparison');
  const common = useText();
  const texts = rowTexts(common.t, common.language);
  const withoutPrice = useWithoutPrice();
  const priceShown = usePriceShown();
  const { itemNumber, name, imageUrl, prices, currency, taxClass, unit, availability } = product;
  const first = prices?.[0];
  return (
    <div className={styles.product}>
      <a
        className={styles.remove}
        href={without}
        data-scroll="keep"
        aria-label={t('removeItem', { item: itemNumber })}
        onClick={() => removeCompared(itemNumber)}
      >
        {t('remove')}
      </a>
      <img src={imageUrl} srcSet={srcSet(imageUrl)} sizes="96px" alt="" width={96} height={96} />
      <span className={text.mono}>{itemNumber}</span>
      <a className={styles.name} href={paths.product(product)}>
        {name}
      </a>
      {first && (
        <span className={styles.price}>
          {texts.money(amountsShown(first.unitPrice, priceShown, taxClass).amount, currency)}{' '}
          <small>/ {texts.unit(unit)}</small>
          <TaxBeside {...{ taxClass, currency, texts }} unitPrice={first.unitPrice} shown={priceShown} />
          <PriceBefore product={product} shown={priceShown} texts={texts} />
        </span>
      )}
      <StockText availability={availability} texts={texts.stock} number={texts.number} />
      {!first && (
        <a href={withoutPrice.href} data-prefetch="off">
          {withoutPrice.label}
        </a>
      )}
      {first && isBuyable(availability.status) && (
        <BuyForm itemNumber={itemNumber} minimum={product.minimumQuantity} texts={texts} notice={notice} short />
      )}
    </div>
  );
}
