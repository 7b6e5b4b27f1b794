import { Alert } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { ApprovePricesButton } from './edit-buttons.tsx';
import { useDesk } from './desk-commands.tsx';
import { shortPercent } from '#admin/lib/number-input.ts';

/** Prices far below the catalogue need a second CSR: who set them may not approve them. */
export function QuoteApproval() {
  const { desk, mayWork } = useDesk();
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { needed, given, requested, discountPercent, limitPercent, mayApprove } = desk.approval;
  const [percent, limit] = [shortPercent(discountPercent, locale), shortPercent(limitPercent, locale)];
  if (given) return <Alert severity="success">{t('quote.approvalGiven', { percent })}</Alert>;
  if (!needed) return null;
  const pricedBy = new Set(
    [desk.discount?.by, ...desk.lines.flatMap((line) => [line.override?.by, line.discount?.by])].filter(Boolean),
  );
  return (
    <Alert severity="warning" action={mayWork && mayApprove ? <ApprovePricesButton /> : undefined}>
      {t('quote.approvalNeeded', { percent, limit })} {t('quote.approvalNotBy', { names: [...pricedBy].join(', ') })}{' '}
      {requested && t('quote.approvalRequested')}
    </Alert>
  );
}
