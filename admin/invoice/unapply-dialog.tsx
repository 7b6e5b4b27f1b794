import { TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { Transaction } from '#contracts/credit/aged-balance.ts';
import { CorrectionReason } from './correction-reason.tsx';
import { useReadAgain } from './use-read-again.ts';

interface UnapplyDialogProps {
  readonly accountId: string;
  readonly payment: Transaction;
  readonly onClose: () => void;
}

const ALL = '';
const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** What a payment settled is owed again, of one open item or of all; its money waits for others. */
export function UnapplyDialog({ accountId, payment, onClose }: UnapplyDialogProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const readAgain = useReadAgain();
  const receiptId = payment.TransactionId;
  const { data } = useQuery({
    queryKey: ['receipt', accountId, receiptId],
    queryFn: () => client.get('admin/credit/receipt', { accountId, receiptId }),
  });
  const unapply = async (form: FormData) => {
    const openItemId = String(form.get('openItemId') ?? ALL);
    await client.post('admin/credit/unapplypayment', {
      ...{ accountId, receiptId, reason: String(form.get('reason')) },
      ...(openItemId === ALL ? {} : { openItemId }),
    });
    await readAgain();
  };
  const items = data?.items ?? [];
  return (
    <CommandDialog
      title={t('invoice.appliedTitle', { text: payment.Text })}
      submit={t('invoice.unapply')}
      done="invoice.isUnapplied"
      notYet={!items.length}
      onClose={onClose}
      onSubmit={unapply}
    >
      {data && !items.length && <Typography>{t('invoice.settlesNothing')}</Typography>}
      {items.length > 0 && (
        <TextField name="openItemId" select label={t('invoice.applied')} slotProps={native}>
          {items.map(({ openItemId, orderNumber, amount }) => (
            <option key={openItemId} value={openItemId}>
              {orderNumber || openItemId} · {money(amount, payment.CurrencyCode, locale)}
            </option>
          ))}
          {items.length > 1 && <option value={ALL}>{t('invoice.allItems')}</option>}
        </TextField>
      )}
      <CorrectionReason />
    </CommandDialog>
  );
}
