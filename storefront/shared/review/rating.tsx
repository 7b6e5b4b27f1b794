import { useText } from '#storefront/lib/text.ts';
import text from '#storefront/ui/text.module.css';
import styles from './review.module.css';

const MOST = 10;

interface RatingProps {
  /** From 1 to 10; an average may lie between. */
  readonly value: number;
  readonly children?: React.ReactNode;
}

/** A bar that is full at 10, with the figure beside it. */
export function Rating({ value, children }: RatingProps) {
  const { t, language } = useText('review');
  const figure = value.toLocaleString(`${language}-CA`, { maximumFractionDigits: 1 });
  return (
    <span className={styles.rating}>
      <span className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${(100 * value) / MOST}%` }} />
      </span>
      <strong aria-hidden>
        {figure}/{MOST}
      </strong>
      <span className={text.hidden}>{t('of', { rating: figure, level: t(`level.${levelOf(value)}`) })}</span>
      {children}
    </span>
  );
}

type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
/** The nearest of the ten (spec 9). */
export const levelOf = (value: number): Level => Math.min(MOST, Math.max(1, Math.round(value))) as Level;
