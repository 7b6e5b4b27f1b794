import { useImperativeHandle, useState } from 'react';
import type { terms } from '#contracts/payment/method/terms.ts';
import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { paths } from '#storefront/shared/paths.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from '../../checkout.module.css';
import { checkedChoice, type PaymentFormProps } from '../payment-form.ts';

const schema = async () => (await import('#contracts/payment/method/terms.ts')).terms.choice;

export function TermsForm({
  option: { creditLeft, creditLimit, overdueDays },
  currency,
  ref,
  errors,
}: PaymentFormProps<typeof terms>) {
  const { t, language } = useText('payment-method');
  const [poNumber, setPoNumber] = useState('');
  useImperativeHandle(ref, () => ({ choose: () => checkedChoice(schema, { method: 'terms', poNumber }) }));
  return (
    <div className={styles.section}>
      {overdueDays !== undefined && (
        <Alert>
          {t('terms.overdue', { count: overdueDays })} <a href={paths.creditLimit}>{t('terms.seeOverdue')}</a>
        </Alert>
      )}
      <div className={styles.credit}>
        <p>
          {t('terms.creditLeft', {
            left: formatMoney(creditLeft, currency, language),
            limit: formatMoney(creditLimit, currency, language),
          })}
        </p>
        <progress max={creditLimit} value={creditLeft} aria-label={t('terms.credit')} />
      </div>
      <TextField
        label={t('terms.poNumber')}
        name="poNumber"
        maxLength={40}
        autoComplete="off"
        value={poNumber}
        error={errors.poNumber}
        onChange={(event) => setPoNumber(event.target.value)}
      />
    </div>
  );
}
