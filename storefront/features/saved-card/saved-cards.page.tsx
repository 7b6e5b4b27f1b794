import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { accountPaths } from '#storefront/shared/account-paths.ts';
import {
  cardName,
  refreshSavedCards,
  savedCardsQuery,
  type SavedCard,
} from '#storefront/shared/saved-card/saved-card.queries.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import cards from '#storefront/ui/cards.module.css';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { SavedCardItem } from './saved-card-item.tsx';

/** Spec 2, /profile/mycreditcards: an expired card has one asterisk, one that expires within a month has two. */
export function SavedCardsPage() {
  const { t } = useText(['saved-card', 'common']);
  const queryClient = useQueryClient();
  const { Cards, CardFormUrl } = useRead(savedCardsQuery);
  const prefer = useCommand('customer/prefercreditcard');
  const remove = useCommand('customer/removecreditcard');
  const act = async (command: typeof prefer | typeof remove, { CardId }: SavedCard, done: string) => {
    for (const { clear } of [prefer, remove]) clear();
    if (!(await command.run({ CardId }))) return;
    await refreshSavedCards(queryClient);
    // The button may be gone with the change, so the focus needs another place.
    focusHeading();
    announce(done);
  };
  const error = prefer.error ?? remove.error;

  return (
    <div className={layout.stack}>
      <PageTitle>{t('common:savedCards')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:savedCards')}</h1>
        {CardFormUrl && <ButtonLink href={accountPaths.newSavedCard}>{t('add')}</ButtonLink>}
      </div>
      <p>{t(CardFormUrl ? 'intro' : 'noProvider')}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {Cards.length === 0 && <p>{t('none')}</p>}
      {Cards.length > 0 && (
        <ul className={cards.cards}>
          {Cards.map((card) => (
            <SavedCardItem
              key={card.CardId}
              card={card}
              pending={prefer.pending || remove.pending}
              onPrefer={() => void act(prefer, card, t('nowPreferred', { card: cardName(card) }))}
              onRemove={() => void act(remove, card, t('removed', { card: cardName(card) }))}
            />
          ))}
        </ul>
      )}
      {Cards.some(({ IsExpired }) => IsExpired) && <p className={text.quiet}>{t('expiredNote')}</p>}
      {Cards.some(({ ExpiresSoon }) => ExpiresSoon) && <p className={text.quiet}>{t('soonNote')}</p>}
    </div>
  );
}
