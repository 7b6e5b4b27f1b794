import { useRead } from '#storefront/lib/use-read.ts';
import { useText } from '#storefront/lib/text.ts';
import { Rating } from './rating.tsx';
import { reviewSummaryQuery } from './review.queries.ts';
import { REVIEWS_ID } from './reviews-id.ts';
import styles from './review.module.css';

/** What all reviews of a product come to, beside its name; a link to them. */
export function ReviewSummary({ itemNumber }: { readonly itemNumber: string }) {
  const { t } = useText('review');
  const { Total, Average } = useRead(reviewSummaryQuery(itemNumber));
  if (!Total) return null;
  return (
    <a className={styles.summary} href={`#${REVIEWS_ID}`}>
      <Rating value={Average}>
        <span>{t('countOf', { count: Total })}</span>
      </Rating>
    </a>
  );
}
