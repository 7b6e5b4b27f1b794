// The card above a quote says how it stands, since or until when, and what comes next.
import { formatDate } from '#storefront/lib/dates.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useText } from '#storefront/lib/text.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { MessageForm } from './later-parts.ts';
import { formatCalendarDay, useDaysLeft } from './offer-dates.ts';
import styles from './quote.module.css';

type Header = WireQuote['QuoteHeader'];

/** The date counts, even before the timer has come. */
export const isExpired = ({ QuoteStatus, CanConvert }: Header): boolean =>
  QuoteStatus === 'expired' || (QuoteStatus === 'approved' && !CanConvert);

export function QuoteStatusCard({ header }: { readonly header: Header }) {
  const { t } = useText('quote');
  const { QuoteStatus, QuoteID, Reason, OrderNumber } = header;
  const [sentence, more] = useStatusText(header);
  return (
    <section
      className={`${layout.sheet} ${layout.padded} ${layout.tight} ${styles.statusCard}`}
      data-status={isExpired(header) ? 'expired' : QuoteStatus}
      aria-label={t('status')}
    >
      <p className={text.legend}>{t(`statusOf.${isExpired(header) ? 'expired' : QuoteStatus}`)}</p>
      <p className={styles.sentence}>{sentence}</p>
      {more && <p>{more}</p>}
      {header.CanConvert && (
        <ButtonLink kind="action" large className={styles.convert} href={paths.convertQuote(QuoteID)}>
          {t('convert')}
        </ButtonLink>
      )}
      {QuoteStatus === 'returned' && <Question header={header} />}
      {(QuoteStatus === 'declined' || QuoteStatus === 'cancelled') && Reason && (
        <p className={styles.words}>{t('reason', { reason: Reason })}</p>
      )}
      {isExpired(header) && (
        <MessageForm
          quoteId={QuoteID}
          label={t('askAgainLabel')}
          button={t('askAgain')}
          initial={t('askAgainText')}
          prominent
        />
      )}
      {QuoteStatus === 'converted' && (
        <p>
          <ButtonLink href={paths.order(QuoteID)}>{t('showOrder', { number: OrderNumber })}</ButtonLink>
        </p>
      )}
    </section>
  );
}

function Question({ header }: { readonly header: Header }) {
  const { t } = useText('quote');
  return (
    <>
      <div className={styles.question}>
        <h2>{t('question')}</h2>
        <p className={styles.words}>{header.Reason}</p>
      </div>
      <MessageForm
        quoteId={header.QuoteID}
        label={t('answerLabel')}
        hint={t('answerHint')}
        button={t('answer')}
        prominent
      />
    </>
  );
}

/** The sentence, and what comes next. */
function useStatusText(header: Header): readonly [string, string?] {
  const { t, language } = useText('quote');
  const daysLeft = useDaysLeft();
  const { QuoteStatus, WaitingSince, ExpiryDate = '', DaysLeft } = header;
  const date = formatDate(WaitingSince, language);
  const until = ExpiryDate && formatCalendarDay(ExpiryDate, language);
  if (isExpired(header)) return [t('statusText.expired'), t('statusText.expiredMore', { date: until })];
  switch (QuoteStatus) {
    case 'in-review':
      return [t('statusText.in-review', { date }), t('statusText.in-reviewMore')];
    case 'returned':
      return [t('statusText.returned', { date })];
    case 'approved': {
      const left = daysLeft(DaysLeft);
      return [
        left ? t('statusText.approvedLeft', { date: until, left }) : t('statusText.approved', { date: until }),
        t('statusText.approvedMore'),
      ];
    }
    case 'converting':
      return [t('statusText.converting')];
    case 'converted':
      return [t('statusText.converted', { date })];
    case 'declined':
      return [t('statusText.declined', { date })];
    case 'cancelled':
      return [t('statusText.cancelled', { date })];
    default:
      return [t('statusText.submitted', { date }), t('statusText.submittedMore')];
  }
}
