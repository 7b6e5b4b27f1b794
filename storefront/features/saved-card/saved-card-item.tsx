import { Suspense, useState } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useText } from '#storefront/lib/text.ts';
import { accountPaths } from '#storefront/shared/account-paths.ts';
import { cardExpiry, cardName, type SavedCard } from '#storefront/shared/saved-card/saved-card.queries.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import cards from '#storefront/ui/cards.module.css';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import styles from './saved-card.module.css';

const ConfirmDialog = lazyPart(async () => (await import('#storefront/shared/confirm-dialog.tsx')).ConfirmDialog);

interface SavedCardItemProps {
  readonly card: SavedCard;
  readonly pending: boolean;
  readonly onPrefer: () => void;
  readonly onRemove: () => void;
}

export function SavedCardItem({ card, pending, onPrefer, onRemove }: SavedCardItemProps) {
  const { t } = useText('saved-card');
  const [isRemoving, setRemoving] = useState(false);
  const { CardId, FriendlyName, NameOnCard, IsPreferred, IsExpired, ExpiresSoon } = card;
  const name = cardName(card);
  return (
    <li className={cards.card}>
      <div className={layout.headRow}>
        <h2 className={cards.name}>{FriendlyName || name}</h2>
        {IsPreferred && <span className={styles.preferred}>{t('preferred')}</span>}
      </div>
      {FriendlyName && <p>{name}</p>}
      <p>{NameOnCard}</p>
      <p className={IsExpired ? styles.expired : text.quiet}>
        {t('goodTo', { month: cardExpiry(card) })}
        {IsExpired ? ' *' : ExpiresSoon ? ' **' : ''}
      </p>
      <div className={cards.actions}>
        <ButtonLink href={accountPaths.savedCard(CardId)} aria-label={t('editNamed', { card: name })}>
          {t('edit')}
        </ButtonLink>
        {!IsPreferred && (
          <Button kind="link" pending={pending} aria-label={t('preferNamed', { card: name })} onClick={onPrefer}>
            {t('prefer')}
          </Button>
        )}
        <Button kind="link" aria-label={t('removeNamed', { card: name })} onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      {isRemoving && (
        <Suspense>
          <ConfirmDialog
            title={t('removeNamed', { card: name })}
            yes={t('remove')}
            no={t('cancel')}
            onAnswer={(yes) => {
              setRemoving(false);
              if (yes) onRemove();
            }}
          >
            <p>{t('removeSure', { card: name })}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </li>
  );
}
