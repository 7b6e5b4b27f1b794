import { Box, Link, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayOnly, money } from '#admin/lib/format.ts';
import { stickyBar } from '#admin/ui/panel.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
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
    <Stack direction="row" sx={stickyBar}>
      <Typography variant="h5" component="p" sx={{ fontFamily: '"IBM Plex Mono", monospace' }}>
        {quote.quoteNumber}
      </Typography>
      <QuoteStatus status={quote.status} />
      <Typography component="div" color="text.secondary">
        {t(`quote.waitingFor.${quote.waitingFor}`)} · <QuoteAge days={quote.ageDays} />
        {quote.daysLeft !== undefined && (
          <> · {t('quote.daysLeft', { smart_count: quote.daysLeft, day: dayOnly(quote.validUntil!, locale) })}</>
        )}
        {orderNumber && (
          <>
            {' '}
            · {t('quote.becameOrder')}{' '}
            <Link component={RouterLink} to={`/order/${quote.quoteId}/show`}>
              {orderNumber}
            </Link>
          </>
        )}
        {revision > 0 && unpublished && mayEdit && (
          <>
            {' '}
            · <strong>{t('quote.unpublished')}</strong>
          </>
        )}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Typography sx={{ fontWeight: 700, fontSize: 18, fontVariantNumeric: 'tabular-nums' }}>
        {money(totals.working.OrderTotal, quote.currency, locale)}
      </Typography>
      <TimelineLink subject={`quote:${quote.quoteId}`} />
      {mayEdit && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {quote.status === 'submitted' && <StartReviewButton />}
          {quote.status !== 'returned' && <ReturnQuoteButton />}
          <DeclineQuoteButton />
          {approval.needed ? !approval.requested && <RequestApprovalButton /> : <PublishQuoteButton />}
        </Stack>
      )}
    </Stack>
  );
}
