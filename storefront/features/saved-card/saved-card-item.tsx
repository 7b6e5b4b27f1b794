import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#storefront/lib/lazy-part.ts';
import { useText } from '#storefront/lib/text.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import cards from '#storefront/ui/cards.module.css';
import layout from '#storefront/ui/layout.module.css';
import styles from './saved-card.module.css';

const ConfirmDialog = lazyPart(async () => (await import('#storefront/shared/confirm-dialog.tsx')).ConfirmDialog);

interface SavedCardItemProps {
  /** Such as "Visa •••• 4242". */
  readonly name: string;
  readonly friendlyName: string;
  readonly holder: string;
  readonly isPreferred: boolean;
  readonly editPath: string;
  readonly pending: boolean;
  readonly onPrefer: () => void;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** A card or a bank account. */
export function SavedCardItem({
  name,
  friendlyName,
  holder,
  isPreferred,
  editPath,
  pending,
  onPrefer,
  onRemove,
  children,
}: SavedCardItemProps) {
  const { t } = useText('saved-card');
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className={cards.card}>
      <div className={layout.headRow}>
        <h2 className={cards.name}>{friendlyName || name}</h2>
        {isPreferred && <span className={styles.preferred}>{t('preferred')}</span>}
      </div>
      {friendlyName && <p>{name}</p>}
      <p>{holder}</p>
      {children}
      <div className={cards.actions}>
        <ButtonLink href={editPath} aria-label={t('editNamed', { card: name })}>
          {t('edit')}
        </ButtonLink>
        {!isPreferred && (
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
