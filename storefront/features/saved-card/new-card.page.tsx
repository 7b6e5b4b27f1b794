import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { savedCardsQuery } from '#storefront/shared/saved-card/saved-card.queries.ts';
import { CardPage } from './card-page.tsx';
import { NewSavedForm } from './new-saved-form.tsx';

export function NewCardPage() {
  const { t } = useText(['saved-card', 'payment-method']);
  const { Cards, CardFormUrl } = useRead(savedCardsQuery);
  return (
    <CardPage heading={t('add')}>
      {CardFormUrl ? (
        <NewSavedForm
          route="customer/addcreditcard"
          url={CardFormUrl}
          fieldsTitle={t('payment-method:card.fields')}
          isFirst={Cards.length === 0}
          texts={{ prefer: t('usePreferred'), saved: t('saved') }}
        />
      ) : (
        <p>{t('noProvider')}</p>
      )}
    </CardPage>
  );
}
