import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { useCommand } from '#admin/lib/use-command.ts';
import { AccountField } from '#admin/ui/account-field.tsx';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import type { BankTransactionDetail } from '#contracts/bank-transaction/bank-transaction.ts';
import { ReceivedOnField } from './received-on-field.tsx';

interface Props {
  readonly transaction: BankTransactionDetail;
  readonly onClose: () => void;
}

/** A payment on account of a customer whom no suggestion names: the oldest debt first. */
export function MatchAccountDialog({ transaction, onClose }: Props) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { refresh } = useCommand(['bank-transaction']);
  const { transactionId, unmatched, currency, seen, bookedOn } = transaction;
  const [account, setAccount] = useState<{ readonly accountId: string; readonly name: string }>();
  const [typed, setTyped] = useState(amountText(unmatched, locale));
  const amount = typedAmount(typed, locale) ?? 0;
  const submit = async (form: FormData) => {
    await client.post('admin/banktransaction/matchaccount', {
      ...{ transactionId, seen, accountId: account?.accountId ?? '', amount },
      receivedOn: String(form.get('receivedOn')),
    });
    await refresh();
  };
  return (
    <CommandDialog
      title={t('bankTransaction.otherCustomer')}
      submit={t('bankTransaction.match')}
      done="bankTransaction.isMatched"
      notYet={!account || amount <= 0 || amount > unmatched}
      onClose={onClose}
      onSubmit={submit}
    >
      <AccountField label={t('bankTransaction.customer')} onChoose={setAccount} />
      {account && <Typography>{account.name}</Typography>}
      <Stack direction="row">
        <MoneyField
          label={`${t('bankTransaction.amount')} (${currency})`}
          value={typed}
          onChange={setTyped}
          currency={currency}
          most={unmatched}
        />
      </Stack>
      <Typography color="text.secondary">{t('bankTransaction.accountHint')}</Typography>
      <ReceivedOnField bookedOn={bookedOn} />
    </CommandDialog>
  );
}
