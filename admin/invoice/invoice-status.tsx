import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminInvoice } from '#contracts/invoice/invoice.ts';

const COLOURS = { pending: 'warning', overdue: 'error', disputed: 'info', paid: 'success' } as const;

/** Whether an invoice is paid, as a word and a colour. */
export function InvoiceStatus({
  of: { status, isOverdue, isDisputed },
}: {
  readonly of: Pick<AdminInvoice, 'status' | 'isOverdue' | 'isDisputed'>;
}) {
  const t = useTranslate();
  const shown = isDisputed ? 'disputed' : isOverdue ? 'overdue' : status === 'Paid' ? 'paid' : 'pending';
  return <Chip size="small" variant="outlined" color={COLOURS[shown]} label={t(`invoice.status.${shown}`)} />;
}
