import { amountsShown, type PriceShown } from '#domain/shared/price/price-with-tax.ts';
import type { ProductCard as Product } from '#contracts/category/category.ts';
import type { WithoutPrice } from './without-price.ts';
import type { AddedNotice } from '#storefront/shared/cart/add-to-cart.ts';
import { CompareToggle } from '#storefront/shared/comparison/compare-toggle.tsx';
import { paths } from '#storefront/shared/paths.ts';
import { srcSet } from './pictures.ts';
import { CardMarks } from './card-marks.tsx';
import { BuyForm, isBuyable } from './buy-form.tsx';
import { measureText } from './measure.ts';
import { PriceBefore } from './price-before.tsx';
import type { RowTexts } from './row-texts.ts';
import { StockText } from './stock-text.tsx';
import { TaxBeside } from './tax-beside.tsx';
import price from './price.module.css';
import styles from './product-grid.module.css';

interface ProductCardProps {
  readonly product: Product;
  readonly texts: RowTexts;
  readonly notice: AddedNotice | undefined;
  readonly withoutPrice: WithoutPrice;
  readonly priceShown: PriceShown;
  readonly isCompared: boolean;
  /** Place in the list, up to `eagerPictures`: the first are fetched at once, the rest when they come near. */
  readonly index: number;
  readonly heading: 'h2' | 'h3';
}

/** Attributes that a card shows; the rest stand in the table and on the product's page. */
const shownAttributes = 4;
export const eagerPictures = 4;

export function ProductCard({
  product,
  texts,
  notice,
  withoutPrice,
  priceShown,
  isCompared,
  index,
  heading: Heading,
}: ProductCardProps) {
  const { itemNumber, name, prices, currency, taxClass, unit, imageUrl, attributes, availability } = product;
  const href = paths.product(product);
  const first = prices?.[0];
  const last = prices && prices.length > 1 ? prices[prices.length - 1] : undefined;
  const shown = (unitPrice: number) => texts.money(amountsShown(unitPrice, priceShown, taxClass).amount, currency);
  return (
    <li className={styles.card}>
      <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
        <img
          src={imageUrl}
          srcSet={srcSet(imageUrl)}
          sizes="(max-width: 767px) 80px, 190px"
          alt=""
          width={190}
          height={190}
          loading={index < eagerPictures ? undefined : 'lazy'}
          fetchPriority={index === 0 ? 'high' : undefined}
          decoding={index < eagerPictures ? undefined : 'async'}
        />
      </a>
      <p className={styles.item}>{itemNumber}</p>
      <Heading className={styles.name}>
        <a href={href}>{name}</a>
      </Heading>
      <CardMarks product={product} texts={texts} />
      <dl className={styles.facts}>
        {attributes.slice(0, shownAttributes).map((attribute) => (
          <Fact
            key={attribute.key}
            name={attribute.name}
            value={measureText(attribute.value, attribute.unit, texts.language)}
          />
        ))}
      </dl>
      <div className={styles.buy}>
        <div className={styles.priceRow}>
          {first && (
            <span className={price.price}>
              <span className={price.amount}>{shown(first.unitPrice)}</span>
              <span className={price.per}>{` / ${texts.unit(unit)}`}</span>
              <TaxBeside {...{ taxClass, currency, texts }} unitPrice={first.unitPrice} shown={priceShown} />
              <PriceBefore product={product} shown={priceShown} texts={texts} />
            </span>
          )}
          <span className={styles.tier}>{last && `${texts.number(last.quantity)}+ ${shown(last.unitPrice)}`}</span>
          <StockText availability={availability} texts={texts.stock} number={texts.number} />
        </div>
        {!first && (
          <a href={withoutPrice.href} data-prefetch="off">
            {withoutPrice.label}
          </a>
        )}
        {first && isBuyable(availability.status) && (
          <BuyForm itemNumber={itemNumber} minimum={product.minimumQuantity} texts={texts} notice={notice} />
        )}
        <CompareToggle item={product} isCompared={isCompared} texts={texts} />
      </div>
    </li>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
