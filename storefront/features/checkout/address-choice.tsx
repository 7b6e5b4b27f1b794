// The address book's entries as cards, and the fields for a new one.
import { useState } from 'react';
import { useText } from '#storefront/lib/text.ts';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import { AddressText } from '#storefront/ui/address-text.tsx';
import { emptyAddress, entryOf, toDraft, type AddressBook, type AddressDraft } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './address.module.css';

interface AddressChoiceProps {
  readonly name: 'ShipTo' | 'BillTo';
  readonly label: string;
  readonly book: AddressBook;
  readonly value: AddressDraft;
  readonly onChange: (value: AddressDraft) => void;
  readonly errors: FieldErrors;
}

export function AddressChoice({ name, label, book, value, onChange, errors }: AddressChoiceProps) {
  const { t } = useText('checkout');
  const [chosen, setChosen] = useState(entryOf(value, book));
  const choose = (addressId: string) => {
    setChosen(addressId);
    const entry = book.find((one) => one.addressId === addressId);
    onChange(entry ? toDraft(entry.address) : emptyAddress);
  };
  return (
    <>
      {book.length > 0 && (
        <div className={styles.cards} role="radiogroup" aria-label={label}>
          {book.map(({ addressId, address }) => (
            <label key={addressId} className={styles.card}>
              <input type="radio" name={`${name}-entry`} checked={chosen === addressId} onChange={() => choose(addressId)} />
              <AddressText address={address} />
            </label>
          ))}
          <label className={styles.card}>
            <input type="radio" name={`${name}-entry`} checked={chosen === ''} onChange={() => choose('')} />
            {t('newAddress')}
          </label>
        </div>
      )}
      {chosen === '' && <AddressFields name={name} value={value} onChange={onChange} errors={errors} />}
    </>
  );
}
