import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Output } from '#contracts/api.ts';
import { formatDate } from '#storefront/lib/dates.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { useResetOn } from '#storefront/lib/use-read.ts';
import { paths } from '#storefront/shared/paths.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import written from '#storefront/ui/written.module.css';
import { Rating } from './rating.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewsQuery, reviewSummaryQuery } from './review.queries.ts';
import styles from './review.module.css';

type Found = Output<'product/getcustomerreview'>;

/** Published reviews of a product, how their ratings are spread, and a form for one's own. */
export function Reviews({ itemNumber }: { readonly itemNumber: string }) {
  const { t } = useText('review');
  const { Total } = useRead(reviewSummaryQuery(itemNumber));
  const { data } = useQuery(reviewsQuery(itemNumber, 1));
  return (
    <div className={written.columns}>
      <div className={layout.stack}>
        {data && data.Total > 0 && <Spread found={data} />}
        <Own itemNumber={itemNumber} own={data?.Own} />
      </div>
      <div>
        {Total === 0 && <p className={text.quiet}>{t('none')}</p>}
        {data && <List itemNumber={itemNumber} page={1} />}
      </div>
    </div>
  );
}

function Spread({ found: { ByRating, Average, Total } }: { readonly found: Found }) {
  const { t } = useText('review');
  const most = Math.max(...ByRating);
  return (
    <div className={layout.tight}>
      <Rating value={Average}>
        <span className={text.quiet}>{t('countOf', { count: Total })}</span>
      </Rating>
      <ol className={styles.spread} reversed aria-label={t('byLevel')}>
        {ByRating.map((count, index) => ({ count, rating: index + 1 }))
          .reverse()
          .map(({ count, rating }) => (
            <li key={rating}>
              <span>{t(`level.${rating as 1}`)}</span>
              <span className={styles.bar} aria-hidden>
                <span style={{ inlineSize: `${(100 * count) / most}%` }} />
              </span>
              <span className={styles.count}>{count}</span>
            </li>
          ))}
      </ol>
    </div>
  );
}

/** A page of them, and the next one below it once somebody asks. */
function List({ itemNumber, page }: { readonly itemNumber: string; readonly page: number }) {
  const { t, language } = useText('review');
  const [more, setMore] = useState(false);
  const { data } = useQuery(reviewsQuery(itemNumber, page));
  if (!data) return null;
  const pageSize = 10;
  return (
    <>
      {data.Reviews.map((review) => (
        <article key={review.ReviewID} className={written.entry} lang={review.Language}>
          <Rating value={review.Rating}>
            <span className={text.quiet} lang={language}>
              {t(`level.${review.Rating as 1}`)}
            </span>
          </Rating>
          <h3>{review.Title}</h3>
          <p className={written.words}>{review.Comments}</p>
          <p className={text.quiet} lang={language}>
            {t('byOn', { name: review.Name, date: formatDate(review.Date, language) })}
            {review.Verified && <span className={styles.verified}>{t('verified')}</span>}
          </p>
          {review.Answer && (
            <div className={written.answer}>
              <strong lang={language}>{t('answer')}</strong>
              <p className={written.words}>{review.Answer}</p>
            </div>
          )}
        </article>
      ))}
      {page * pageSize < data.Total &&
        (more ? (
          <List itemNumber={itemNumber} page={page + 1} />
        ) : (
          <Button onClick={() => setMore(true)}>{t('more')}</Button>
        ))}
    </>
  );
}

interface OwnProps {
  readonly itemNumber: string;
  /** Undefined until it is known. */
  readonly own: Found['Own'] | undefined;
}

function Own({ itemNumber, own }: OwnProps) {
  const { t } = useText('review');
  const { pathname } = useLocation();
  const isGuest = !isSignedIn(useUser());
  const guestsMay = useIsOn('guestReviews');
  const [isWriting, setWriting] = useState(false);
  useResetOn(itemNumber, () => setWriting(false));
  if (own === 'waiting') return <p role="status">{t('waiting')}</p>;
  if (own === 'published') return <p className={text.quiet}>{t('published')}</p>;
  if (isGuest && !guestsMay) return <ButtonLink href={paths.login(pathname)}>{t('signIn')}</ButtonLink>;
  if (isWriting) return <ReviewForm itemNumber={itemNumber} onClose={() => setWriting(false)} />;
  return (
    <div>
      <Button onClick={() => setWriting(true)}>{t('write')}</Button>
    </div>
  );
}
