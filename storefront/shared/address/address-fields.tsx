// The fields of an address, for checkout and the address book.
import { useQuery } from '@tanstack/react-query';
import { countriesQuery, statesQuery } from './address.queries.ts';
import type { AddressDraft } from './address.ts';
import { useCodeText } from '#storefront/lib/error-codes.ts';
import { useText } from '#storefront/lib/text.ts';
import type { FieldErrors } from '#storefront/lib/validation.ts';
import { Select } from '#storefront/ui/select.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from './address-fields.module.css';

interface AddressFieldsProps {
  /** Name of the address in the request; the fields are `ShipTo.zip` and so on. */
  readonly name: 'ShipTo' | 'BillTo' | 'address';
  readonly value: AddressDraft;
  readonly onChange: (value: AddressDraft) => void;
  readonly errors: FieldErrors;
}

/** What a browser fills in. */
const purposes = { ShipTo: 'shipping ', BillTo: 'billing ', address: '' } as const;

export function AddressFields({ name, value, onChange, errors }: AddressFieldsProps) {
  const { t } = useText(['address', 'common']);
  const codeText = useCodeText();
  const { data: countries = [] } = useQuery(countriesQuery);
  const { data: states = [] } = useQuery({ ...statesQuery(value.country), enabled: value.country !== '' });
  const purpose = purposes[name];
  const field = (key: keyof AddressDraft, autoComplete: string) => ({
    name: `${name}.${key}`,
    value: value[key],
    autoComplete: `${purpose}${autoComplete}`,
    error: codeText(errors[`${name}.${key}`]),
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [key]: event.target.value }),
  });
  return (
    <div className={styles.fields}>
      <TextField label={t('firstName')} maxLength={60} {...field('firstName', 'given-name')} />
      <TextField label={t('lastName')} maxLength={60} {...field('lastName', 'family-name')} />
      <div className={styles.wide}>
        <TextField
          label={t('company')}
          optional={t('common:optional')}
          maxLength={80}
          {...field('company', 'organization')}
        />
      </div>
      <div className={styles.wide}>
        <TextField label={t('address')} maxLength={100} {...field('addressLine1', 'address-line1')} />
      </div>
      <div className={styles.wide}>
        <TextField
          label={t('address2')}
          optional={t('common:optional')}
          maxLength={100}
          {...field('addressLine2', 'address-line2')}
        />
      </div>
      <TextField label={t('city')} maxLength={60} {...field('city', 'address-level2')} />
      <Select
        label={t('country')}
        options={countries.map(({ countryCode, countryName }) => ({ value: countryCode, label: countryName }))}
        {...field('country', 'country')}
        onChange={(event) => onChange({ ...value, country: event.target.value, state: '' })}
      />
      {states.length > 0 ? (
        <Select
          label={t('state')}
          options={[
            { value: '', label: t('choose') },
            ...states.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName })),
          ]}
          {...field('state', 'address-level1')}
        />
      ) : (
        <TextField label={t('state')} maxLength={40} {...field('state', 'address-level1')} />
      )}
      <TextField label={t('zip')} maxLength={16} {...field('zip', 'postal-code')} />
      <TextField label={t('phone')} type="tel" maxLength={30} {...field('phone1', 'tel')} />
    </div>
  );
}
