import { useParams } from 'react-router-dom';
import { pageProblem } from '#storefront/lib/page-problem.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { accountName, savedCardsQuery } from '#storefront/shared/saved-card/saved-card.queries.ts';
import { CardPage } from './card-page.tsx';
import { NameForm } from './name-form.tsx';

export function SavedAccountPage() {
  const { t } = useText('saved-card');
  const { cardId = '' } = useParams();
  const account = useRead(savedCardsQuery).BankAccounts.find(({ CardId }) => CardId === cardId);
  if (!account) throw pageProblem(404, 'not_found');
  return (
    <CardPage heading={accountName(account)}>
      <NameForm
        key={cardId}
        id={account.CardId}
        friendlyName={account.FriendlyName}
        texts={{ other: t('otherAccount'), saved: t('accountSaved') }}
      >
        {account.Holder}
      </NameForm>
    </CardPage>
  );
}
