import type { bankDebit } from '#contracts/payment/method/bank-debit.ts';
import { useText } from '#storefront/lib/text.ts';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import type { PaymentFormProps } from '../payment-form.ts';
import { BankAccountFields } from './bank-account-fields.tsx';
import { SavedAccounts } from './saved-accounts.tsx';

/**
 * The account is typed into the provider's own page, which also asks for the consent; whoever has saved accounts chooses one of them, or
 * another.
 */
export function BankDebitForm(props: PaymentFormProps<typeof bankDebit>) {
  const { option, ref } = props;
  const { t } = useText('payment-method');
  return (
    <div className={layout.tight}>
      <p className={text.quiet}>{t('bank-debit.settles')}</p>
      {option.canSave ? <SavedAccounts {...props} /> : <BankAccountFields url={option.bankFormUrl} ref={ref} />}
    </div>
  );
}
