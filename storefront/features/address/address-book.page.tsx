import { useQueryClient } from '@tanstack/react-query';
import { PageTitle } from '#storefront/shared/company/page-title.tsx';
import { addressBookQuery, refreshAddressBook } from '#storefront/shared/address/address.queries.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useCommand } from '#storefront/lib/command.ts';
import { focusHeading } from '#storefront/lib/focus.ts';
import { accountPaths } from '#storefront/shared/account-paths.ts';
import { useText } from '#storefront/lib/text.ts';
import { useRead } from '#storefront/lib/use-read.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { ButtonLink } from '#storefront/ui/button.tsx';
import cards from '#storefront/ui/cards.module.css';
import layout from '#storefront/ui/layout.module.css';
import { AddressCard } from './address-card.tsx';
import { entryName, type AddressEntry } from './entry.ts';
import styles from './address-book.module.css';

export function AddressBookPage() {
  const { t } = useText(['address', 'common']);
  const queryClient = useQueryClient();
  const book = useRead(addressBookQuery);
  const { run, pending, error } = useCommand('customer/saveaddress');
  const makePrimary = async (entry: AddressEntry) => {
    const { addressId, address } = entry;
    if (!(await run({ addressId, address, primary: true }))) return;
    await refreshAddressBook(queryClient);
    // The button is gone with the change, so the focus needs another place.
    focusHeading();
    announce(t('nowPrimary', { name: entryName(entry) }));
  };
  return (
    <div className={layout.stack}>
      <PageTitle>{t('title')}</PageTitle>
      <div className={layout.headRow}>
        <h1>{t('common:addressBook')}</h1>
        <ButtonLink className={styles.add} href={accountPaths.newAddress}>
          {t('add')}
        </ButtonLink>
      </div>
      <p>{book.length > 0 ? t('intro') : t('empty')}</p>
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      {book.length > 0 && (
        <ul className={cards.cards}>
          {book.map((entry) => (
            <AddressCard
              key={entry.addressId}
              entry={entry}
              pending={pending}
              onMakePrimary={() => void makePrimary(entry)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
