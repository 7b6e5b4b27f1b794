import type { ProductCard } from '#contracts/category/category.ts';
import text from '#storefront/ui/text.module.css';
import styles from './card-marks.module.css';
import type { RowTexts } from './row-texts.ts';
import { Swatch } from './swatch.tsx';

interface CardMarksProps {
  readonly product: Pick<ProductCard, 'isNew' | 'variants'>;
  readonly texts: Pick<RowTexts, 'isNew' | 'versions'>;
}

/** What sets a product apart in a list: that it is new, and that there are versions of it to choose from. */
export function CardMarks({ product: { isNew, variants }, texts }: CardMarksProps) {
  if (!isNew && !variants) return null;
  return (
    <p className={styles.marks}>
      {isNew && <span className={styles.fresh}>{texts.isNew}</span>}
      {variants && (
        <span className={styles.versions}>
          {texts.versions(variants.count)}
          {variants.swatches.map(({ label, colour, imageUrl }) => (
            <span key={label} title={label}>
              <Swatch colour={colour} imageUrl={imageUrl} />
              <span className={text.hidden}>{label}</span>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
