import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { refreshAddressBook } from '#storefront/shared/address/address.queries.ts';
import { toDraft } from '#storefront/shared/address/address.ts';
import { useAddressCheck } from '#storefront/shared/address/use-address-check.tsx';
import { useNewAddress } from '#storefront/shared/address/use-new-address.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import { useFormCommand } from '#storefront/lib/form-command.ts';
import { paths } from '#storefront/shared/paths.ts';
import { useUser } from '#storefront/shared/session/session.ts';
import { useText } from '#storefront/lib/text.ts';
import { AddressFields } from '#storefront/shared/address/address-fields.tsx';
import { Alert } from '#storefront/ui/alert.tsx';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import text from '#storefront/ui/text.module.css';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { AddressEntry } from './entry.ts';

const route = 'customer/saveaddress';
const schema = async () => (await import('#contracts/account/account.ts')).accountOperations[route].input;

interface AddressFormProps {
  /** Absent for a new address. */
  readonly entry: AddressEntry | undefined;
  /** The first address of a book is its primary one, wanted or not. */
  readonly first: boolean;
}

export function AddressForm({ entry, first }: AddressFormProps) {
  const { t } = useText(['address', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { AccountName } = useUser();
  const fresh = useNewAddress();
  const [address, setAddress] = useState(entry ? toDraft(entry.address) : { ...fresh, company: AccountName });
  const [primary, setPrimary] = useState(false);
  const { submit, onInput, pending, error, errors } = useFormCommand(route, schema);

  const { check, pending: isChecking, dialog } = useAddressCheck();

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (pending) return;
    const chosen = await check(address);
    if (!chosen) return;
    setAddress(chosen);
    if (!(await submit(form, { addressId: entry?.addressId, address: chosen, primary }))) return;
    await refreshAddressBook(queryClient);
    await navigate(paths.addresses);
    announce(t('saved'));
  };

  return (
    <form
      className={`${layout.sheet} ${layout.padded} ${layout.stack} ${layout.form}`}
      onSubmit={(event) => void save(event)}
      onInput={onInput}
      method="post"
      noValidate
    >
      {dialog}
      {error !== undefined && <Alert kind="error">{errorText(error, t('common:unreachable'))}</Alert>}
      <TextField
        label={t('addressName')}
        optional={t('common:optional')}
        name="address.addressName"
        maxLength={60}
        autoComplete="off"
        value={address.addressName}
        hint={t('addressNameHint')}
        onChange={(event) => setAddress({ ...address, addressName: event.target.value })}
      />
      <AddressFields name="address" value={address} onChange={setAddress} errors={errors} />
      {entry?.primary && <p className={text.quiet}>{t('isPrimary')}</p>}
      {!entry?.primary && !first && (
        <CheckBox checked={primary} onChange={(event) => setPrimary(event.target.checked)}>
          {t('usePrimary')}
        </CheckBox>
      )}
      <div className={layout.row}>
        <Button type="submit" kind="action" large pending={pending || isChecking}>
          {t('save')}
        </Button>
        <ButtonLink large href={paths.addresses}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
