import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BankTransactionRow } from '#contracts/bank-transaction/bank-transaction.ts';

const COLOURS = { open: 'warning', matched: 'success', aside: 'default' } as const;

export function TransactionStatus({ status }: Pick<BankTransactionRow, 'status'>) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={COLOURS[status]} label={t(`bankTransaction.status.${status}`)} />;
}
