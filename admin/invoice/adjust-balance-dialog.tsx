import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { typedAmount } from '#admin/lib/number-input.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { CorrectionReason } from './correction-reason.tsx';
import { useReadAgain } from './use-read-again.ts';

interface AdjustBalanceDialogProps {
  readonly accountId: string;
  readonly currency: string;
  readonly onClose: () => void;
}

/** An account owes more, with a reason: an open item of no order. */
export function AdjustBalanceDialog({ accountId, currency, onClose }: AdjustBalanceDialogProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const readAgain = useReadAgain();
  const [typed, setTyped] = useState('');
  const amount = typedAmount(typed, locale) ?? 0;
  const adjust = async (form: FormData) => {
    await client.post('admin/credit/adjustbalance', {
      ...{ accountId, amount },
      dueOn: String(form.get('dueOn')),
      reason: String(form.get('reason')),
    });
    await readAgain();
  };
  return (
    <CommandDialog
      title={t('invoice.moreOwedTitle')}
      submit={t('invoice.adjust')}
      done="invoice.isAdjusted"
      notYet={amount <= 0}
      onClose={onClose}
      onSubmit={adjust}
    >
      <Typography>{t('invoice.moreOwedHint')}</Typography>
      <TextField
        label={`${t('invoice.amount')} (${currency})`}
        value={typed}
        autoFocus
        error={typed !== '' && amount <= 0}
        helperText={typed !== '' && amount <= 0 ? t('form.notANumber') : undefined}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
      />
      <TextField
        name="dueOn"
        type="date"
        label={t('invoice.dueOn')}
        required
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <CorrectionReason />
    </CommandDialog>
  );
}
