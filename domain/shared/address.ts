/** Spec 3, address. Personal data: every event that holds one names it so. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly addressName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressLine3: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly zip: string;
  readonly country: string;
  readonly phone1: string;
  readonly phone2: string;
  readonly phone3: string;
  readonly fax: string;
  readonly extension: string;
}

/** Who comes for goods that are picked up. Personal data. */
export type PickedUpBy = Pick<Address, 'firstName' | 'lastName' | 'phone1'>;

/**
 * What is picked up changes hands where it lies: that address, with the name and the phone of who comes, or else of who
 * gets the bill.
 */
export function handedOverAt(
  counter: Pick<Address, 'addressLine1' | 'city' | 'state' | 'zip' | 'country'> | undefined,
  buyer: Address,
  who: PickedUpBy | undefined,
): Address {
  if (!counter) return { ...buyer, ...who };
  const { addressLine1, city, state, zip, country } = counter;
  const nothing = { addressName: '', addressLine2: '', addressLine3: '', county: '' };
  return { ...buyer, ...nothing, addressLine1, city, state, zip, country, ...who };
}

/** Most characters of each field, for the contract and for the forms of both apps. */
export const ADDRESS_LIMITS = {
  firstName: 60,
  lastName: 60,
  company: 80,
  addressName: 60,
  addressLine1: 100,
  addressLine2: 100,
  addressLine3: 100,
  city: 60,
  state: 40,
  county: 60,
  zip: 16,
  country: 2,
  phone1: 30,
  phone2: 30,
  phone3: 30,
  fax: 30,
  extension: 10,
} as const satisfies Readonly<Record<keyof Address, number>>;

interface AddressField {
  readonly name: keyof Address;
  readonly required: boolean;
  /** HTML's `autocomplete`: a browser fills the field in by it. */
  readonly autoComplete: string;
  /** Takes the width of the form. */
  readonly wide: boolean;
}

/** The fields of a form, in the order in which it asks for them. */
export const ADDRESS_FIELDS = [
  { name: 'firstName', required: true, autoComplete: 'given-name', wide: false },
  { name: 'lastName', required: true, autoComplete: 'family-name', wide: false },
  { name: 'company', required: false, autoComplete: 'organization', wide: true },
  { name: 'addressLine1', required: true, autoComplete: 'address-line1', wide: true },
  { name: 'addressLine2', required: false, autoComplete: 'address-line2', wide: true },
  { name: 'city', required: true, autoComplete: 'address-level2', wide: false },
  { name: 'country', required: true, autoComplete: 'country', wide: false },
  { name: 'state', required: true, autoComplete: 'address-level1', wide: false },
  { name: 'county', required: false, autoComplete: 'address-level3', wide: false },
  { name: 'zip', required: true, autoComplete: 'postal-code', wide: false },
  { name: 'phone1', required: true, autoComplete: 'tel', wide: false },
] as const satisfies readonly AddressField[];

/** Before anything is typed; which country a form begins with is the shop's to say. */
export const EMPTY_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  company: '',
  addressName: '',
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  city: '',
  state: '',
  county: '',
  zip: '',
  country: '',
  phone1: '',
  phone2: '',
  phone3: '',
  fax: '',
  extension: '',
};
