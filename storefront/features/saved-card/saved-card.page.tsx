import { useParams } from 'react-router-dom';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { cardExpiry, cardName, savedCardQuery } from '#storefront/shared/saved-card/saved-card.queries.ts';
import text from '#storefront/ui/text.module.css';
import { CardPage } from './card-page.tsx';
import { NameForm } from './name-form.tsx';

export function SavedCardPage() {
  const { t } = useText('saved-card');
  const { cardId = '' } = useParams();
  const card = useRead(savedCardQuery(cardId));
  return (
    <CardPage heading={cardName(card)}>
      <NameForm
        key={cardId}
        id={card.CardId}
        friendlyName={card.FriendlyName}
        texts={{ other: t('otherCard'), saved: t('saved') }}
      >
        {card.NameOnCard}
        <br />
        <span className={text.quiet}>{t('goodTo', { month: cardExpiry(card) })}</span>
      </NameForm>
    </CardPage>
  );
}
