import type { ProductCard as Product } from '#contracts/category/category.ts';
import { useAddToCart } from '#storefront/shared/cart/add-to-cart.ts';
import { useCompared } from '#storefront/shared/comparison/compared.ts';
import { HydrateOnInteraction } from '#storefront/lib/hydrate-on-interaction.tsx';
import { keptMarkup } from '#storefront/lib/kept-markup.ts';
import { useText } from '#storefront/lib/text.ts';
import { useWithoutPrice } from './without-price.ts';
import { eagerPictures, ProductCard } from './product-card.tsx';
import { rowTexts } from './row-texts.ts';
import { usePriceShown } from './use-price-shown.ts';
import styles from './product-grid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** Level below the heading that the list stands under. */
  readonly heading?: 'h2' | 'h3';
  /** Tells whether the first pictures stand in the first screen. */
  readonly first?: boolean;
  /** Beside the page's own subject: on a phone one row that is swiped, not as many screens. */
  readonly aside?: boolean;
}

export const ProductGrid = (props: ProductGridProps) => (
  <HydrateOnInteraction>
    <Cards {...props} />
  </HydrateOnInteraction>
);

function Cards({ products, heading = 'h3', first = false, aside = false }: ProductGridProps) {
  const { t, language } = useText();
  const { onSubmit, notice } = useAddToCart();
  const texts = rowTexts(t, language);
  const withoutPrice = useWithoutPrice();
  const priceShown = usePriceShown();
  const { items } = useCompared();
  const placeOf = (index: number) => (first ? Math.min(index, eagerPictures) : eagerPictures);
  return (
    <ul
      className={aside ? `${styles.grid} ${styles.aside}` : styles.grid}
      onSubmit={onSubmit}
      {...keptMarkup.each(
        'product-card',
        products,
        (index) => [language, withoutPrice, priceShown, heading, placeOf(index)],
        (product, index) => (
          <ProductCard
            key={product.itemNumber}
            product={product}
            texts={texts}
            notice={notice}
            withoutPrice={withoutPrice}
            priceShown={priceShown}
            isCompared={items.some(({ itemNumber }) => itemNumber === product.itemNumber)}
            index={placeOf(index)}
            heading={heading}
          />
        ),
      )}
    />
  );
}
