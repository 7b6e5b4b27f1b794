// The address book's entries as cards, and the fields for a new one.
import { useState } from 'react';
import { entryOf, toDraft, type AddressBook, type AddressDraft } from '#storefront/shared/address/address.ts';
import { useNewAddress } from '#storefront/shared/address/use-new-address.ts';
import { useIsOn } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import { AddressFields } from '#storefront/shared/address/address-fields.tsx';
import { AddressText } from '#storefront/shared/address/address-text.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import styles from './address.module.css';

interface AddressChoiceProps {
  readonly name: 'ShipTo' | 'BillTo';
  readonly label: string;
  /** Absent for guests, who have none. */
  readonly book: AddressBook | undefined;
  readonly value: AddressDraft;
  readonly onChange: (value: AddressDraft) => void;
  /** Tells whether a new address goes into the book; absent where that is not asked. */
  readonly keep?: boolean;
  readonly onKeep?: (keep: boolean) => void;
  readonly errors: FieldErrors;
}

export function AddressChoice({
  name,
  label,
  book: ownBook,
  value,
  onChange,
  keep,
  onKeep,
  errors,
}: AddressChoiceProps) {
  const { t } = useText('checkout');
  const offersBook = useIsOn('addressBook');
  const book = ownBook ?? [];
  const fresh = useNewAddress();
  const [chosen, setChosen] = useState(entryOf(value, book));
  const choose = (addressId: string) => {
    setChosen(addressId);
    const entry = book.find((one) => one.addressId === addressId);
    onChange(entry ? toDraft(entry.address) : fresh);
    if (entry) onKeep?.(false);
  };
  return (
    <>
      {book.length > 0 && (
        <div className={styles.cards} role="radiogroup" aria-label={label}>
          {book.map(({ addressId, address }) => (
            <label key={addressId} className={styles.card}>
              <input
                type="radio"
                name={`${name}-entry`}
                checked={chosen === addressId}
                onChange={() => choose(addressId)}
              />
              <span>
                {address.addressName && <strong className={styles.name}>{address.addressName}</strong>}
                <AddressText address={address} />
              </span>
            </label>
          ))}
          <label className={styles.card}>
            <input type="radio" name={`${name}-entry`} checked={chosen === ''} onChange={() => choose('')} />
            {t('newAddress')}
          </label>
        </div>
      )}
      {chosen === '' && <AddressFields name={name} value={value} onChange={onChange} errors={errors} />}
      {chosen === '' && ownBook && offersBook && onKeep && (
        <div className={styles.keep}>
          <CheckBox checked={keep} onChange={(event) => onKeep(event.target.checked)}>
            {t('keepAddress')}
          </CheckBox>
        </div>
      )}
    </>
  );
}
