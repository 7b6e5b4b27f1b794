import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import type { ProductCard, ProductPage } from '#contracts/category/category.ts';
import type { WithoutPrice } from '#storefront/shared/product/without-price.ts';
import type { AddedNotice } from '#storefront/shared/cart/add-to-cart.ts';
import { CompareToggle } from '#storefront/shared/comparison/compare-toggle.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { CardMarks } from '#storefront/shared/product/card-marks.tsx';
import { BuyForm, isBuyable } from '#storefront/shared/product/buy-form.tsx';
import { measure } from '#storefront/shared/product/measure.ts';
import { PriceBefore } from '#storefront/shared/product/price-before.tsx';
import type { RowTexts } from '#storefront/shared/product/row-texts.ts';
import { StockText } from '#storefront/shared/product/stock-text.tsx';
import { TaxBeside } from '#storefront/shared/product/tax-beside.tsx';
import { alignedNumber, type Alignment } from './alignment.ts';
import styles from './product-row.module.css';

interface ProductRowProps {
  readonly product: ProductCard;
  readonly columns: ProductPage['columns'];
  /** By column, where it holds numbers. */
  readonly aligned: ReadonlyMap<string, Alignment | undefined>;
  readonly named: boolean;
  readonly texts: RowTexts;
  readonly notice: AddedNotice | undefined;
  readonly withoutPrice: WithoutPrice;
  readonly priceShown: PriceShown;
  readonly isCompared: boolean;
}

export function ProductRow({
  product,
  columns,
  aligned,
  named,
  texts,
  notice,
  withoutPrice,
  priceShown,
  isCompared,
}: ProductRowProps) {
  const { itemNumber, attributes, prices, currency, taxClass, unit, availability } = product;
  const first = prices?.[0];
  return (
    <tr>
      <th scope="row" className={styles.nowrap}>
        <CompareToggle item={product} isCompared={isCompared} texts={texts} short />
        <a className={styles.item} href={paths.product(product)} title={product.name}>
          <img src={product.imageUrl} alt="" width={30} height={30} loading="lazy" decoding="async" />
          {itemNumber}
        </a>
        <CardMarks product={product} texts={texts} />
      </th>
      {named && <td className={styles.name}>{product.name}</td>}
      <td>{product.brand}</td>
      {columns.map(({ key, unit }) => {
        const value = attributes.find((one) => one.key === key)?.value;
        const numbers = aligned.get(key);
        return (
          <td key={key} data-number={numbers ? true : undefined}>
            {value === undefined ? '–' : numbers ? measure(alignedNumber(value, numbers), unit, texts.language) : value}
          </td>
        );
      })}
      <td className={styles.nowrap}>
        <StockText availability={availability} texts={texts.stock} number={texts.number} />
      </td>
      <td data-number className={styles.price}>
        {first && texts.money(amountsShown(first.unitPrice, priceShown, taxClass).amount, currency)}
        {first && <small> / {texts.unit(unit)}</small>}
        {first && <TaxBeside {...{ taxClass, currency, texts }} unitPrice={first.unitPrice} shown={priceShown} />}
        <PriceBefore product={product} shown={priceShown} texts={texts} />
      </td>
      <td className={styles.buy}>
        {!first && (
          <a href={withoutPrice.href} data-prefetch="off">
            {withoutPrice.label}
          </a>
        )}
        {first && isBuyable(availability.status) && (
          <BuyForm itemNumber={itemNumber} minimum={product.minimumQuantity} texts={texts} notice={notice} short />
        )}
      </td>
    </tr>
  );
}
