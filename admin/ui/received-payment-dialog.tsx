import { TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { shopDayIn } from '#admin/lib/format.ts';
import { CommandDialog } from './command-dialog.tsx';

/** By what the bank calls it, and the calendar day on which it came. */
export interface ReceivedPayment {
  readonly reference: string;
  readonly receivedOn: string;
}

interface Props {
  /** Stands behind the title, such as an amount that is known. */
  readonly about?: string;
  readonly onClose: () => void;
  /** @throws what the dialog shows; it stays open with what was typed */
  readonly record: (payment: ReceivedPayment, form: FormData) => Promise<unknown>;
  readonly notYet?: boolean;
  /** Says what to type as the reference. */
  readonly hint: string;
  readonly first?: ReactNode;
  readonly last?: ReactNode;
}

/** A cheque or a wire that came in: for what an account owes, or for an order that waits for it. */
export function ReceivedPaymentDialog({ about, onClose, record, notYet, hint, first, last }: Props) {
  const t = useTranslate();
  const refresh = useRefresh();
  const submit = async (form: FormData) => {
    await record({ reference: String(form.get('reference')), receivedOn: String(form.get('receivedOn')) }, form);
    refresh();
  };
  return (
    <CommandDialog
      title={`${t('customer.recordPayment')}${about ? ` (${about})` : ''}`}
      done="customer.done.received"
      onClose={onClose}
      onSubmit={submit}
      notYet={notYet ?? false}
    >
      {first}
      <TextField
        name="reference"
        label={t('customer.paymentReference')}
        required
        autoFocus={first === undefined}
        helperText={hint}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        name="receivedOn"
        type="date"
        label={t('customer.receivedOn')}
        required
        defaultValue={shopDayIn(0)}
        slotProps={{ htmlInput: { max: shopDayIn(0) }, inputLabel: { shrink: true } }}
      />
      {last}
    </CommandDialog>
  );
}
