import { Alert, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import type { BankSuggestion, BankTransactionDetail } from '#contracts/bank-transaction/bank-transaction.ts';
import { ReceivedOnField } from './received-on-field.tsx';

interface Props {
  readonly transaction: BankTransactionDetail;
  readonly suggestion: BankSuggestion;
  readonly onClose: () => void;
}

/** Pays what is suggested: an open item in whole or in part, or the payment that an order waits for. */
export function MatchSuggestionDialog({ transaction, suggestion, onClose }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { refresh } = useCommand(['bank-transaction']);
  const { transactionId, unmatched, currency, seen, bookedOn } = transaction;
  const { kind, accountId, orderId, paymentId, openItemId, due, invoiceNumber, isDisputed } = suggestion;
  const [typed, setTyped] = useState(amountText(Math.min(unmatched, due), locale));
  const [isShort, setShort] = useState(false);
  const amount = typedAmount(typed, locale) ?? 0;
  const ofOrder = kind === 'order';
  const missing = due - unmatched;
  const submit = async (form: FormData) => {
    const receivedOn = String(form.get('receivedOn'));
    if (ofOrder)
      await client.post('admin/banktransaction/matchorder', {
        ...{ transactionId, seen, orderId, paymentId, receivedOn },
        ...(isShort ? { isShort } : {}),
      });
    else
      await client.post('admin/banktransaction/matchaccount', {
        ...{ transactionId, seen, accountId, openItemId, amount, receivedOn },
      });
    await refresh();
  };
  return (
    <CommandDialog
      title={t('bankTransaction.matchTo', { number: invoiceNumber })}
      submit={t('bankTransaction.match')}
      done="bankTransaction.isMatched"
      notYet={ofOrder ? missing > 0 && !isShort : amount <= 0 || amount > unmatched}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography>
        {t('bankTransaction.both', { came: money(unmatched, currency, locale), due: money(due, currency, locale) })}
      </Typography>
      {ofOrder && missing > 0 && (
        <FormControlLabel
          control={<Checkbox checked={isShort} onChange={(_event, checked) => setShort(checked)} />}
          label={t('bankTransaction.letPass', { amount: money(missing, currency, locale) })}
        />
      )}
      {ofOrder && missing < 0 && (
        <Alert severity="info">{t('bankTransaction.restStays', { amount: money(-missing, currency, locale) })}</Alert>
      )}
      {!ofOrder && (
        <Stack direction="row">
          <MoneyField
            label={`${t('bankTransaction.amount')} (${currency})`}
            value={typed}
            onChange={setTyped}
            currency={currency}
            most={unmatched}
            autoFocus
          />
        </Stack>
      )}
      {!ofOrder && amount > due && (
        <Alert severity="info">{t('bankTransaction.beyond', { amount: money(amount - due, currency, locale) })}</Alert>
      )}
      {!ofOrder && isDisputed && <Alert severity="warning">{t('bankTransaction.disputed')}</Alert>}
      <ReceivedOnField bookedOn={bookedOn} />
    </CommandDialog>
  );
}
