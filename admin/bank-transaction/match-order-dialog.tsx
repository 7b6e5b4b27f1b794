import { Alert, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import type { BankSuggestion, BankTransactionDetail } from '#contracts/bank-transaction/bank-transaction.ts';
import { ReceivedOnField } from './received-on-field.tsx';

interface Props {
  readonly transaction: BankTransactionDetail;
  /** The payment that an order waits for. */
  readonly awaited: BankSuggestion;
  readonly onClose: () => void;
}

/** It is the payment that an order waits for, or a part of it; where somebody lets that pass, short of it. */
export function MatchOrderDialog({ transaction, awaited, onClose }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { refresh } = useCommand(['bank-transaction']);
  const { transactionId, unmatched, currency, seen, bookedOn } = transaction;
  const { orderId, paymentId, due, invoiceNumber } = awaited;
  const [isShort, setShort] = useState(false);
  const missing = due - unmatched;
  const shown = (value: number) => money(value, currency, locale);
  const submit = async (form: FormData) => {
    await client.post('admin/banktransaction/matchorder', {
      ...{ transactionId, seen, orderId, paymentId, receivedOn: String(form.get('receivedOn')) },
      ...(isShort ? { isShort } : {}),
    });
    await refresh();
  };
  return (
    <CommandDialog
      title={t('bankTransaction.matchTo', { number: invoiceNumber })}
      submit={t('bankTransaction.match')}
      done="bankTransaction.isMatched"
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography>{t('bankTransaction.both', { came: shown(unmatched), due: shown(due) })}</Typography>
      {missing > 0 && (
        <FormControlLabel
          control={<Checkbox checked={isShort} onChange={(_event, checked) => setShort(checked)} />}
          label={t('bankTransaction.letPass', { amount: shown(missing) })}
        />
      )}
      {missing > 0 && !isShort && (
        <Alert severity="info">{t('bankTransaction.isPart', { amount: shown(missing) })}</Alert>
      )}
      {missing < 0 && <Alert severity="info">{t('bankTransaction.restStays', { amount: shown(-missing) })}</Alert>}
      <ReceivedOnField bookedOn={bookedOn} />
    </CommandDialog>
  );
}
