import { classNames } from '#storefront/lib/class-names.ts';
import { toggleCompared, type Compared } from './compared.ts';
import styles from './compare.module.css';

interface CompareToggleProps {
  readonly item: Compared;
  readonly isCompared: boolean;
  readonly texts: { readonly compare: string; readonly compareItem: (item: string | number) => string };
  /** In a table row: a box without a word. */
  readonly short?: boolean;
}

/** Puts an item among those to compare. It has no state and no hook: cards are kept as markup. */
export const CompareToggle = ({ item, isCompared, texts, short = false }: CompareToggleProps) => (
  <button
    type="button"
    className={classNames(styles.toggle, short && styles.short)}
    aria-pressed={isCompared}
    aria-label={texts.compareItem(item.itemNumber)}
    onClick={() => toggleCompared({ itemNumber: item.itemNumber, imageUrl: item.imageUrl })}
  >
    {!short && texts.compare}
  </button>
);
