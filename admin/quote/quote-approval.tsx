import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ApprovePricesButton } from './approve-prices-button.tsx';
import { useDesk } from './desk-commands.tsx';

/** Prices far below the catalogue need a second CSR: who set them may not approve them. */
export function QuoteApproval() {
  const { desk, isCsr } = useDesk();
  const t = useTranslate();
  const { needed, given, cutPercent, limitPercent, mayApprove } = desk.approval;
  if (given) return <Alert severity="success">{t('quote.approvalGiven', { percent: cutPercent })}</Alert>;
  if (!needed) return null;
  const hands = new Set([desk.discount?.by, ...desk.lines.flatMap((line) => [line.override?.by, line.discount?.by])].filter(Boolean));
  return (
    <Alert severity="warning" action={isCsr && mayApprove ? <ApprovePricesButton /> : undefined}>
      {t('quote.approvalNeeded', { percent: cutPercent, limit: limitPercent })} {t('quote.approvalNotBy', { names: [...hands].join(', ') })}
    </Alert>
  );
}
