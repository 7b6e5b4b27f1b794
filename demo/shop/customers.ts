// The demonstration accounts. Their passwords are printed at every start: never load them into a shop that is open to
// others.
import type { Input } from '#contracts/api.ts';

export const DEMO_PASSWORD = 'Millwright#2026';

type Address = Input<'account/open'>['addresses'][number]['address'];

export const address = (
  parts: Partial<Address> & Pick<Address, 'addressLine1' | 'city' | 'state' | 'zip'>,
): Address => ({
  firstName: '',
  lastName: '',
  company: '',
  addressName: '',
  addressLine2: '',
  addressLine3: '',
  county: '',
  country: 'CA',
  phone1: '',
  phone2: '',
  phone3: '',
  fax: '',
  extension: '',
  ...parts,
});

const person = { password: DEMO_PASSWORD, invoiceAccess: 'Allow', language: 'en', orderAccess: 'View All' } as const;

export const accounts: readonly Input<'account/open'>[] = [
  {
    accountId: 'ACC-1001',
    kind: 'dealer',
    name: 'Laurentide Machine Works',
    currency: 'CAD',
    priceList: '',
    creditLimit: 2_500_000,
    contacts: [
      {
        ...person,
        contactId: '100000001001',
        role: 'admin-contact',
        firstName: 'Adele',
        lastName: 'Gagnon',
        email: 'adele.gagnon@laurentide.example',
        phone: '514-555-0110',
        userName: 'adele',
      },
      {
        ...person,
        contactId: '100000001002',
        role: 'contact',
        firstName: 'Ben',
        lastName: 'Carter',
        email: 'ben.carter@laurentide.example',
        phone: '514-555-0111',
        userName: 'ben',
      },
      {
        ...person,
        contactId: '100000001003',
        role: 'contact',
        firstName: 'Chloé',
        lastName: 'Roy',
        email: 'chloe.roy@laurentide.example',
        phone: '514-555-0112',
        userName: 'chloe',
        orderAccess: 'View Self',
        invoiceAccess: 'Deny',
        language: 'fr',
      },
    ],
    addresses: [
      {
        addressId: '1b8f6f52-0d0a-4c1e-9d0e-4f6b6a1f1001',
        primary: true,
        address: address({
          firstName: 'Adele',
          lastName: 'Gagnon',
          company: 'Laurentide Machine Works',
          addressName: 'Main plant',
          addressLine1: '4820 rue Saint-Ambroise',
          city: 'Montréal',
          state: 'QC',
          zip: 'H4C 3N8',
          phone1: '514-555-0110',
        }),
      },
      {
        addressId: '1b8f6f52-0d0a-4c1e-9d0e-4f6b6a1f1002',
        primary: false,
        address: address({
          firstName: 'Ben',
          lastName: 'Carter',
          company: 'Laurentide Machine Works',
          addressName: 'Ottawa depot',
          addressLine1: '1150 Innes Road',
          city: 'Ottawa',
          state: 'ON',
          zip: 'K1B 3Z5',
          phone1: '613-555-0142',
        }),
      },
    ],
  },
];

export const staff: readonly Input<'staff/add'>[] = [
  {
    staffId: '9001',
    role: 'csr',
    name: 'Dana Whitfield',
    email: 'dana.whitfield@millwright.example',
    userName: 'dana',
    password: DEMO_PASSWORD,
  },
  {
    staffId: '9002',
    role: 'auditor',
    name: 'Émile Fortin',
    email: 'emile.fortin@millwright.example',
    userName: 'emile',
    password: DEMO_PASSWORD,
  },
  {
    staffId: '9003',
    role: 'csr',
    name: 'Priya Natarajan',
    email: 'priya.natarajan@millwright.example',
    userName: 'priya',
    password: DEMO_PASSWORD,
  },
  {
    staffId: '9004',
    role: 'senior-csr',
    name: 'Marc Bélanger',
    email: 'marc.belanger@millwright.example',
    userName: 'marc',
    password: DEMO_PASSWORD,
  },
  {
    staffId: '9005',
    role: 'manager',
    name: 'Helen Okafor',
    email: 'helen.okafor@millwright.example',
    userName: 'helen',
    password: DEMO_PASSWORD,
  },
  {
    staffId: '9006',
    role: 'administrator',
    name: 'Tomas Lind',
    email: 'tomas.lind@millwright.example',
    userName: 'tomas',
    password: DEMO_PASSWORD,
  },
];

/** `npm start` prints these. */
export const signIns: readonly {
  readonly who: string;
  readonly userName: string;
  readonly where: 'shop' | 'back office';
}[] = [
  { who: 'Buyer (View All, terms)', userName: 'ben', where: 'shop' },
  { who: 'Second contact (View Self, no invoices)', userName: 'chloe', where: 'shop' },
  { who: 'Admin contact', userName: 'adele', where: 'shop' },
  { who: 'CSR', userName: 'dana', where: 'back office' },
  { who: 'Second CSR', userName: 'priya', where: 'back office' },
  { who: 'Manager', userName: 'helen', where: 'back office' },
  { who: 'Administrator', userName: 'tomas', where: 'back office' },
  { who: 'Auditor', userName: 'emile', where: 'back office' },
];
