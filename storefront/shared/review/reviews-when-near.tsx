// Reviews lie at the end of a long page: their code and their words are asked for once somebody comes near.
import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useText } from '#storefront/lib/text.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import layout from '#storefront/ui/layout.module.css';
import { REVIEWS_ID } from './reviews-id.ts';
import styles from './review.module.css';

const Reviews = lazyPart(async () => (await import('./reviews.tsx')).Reviews);
/** Further than a page is scrolled at once. */
const NEAR = '800px';

export function ReviewsWhenNear({ itemNumber }: { readonly itemNumber: string }) {
  const { t } = useText('review');
  const allowed = useIsOn('reviews');
  const [isNear, setNear] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  if (!allowed) return null;
  return (
    <section className={`${layout.section} ${styles.place}`} id={REVIEWS_ID} ref={watch}>
      <h2>{t('heading')}</h2>
      {isNear && (
        <Suspense>
          <Reviews key={itemNumber} itemNumber={itemNumber} />
        </Suspense>
      )}
    </section>
  );
}
