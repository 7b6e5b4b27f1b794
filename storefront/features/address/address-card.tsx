import { accountPaths } from '#storefront/shared/account-paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import cards from '#storefront/ui/cards.module.css';
import layout from '#storefront/ui/layout.module.css';
import { entryName, type AddressEntry } from './entry.ts';
import styles from './address-book.module.css';

interface AddressCardProps {
  readonly entry: AddressEntry;
  readonly pending: boolean;
  readonly onMakePrimary: () => void;
}

export function AddressCard({ entry, pending, onMakePrimary }: AddressCardProps) {
  const { t } = useText('address');
  const { addressId, address, primary } = entry;
  const name = entryName(entry);
  return (
    <li className={cards.card}>
      <div className={layout.headRow}>
        <h2 className={cards.name}>{name}</h2>
        {primary && <span className={styles.primary}>{t('primary')}</span>}
      </div>
      <AddressText address={address} />
      <div className={cards.actions}>
        <ButtonLink href={accountPaths.address(addressId)} aria-label={t('editNamed', { name })}>
          {t('edit')}
        </ButtonLink>
        {!primary && (
          <Button kind="link" pending={pending} aria-label={t('makePrimaryNamed', { name })} onClick={onMakePrimary}>
            {t('makePrimary')}
          </Button>
        )}
      </div>
    </li>
  );
}
