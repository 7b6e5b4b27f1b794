// The fields of an address, for checkout and the address book.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ADDRESS_FIELDS, ADDRESS_LIMITS } from '#domain/shared/address.ts';
import { hasCounties } from '#domain/shared/counties.ts';
import { useSetting } from '#storefront/shared/session/session.ts';
import { countiesQuery, countriesQuery, statesQuery } from './address.queries.ts';
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

const purposes = { ShipTo: 'shipping ', BillTo: 'billing ', address: '' } as const;

type Field = (typeof ADDRESS_FIELDS)[number];

const labels = {
  firstName: 'firstName',
  lastName: 'lastName',
  company: 'company',
  addressLine1: 'address',
  addressLine2: 'address2',
  city: 'city',
  country: 'country',
  state: 'state',
  county: 'county',
  zip: 'zip',
  phone1: 'phone',
} as const satisfies Record<Field['name'], string>;

export function AddressFields({ name, value, onChange, errors }: AddressFieldsProps) {
  const { t } = useText(['address', 'common']);
  const codeText = useCodeText();
  const { data: countries = [] } = useQuery(countriesQuery);
  const { data: states } = useQuery({ ...statesQuery(value.country), enabled: value.country !== '' });
  const { data: counties = [] } = useQuery({
    ...countiesQuery(value.country, value.state),
    enabled: hasCounties(value.country) && value.state !== '',
  });
  const isCountyMandatory = useSetting('CountyMandatory') === '1';
  const usual = countries[0]?.countryCode;
  const isOffered = countries.some(({ countryCode }) => countryCode === value.country);
  // A new address begins with the shop's usual country; one that is there keeps its own.
  const isNew = value.city === '' && value.addressLine1 === '';
  useEffect(() => {
    if (usual && !isOffered && isNew) onChange({ ...value, country: usual, state: '' });
  });
  const shown =
    isOffered || isNew ? countries : [...countries, { countryCode: value.country, countryName: value.country }];
  const purpose = purposes[name];
  const props = ({ name: key, autoComplete }: Field) => ({
    label: t(labels[key]),
    name: `${name}.${key}`,
    value: value[key],
    autoComplete: `${purpose}${autoComplete}`,
    error: codeText(errors[`${name}.${key}`]),
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [key]: event.target.value }),
  });
  const isAsked = (field: Field['name']) =>
    field === 'state' ? states?.length !== 0 : field !== 'county' || counties.length > 0;
  const control = (field: Field) => {
    if (field.name === 'country')
      return (
        <Select
          options={shown.map(({ countryCode, countryName }) => ({ value: countryCode, label: countryName }))}
          {...props(field)}
          onChange={(event) => onChange({ ...value, country: event.target.value, state: '', county: '' })}
        />
      );
    if (field.name === 'state' && states)
      return (
        <Select
          options={[
            { value: '', label: t('choose') },
            ...states.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName })),
          ]}
          {...props(field)}
          onChange={(event) => onChange({ ...value, state: event.target.value, county: '' })}
        />
      );
    if (field.name === 'county')
      return (
        <Select
          options={[
            { value: '', label: t('choose') },
            ...counties.map(({ countyName }) => ({ value: countyName, label: countyName })),
          ]}
          optional={isCountyMandatory ? undefined : t('common:optional')}
          {...props(field)}
        />
      );
    return (
      <TextField
        type={field.name === 'phone1' ? 'tel' : 'text'}
        optional={field.required ? undefined : t('common:optional')}
        maxLength={ADDRESS_LIMITS[field.name]}
        {...props(field)}
      />
    );
  };
  return (
    <div className={styles.fields}>
      {ADDRESS_FIELDS.filter(({ name: field }) => isAsked(field)).map((field) => (
        <div key={field.name} className={field.wide ? styles.wide : undefined}>
          {control(field)}
        </div>
      ))}
    </div>
  );
}
