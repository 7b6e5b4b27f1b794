import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { savedCardsQuery } from '#storefront/shared/saved-card/saved-card.queries.ts';
import { CardPage } from './card-page.tsx';
import { NewSavedForm } from './new-saved-form.tsx';

export function NewAccountPage() {
  const { t } = useText(['saved-card', 'payment-method']);
  const { BankAccounts, BankFormUrl } = useRead(savedCardsQuery);
  return (
    <CardPage heading={t('addAccount')}>
      {BankFormUrl ? (
        <NewSavedForm
          route="customer/addbankaccount"
          url={BankFormUrl}
          fieldsTitle={t('payment-method:bank-debit.fields')}
          isFirst={BankAccounts.length === 0}
          texts={{ prefer: t('useAccount'), saved: t('accountSaved') }}
        />
      ) : (
        <p>{t('noProvider')}</p>
      )}
    </CardPage>
  );
}
