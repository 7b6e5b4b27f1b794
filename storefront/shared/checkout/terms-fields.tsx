import { formatMoney } from '#storefront/lib/money.ts';
import { useText } from '#storefront/lib/text.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { PaymentOption } from '#contracts/checkout.ts';
import styles from './checkout.module.css';

interface TermsFieldsProps {
  readonly option: PaymentOption;
  readonly currency: string;
  readonly poNumber: string;
  readonly onChange: (poNumber: string) => void;
  readonly error: string | undefined;
}

export function TermsFields({ option, currency, poNumber, onChange, error }: TermsFieldsProps) {
  const { t, language } = useText('checkout');
  const { creditLeft, creditLimit } = option;
  return (
    <div className={styles.section}>
      {creditLeft !== undefined && creditLimit !== undefined && (
        <div className={styles.credit}>
          <p>
            {t('creditLeft', {
              left: formatMoney(creditLeft, currency, language),
              limit: formatMoney(creditLimit, currency, language),
            })}
          </p>
          <progress max={creditLimit} value={creditLeft} aria-label={t('credit')} />
        </div>
      )}
      <TextField
        label={t('poNumber')}
        name="poNumber"
        maxLength={40}
        autoComplete="off"
        value={poNumber}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
