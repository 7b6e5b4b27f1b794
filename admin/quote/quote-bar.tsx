import { Link } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayOnly, money } from '#admin/lib/format.ts';
import { PageBar } from '#admin/ui/page-bar.tsx';
import { HistoryButtons } from '#admin/ui/history-buttons.tsx';
import { DeclineQuoteButton } from './decline-quote-button.tsx';
import { useDesk } from './desk-commands.tsx';
import { PublishQuoteButton } from './publish-quote-button.tsx';
import { QuoteAge, QuoteStatus } from './quote-status.tsx';
import { RequestApprovalButton, StartReviewButton } from './edit-buttons.tsx';
import { ReturnQuoteButton } from './return-quote-button.tsx';

/** The bar names the quote, whom it waits for and its total, and holds its commands. */
export function QuoteBar() {
  const {
    desk: { approval, quote, totals, orderNumber, unpublished, revision },
    mayEdit,
  } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <PageBar
      number={quote.quoteNumber}
      status={<QuoteStatus status={quote.status} />}
      about={
        <>
          <span>
            {t(`quote.waitingFor.${quote.waitingFor}`)} · <QuoteAge days={quote.ageDays} />
            {quote.daysLeft !== undefined && quote.validUntil && (
              <> · {t('quote.daysLeft', { smart_count: quote.daysLeft, day: dayOnly(quote.validUntil, locale) })}</>
            )}
            {orderNumber && (
              <>
                {' · '}
                {t('quote.becameOrder')}{' '}
                <Link component={RouterLink} to={`/order/${quote.quoteId}/show`}>
                  {orderNumber}
                </Link>
              </>
            )}
            {revision > 0 && unpublished && mayEdit && (
              <>
                {' · '}
                <strong>{t('quote.unpublished')}</strong>
              </>
            )}
          </span>
          <HistoryButtons subject={`quote:${quote.quoteId}`} />
        </>
      }
      total={money(totals.working.OrderTotal, quote.currency, locale)}
      commands={
        mayEdit && (
          <>
            {quote.status === 'submitted' && <StartReviewButton />}
            {quote.status !== 'returned' && <ReturnQuoteButton />}
            <DeclineQuoteButton />
            {approval.needed ? !approval.requested && <RequestApprovalButton /> : <PublishQuoteButton />}
          </>
        )
      }
    />
  );
}
