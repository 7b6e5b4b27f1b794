import { ADDRESS_LIMITS, EMPTY_ADDRESS, type Address } from '#domain/shared/address.ts';
import { textCell, yesNoCell, type CellType, type Column } from '#domain/shared/table/column.ts';
import { userName } from '../../account/account.ts';
import { address, companyName, personName } from '../../shared/shared.ts';
import { idCell } from './common-columns.ts';
import { codeInCapitals, countryCell } from './country-cell.ts';
import { customerKey, schemaCell } from './contacts.ts';
import type { ImportKind, Thing } from './import-kind.ts';

interface Field {
  readonly en: string;
  readonly fr: string;
  readonly aliases?: readonly string[];
  readonly type?: CellType;
  readonly needed?: true;
}

const name = schemaCell(personName, 'name_invalid');
/** Spec 3, address; `column` is the field in small letters. */
const FIELDS: Readonly<Record<keyof Address, Field>> = {
  firstName: { en: 'First name', fr: 'Prénom', aliases: ['given name'], type: name, needed: true },
  lastName: { en: 'Last name', fr: 'Nom', aliases: ['surname', 'nom de famille'], type: name, needed: true },
  company: { en: 'Company', fr: 'Entreprise', aliases: ['société'], type: schemaCell(companyName, 'name_invalid') },
  addressName: { en: 'Address name', fr: 'Nom de l’adresse', aliases: ['label'] },
  addressLine1: {
    en: 'Address line 1',
    fr: 'Adresse, ligne 1',
    aliases: ['address', 'street', 'adresse', 'rue', 'address 1', 'adresse 1'],
    needed: true,
  },
  addressLine2: { en: 'Address line 2', fr: 'Adresse, ligne 2', aliases: ['address 2', 'adresse 2'] },
  addressLine3: { en: 'Address line 3', fr: 'Adresse, ligne 3', aliases: ['address 3', 'adresse 3'] },
  city: { en: 'City', fr: 'Ville', aliases: ['town'], needed: true },
  state: {
    en: 'State or province',
    fr: 'État ou province',
    aliases: ['state', 'province', 'état'],
    type: codeInCapitals(ADDRESS_LIMITS.state),
  },
  county: { en: 'County', fr: 'Comté' },
  zip: { en: 'Postal code or ZIP', fr: 'Code postal', aliases: ['zip', 'postal code', 'zip code', 'postcode'] },
  country: { en: 'Country', fr: 'Pays', type: countryCell, needed: true },
  phone1: { en: 'Phone', fr: 'Téléphone', aliases: ['phone 1', 'téléphone 1', 'tel'], needed: true },
  phone2: { en: 'Phone 2', fr: 'Téléphone 2' },
  phone3: { en: 'Phone 3', fr: 'Téléphone 3' },
  fax: { en: 'Fax', fr: 'Télécopieur' },
  extension: { en: 'Extension', fr: 'Poste', aliases: ['ext'] },
};
const ADDRESS_KEYS = Object.keys(FIELDS) as readonly (keyof Address)[];
const columnName = (field: string) => field.replace(/([A-Z]|\d+)/g, '_$1').toLowerCase();

const columnOf = (field: keyof Address): Column => {
  const { en, fr, aliases = [], type = textCell(ADDRESS_LIMITS[field]), needed } = FIELDS[field];
  return {
    ...{ name: columnName(field), label: { en, fr }, aliases, type, path: [field] },
    ...(needed ? { empty: 'error', needed } : { empty: 'empties', emptied: '' }),
  };
};

/** The address that the fields of a row are, those of a form and no others. */
export const addressIn = (thing: Thing): Address =>
  Object.fromEntries(ADDRESS_KEYS.map((field) => [field, thing[field] ?? ''])) as unknown as Address;

/** Address books of customers. An address is known by the shop's id of it, or by any code of the file's own. */
export const addresses: ImportKind = {
  name: 'addresses',
  right: 'credit',
  alsoRight: 'customer',
  personal: true,
  columns: () => [
    customerKey,
    {
      name: 'address_id',
      label: { en: 'Address code', fr: 'Code de l’adresse' },
      aliases: ['address code', 'address number', 'numéro d’adresse'],
      type: idCell,
      path: ['addressId'],
      empty: 'error',
      key: true,
    },
    {
      name: 'contact',
      label: { en: 'Contact (user name)', fr: 'Contact (nom d’utilisateur)' },
      aliases: ['user name', 'nom d’utilisateur', 'username'],
      type: schemaCell(userName, 'user_name_invalid'),
      path: ['contact'],
      empty: 'keeps',
    },
    ...ADDRESS_KEYS.map(columnOf),
    {
      name: 'primary',
      label: { en: 'Primary', fr: 'Principale' },
      aliases: ['default', 'par défaut', 'is primary'],
      type: yesNoCell,
      path: ['primary'],
      empty: 'keeps',
    },
  ],
  blank: { ...EMPTY_ADDRESS, contact: '', primary: false },
  // An account has one primary address: it is so until another one becomes it.
  completed: (thing, before) => (before?.['primary'] === true ? { ...thing, primary: true } : thing),
  faults(thing) {
    const read = address.safeParse(addressIn(thing));
    return (read.error?.issues ?? []).map(({ path, message }) => ({
      column: columnName(String(path[0])),
      fault: { code: message },
    }));
  },
};
