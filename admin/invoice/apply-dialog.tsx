import { Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { ApiError } from '#contracts/client.ts';
import { client } from '#admin/lib/client.ts';
import { money } from '#admin/lib/format.ts';
import { amountText, typedAmount } from '#admin/lib/number-input.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { MoneyField } from '#admin/ui/money-field.tsx';
import type { Transaction } from '#contracts/credit/aged-balance.ts';
import { openItemName } from './open-item-name.ts';
import { CorrectionReason } from './correction-reason.tsx';
import { useReadAgain } from './use-read-again.ts';

interface ApplyDialogProps {
  readonly accountId: string;
  readonly payment: Transaction;
  readonly onClose: () => void;
}

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** Settles an open item with what of a payment waits. */
export function ApplyDialog({ accountId, payment, onClose }: ApplyDialogProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const readAgain = useReadAgain();
  const { AmountWaiting: waiting, CurrencyCode: currency, TransactionId: receiptId } = payment;
  const [typed, setTyped] = useState(amountText(waiting, locale));
  const amount = typedAmount(typed, locale) ?? 0;
  const { data } = useQuery({
    queryKey: ['aged-balance', accountId, undefined],
    queryFn: () => client.get('admin/credit/agedbalance', { accountId }),
  });
  const items = data?.OpenItems ?? [];
  const [isAsked, setAsked] = useState(false);
  const apply = async (form: FormData) => {
    const applied = client.post('admin/credit/applypayment', {
      ...{ accountId, receiptId, amount },
      openItemId: String(form.get('openItemId')),
      reason: String(form.get('reason')),
      ...(form.get('disputedToo') === null ? {} : { disputedToo: true }),
    });
    await applied.catch((error: unknown) => {
      if (error instanceof ApiError && error.answer.code === 'payment_of_disputed') setAsked(true);
      throw error;
    });
    await readAgain();
  };
  return (
    <CommandDialog
      title={t('invoice.applyTitle', { text: payment.Text })}
      submit={t('invoice.apply')}
      done="invoice.isApplied"
      notYet={!items.length || amount <= 0 || amount > waiting}
      onClose={onClose}
      onSubmit={apply}
    >
      {data && !items.length && <Typography>{t('invoice.nothingOpen')}</Typography>}
      {items.length > 0 && (
        <TextField name="openItemId" select label={t('invoice.applyTo')} slotProps={native}>
          {items.map((item) => (
            <option key={item.OpenItemId} value={item.OpenItemId}>
              {openItemName(item, t)} · {money(item.Open, currency, locale)}
            </option>
          ))}
        </TextField>
      )}
      <Stack direction="row">
        <MoneyField
          label={`${t('invoice.amount')} (${currency})`}
          value={typed}
          onChange={setTyped}
          currency={currency}
          most={waiting}
        />
      </Stack>
      <CorrectionReason />
      {isAsked && <FormControlLabel control={<Checkbox name="disputedToo" />} label={t('invoice.applyDisputed')} />}
    </CommandDialog>
  );
}
