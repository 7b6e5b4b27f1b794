import { Alert, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import { sum } from '#domain/shared/money.ts';
import type { BankSuggestion, BankTransactionDetail } from '#contracts/bank-transaction/bank-transaction.ts';
import { ReceivedOnField } from './received-on-field.tsx';

interface Props {
  readonly transaction: BankTransactionDetail;
  /** Open items of one account, in the order in which they are paid. */
  readonly items: readonly [BankSuggestion, ...BankSuggestion[]];
  readonly onClose: () => void;
}

/** Pays open items of a customer, in whole or in part. */
export function MatchItemsDialog({ transaction, items, onClose }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { refresh } = useCommand(['bank-transaction']);
  const { transactionId, unmatched, currency, seen, bookedOn } = transaction;
  const [{ accountId, openItemId }, ...others] = items;
  const due = sum(items.map((one) => one.due));
  const [typed, setTyped] = useState(amountText(Math.min(unmatched, due), locale));
  const amount = typedAmount(typed, locale) ?? 0;
  const shown = (value: number) => money(value, currency, locale);
  const submit = async (form: FormData) => {
    await client.post('admin/banktransaction/matchaccount', {
      ...{ transactionId, seen, accountId, openItemId, amount, receivedOn: String(form.get('receivedOn')) },
      ...(others.length ? { further: others.map((one) => one.openItemId) } : {}),
    });
    await refresh();
  };
  return (
    <CommandDialog
      title={t('bankTransaction.matchTo', { number: items.map(({ invoiceNumber }) => invoiceNumber).join(', ') })}
      submit={t('bankTransaction.match')}
      done="bankTransaction.isMatched"
      notYet={amount <= 0 || amount > unmatched}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography>{t('bankTransaction.both', { came: shown(unmatched), due: shown(due) })}</Typography>
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
      {amount > due && <Alert severity="info">{t('bankTransaction.beyond', { amount: shown(amount - due) })}</Alert>}
      {others.length > 0 && amount > 0 && amount < due && (
        <Alert severity="info">{t('bankTransaction.staysOwed', { amount: shown(due - amount) })}</Alert>
      )}
      {items.some(({ isDisputed }) => isDisputed) && <Alert severity="warning">{t('bankTransaction.disputed')}</Alert>}
      <ReceivedOnField bookedOn={bookedOn} />
    </CommandDialog>
  );
}
