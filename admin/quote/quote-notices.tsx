import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { QuoteDeskRow } from '#contracts/quote/quote-desk.ts';
import { ChangeList } from './change-list.tsx';
import { useDesk } from './desk-commands.tsx';
import { QuoteApproval } from './quote-approval.tsx';

const REASON_OF: Readonly<Partial<Record<QuoteDeskRow['status'], string>>> = {
  returned: 'quote.reasonOf.returned',
  declined: 'quote.reasonOf.declined',
  cancelled: 'quote.reasonOf.cancelled',
};

/** These notices stand above the commands: a CSR must know them before doing anything. */
export function QuoteNotices() {
  const {
    desk: { buyerChanges, missing, quote, reason, unanswered },
    mayEdit,
  } = useDesk();
  const t = useTranslate();
  return (
    <>
      {buyerChanges.length > 0 && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
          <strong>{t('quote.buyerChanged')}</strong>
          <ChangeList changes={buyerChanges} currency={quote.currency} />
        </Alert>
      )}
      {unanswered.length > 0 && (
        <Alert severity="warning">
          <strong>{t('quote.unanswered', { smart_count: unanswered.length })}</strong>
          {unanswered.map(({ messageId, by, text }) => (
            <div key={messageId}>
              {by}: {text}
            </div>
          ))}
        </Alert>
      )}
      {reason && (
        <Alert severity="info">
          <strong>{t(REASON_OF[quote.status] ?? 'quote.reason')}</strong> {reason}
        </Alert>
      )}
      {mayEdit && missing.length > 0 && (
        <Alert severity="info">
          {t('quote.missing.title')} {missing.map((part) => t(`quote.missing.${part}`)).join(', ')}
        </Alert>
      )}
      <QuoteApproval />
    </>
  );
}
