import { useQuery } from '@tanstack/react-query';
import type { bankDebit } from '#contracts/payment/method/bank-debit.ts';
import { useText } from '#storefront/lib/text.ts';
import { accountName, savedCardsQuery } from '#storefront/shared/saved-card/saved-card.queries.ts';
import styles from '../../checkout.module.css';
import type { PaymentFormProps } from '../payment-form.ts';
import { SavedChoice } from '../saved-choice.tsx';
import { BankAccountFields } from './bank-account-fields.tsx';

/** The saved accounts, for each debit of which the consent is asked, and another one, which may be saved. */
export function SavedAccounts({ option, ref }: PaymentFormProps<typeof bankDebit>) {
  const { t } = useText('payment-method');
  const { data, isPending } = useQuery(savedCardsQuery);
  if (isPending) return <div className={styles.gatewayFields} />;
  return (
    <SavedChoice
      name="savedAccount"
      saved={(data?.BankAccounts ?? []).map((one) => ({
        id: one.CardId,
        label: [one.FriendlyName, accountName(one)].filter(Boolean).join(' · '),
        url: one.BankFormUrl,
      }))}
      newUrl={option.bankFormUrl}
      texts={{ which: t('bank-debit.which'), another: t('bank-debit.another'), save: t('bank-debit.save') }}
      fields={({ url, save }) => <BankAccountFields key={url} url={url} save={save} ref={ref} />}
    />
  );
}
