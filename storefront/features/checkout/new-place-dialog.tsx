import { useState, type FormEvent } from 'react';
import { useText } from '#storefront/lib/text.ts';
import { checkFields, type FieldErrors } from '#storefront/lib/validation.ts';
import type { AddressDraft } from '#storefront/shared/address/address.ts';
import { AddressFields } from '#storefront/shared/address/address-fields.tsx';
import { useNewAddress } from '#storefront/shared/address/use-new-address.ts';
import { useKeepAddresses } from '#storefront/shared/checkout/use-keep-addresses.ts';
import { isSignedIn, useIsOn, useUser } from '#storefront/shared/session/session.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import layout from '#storefront/ui/layout.module.css';

interface NewPlaceDialogProps {
  readonly onAdd: (place: AddressDraft) => void;
  readonly onClose: () => void;
}

/** Asks for a further address of an order. Import it lazily. */
export function NewPlaceDialog({ onAdd, onClose }: NewPlaceDialogProps) {
  const { t } = useText(['checkout', 'common']);
  const fresh = useNewAddress();
  const [address, setAddress] = useState(fresh);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [keep, setKeep] = useState(false);
  const book = useKeepAddresses();
  const canKeep = useIsOn('addressBook') && isSignedIn(useUser());
  const change = (next: AddressDraft) => {
    const isCorrected = (field: string) => next[field as keyof AddressDraft] !== address[field as keyof AddressDraft];
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !isCorrected(name.replace('ShipTo.', '')))));
    setAddress(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const { address: schema } = await import('#contracts/shared/shared.ts');
    const wrong = Object.fromEntries(
      Object.entries(checkFields(schema, address)).map(([field, code]) => [`ShipTo.${field}`, code]),
    );
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (!keep || (await book.keep([address]))) onAdd(address);
  };
  return (
    <Dialog open onClose={onClose} title={t('newAddress')} closeLabel={t('common:close')}>
      <form
        className={`${layout.padded} ${layout.stack}`}
        onSubmit={(event) => void submit(event)}
        method="post"
        noValidate
      >
        {book.error !== undefined && <Alert kind="error">{errorText(book.error, t('common:unreachable'))}</Alert>}
        <AddressFields name="ShipTo" value={address} onChange={change} errors={errors} />
        {canKeep && (
          <CheckBox checked={keep} onChange={({ target }) => setKeep(target.checked)}>
            {t('keepAddress')}
          </CheckBox>
        )}
        <p className={layout.row}>
          <Button type="submit" kind="ink" pending={book.pending}>
            {t('useAddress')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </p>
      </form>
    </Dialog>
  );
}
