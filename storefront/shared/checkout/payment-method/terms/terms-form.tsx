import { useImperativeHandle, useState } from 'react';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from '../../checkout.module.css';
import type { PaymentForm, PaymentFormProps } from '../payment-form.ts';

function TermsForm({ option: { creditLeft, creditLimit }, currency, ref, error }: PaymentFormProps<'terms'>) {
  const { t, language } = useText('checkout');
  const [poNumber, setPoNumber] = useState('');
  useImperativeHandle(ref, () => ({
    choose: async () => {
      if (poNumber.trim() === '') throw new Error('reference_required');
      return { method: 'terms', poNumber };
    },
  }));
  return (
    <div className={styles.section}>
      <div className={styles.credit}>
        <p>
          {t('creditLeft', {
            left: formatMoney(creditLeft, currency, language),
            limit: formatMoney(creditLimit, currency, language),
          })}
        </p>
        <progress max={creditLimit} value={creditLeft} aria-label={t('credit')} />
      </div>
      <TextField
        label={t('poNumber')}
        name="poNumber"
        maxLength={40}
        autoComplete="off"
        value={poNumber}
        error={error}
        onChange={(event) => setPoNumber(event.target.value)}
      />
    </div>
  );
}

export const terms: PaymentForm<'terms'> = { Form: TermsForm, showsError: true };
