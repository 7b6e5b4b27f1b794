import { Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { ApiError } from '#contracts/client.ts';
import { client } from '#admin/lib/client.ts';
import { typedAmount } from '#admin/lib/number-input.ts';
import { MoneyField } from '#admin/ui/money-field.tsx';
import { ReceivedPaymentDialog, type ReceivedPayment } from '#admin/ui/received-payment-dialog.tsx';
import type { CustomerDetail } from './customer.reader.ts';

/** A cheque or wire that came in for what the account owes. */
export function PaymentDialog({
  customer: { accountId, owed, currency },
  onClose,
}: {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState(false);
  const [disputed, setDisputed] = useState(false);
  const amount = typedAmount(typed, locale) ?? 0;
  const record = async (payment: ReceivedPayment, form: FormData) => {
    const again = form.get('again') === null ? {} : { again: true };
    const disputedToo = form.get('disputedToo') === null ? {} : { disputedToo: true };
    try {
      await client.post('admin/customer/recordpayment', { accountId, amount, ...payment, ...again, ...disputedToo });
    } catch (error) {
      if (error instanceof ApiError && error.answer.code === 'payment_reference_known') setKnown(true);
      if (error instanceof ApiError && error.answer.code === 'payment_of_disputed') setDisputed(true);
      throw error;
    }
  };
  return (
    <ReceivedPaymentDialog
      hint={t('customer.paymentHint')}
      onClose={onClose}
      record={record}
      notYet={amount <= 0}
      first={
        <MoneyField
          label={`${t('customer.paymentAmount')} (${currency})`}
          value={typed}
          onChange={setTyped}
          currency={currency}
          most={owed}
          autoFocus
        />
      }
      last={
        <>
          {known && <FormControlLabel control={<Checkbox name="again" />} label={t('customer.paymentAgain')} />}
          {disputed && (
            <FormControlLabel control={<Checkbox name="disputedToo" />} label={t('customer.paymentDisputed')} />
          )}
        </>
      }
    />
  );
}
