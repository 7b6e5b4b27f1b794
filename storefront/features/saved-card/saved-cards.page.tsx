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
  accountName,
  cardExpiry,
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
import styles from './saved-card.module.css';

/** Spec 2, /profile/mycreditcards: an expired card has one asterisk, one that expires within a month has two. */
export function SavedCardsPage() {
  const { t } = useText(['saved-card', 'common']);
  const queryClient = useQueryClient();
  const { Cards, CardFormUrl, BankAccounts, BankFormUrl } = useRead(savedCardsQuery);
  const prefer = useCommand('customer/prefercreditcard');
  const remove = useCommand('customer/removecreditcard');
  const act = async (command: typeof prefer | typeof remove, CardId: string, done: string) => {
    for (const { clear } of [prefer, remove]) clear();
    if (!(await command.run({ CardId }))) return;
    await refreshSavedCards(queryClient);
    // The button may be gone with the change, so the focus needs another place.
    focusHeading();
    announce(done);
  };
  const error = prefer.error ?? remove.error;
  const heading = t(BankFormUrl ? 'cardsAndAccounts' : 'common:savedCards');
  const actsOn = (CardId: string, name: string) => ({
    name,
    pending: prefer.pending || remove.pending,
    onPrefer: () => void act(prefer, CardId, t('nowPreferred', { card: name })),
    onRemove: () => void act(remove, CardId, t('removed', { card: name })),
  });

  return (
    <div className={layout.stack}>
      <PageTitle>{heading}</PageTitle>
      <h1>{heading}</h1>
      <p>{t(CardFormUrl || BankFormUrl ? 'intro' : 'noProvider')}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <section className={layout.stack} aria-labelledby="cards">
        <div className={layout.headRow}>
          <h2 id="cards">{t('cards')}</h2>
          {CardFormUrl && <ButtonLink href={accountPaths.newSavedCard}>{t('add')}</ButtonLink>}
        </div>
        {Cards.length === 0 && <p>{t('none')}</p>}
        {Cards.length > 0 && (
          <ul className={cards.cards}>
            {Cards.map((card) => (
              <SavedCardItem
                key={card.CardId}
                {...actsOn(card.CardId, cardName(card))}
                friendlyName={card.FriendlyName}
                holder={card.NameOnCard}
                isPreferred={card.IsPreferred}
                editPath={accountPaths.savedCard(card.CardId)}
              >
                <Expiry card={card} />
              </SavedCardItem>
            ))}
          </ul>
        )}
        {Cards.some(({ IsExpired }) => IsExpired) && <p className={text.quiet}>{t('expiredNote')}</p>}
        {Cards.some(({ ExpiresSoon }) => ExpiresSoon) && <p className={text.quiet}>{t('soonNote')}</p>}
      </section>
      {BankFormUrl && (
        <section className={layout.stack} aria-labelledby="accounts">
          <div className={layout.headRow}>
            <h2 id="accounts">{t('accounts')}</h2>
            <ButtonLink href={accountPaths.newSavedAccount}>{t('addAccount')}</ButtonLink>
          </div>
          {BankAccounts.length === 0 && <p>{t('noAccount')}</p>}
          {BankAccounts.length > 0 && (
            <ul className={cards.cards}>
              {BankAccounts.map((account) => (
                <SavedCardItem
                  key={account.CardId}
                  {...actsOn(account.CardId, accountName(account))}
                  friendlyName={account.FriendlyName}
                  holder={account.Holder}
                  isPreferred={account.IsPreferred}
                  editPath={accountPaths.savedAccount(account.CardId)}
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

function Expiry({ card }: { readonly card: SavedCard }) {
  const { t } = useText('saved-card');
  const { IsExpired, ExpiresSoon } = card;
  return (
    <p className={IsExpired ? styles.expired : text.quiet}>
      {t('goodTo', { month: cardExpiry(card) })}
      {IsExpired ? ' *' : ExpiresSoon ? ' **' : ''}
    </p>
  );
}
