// The dealer's other customers: companies between Vancouver and Halifax, and people who buy as guests.
import type { Input } from '#contracts/api.ts';
import { accounts, address, DEMO_PASSWORD } from '../shop/customers.ts';

type Account = Input<'account/open'>;

interface Company {
  readonly name: string;
  readonly kind: Account['kind'];
  readonly limit: number;
  readonly language: 'en' | 'fr';
  readonly contact: readonly [firstName: string, lastName: string];
  readonly place: readonly [addressLine1: string, city: string, state: string, zip: string, phone: string];
}

const companies: readonly Company[] = [
  {
    name: 'Prairie Grain Handling',
    kind: 'buyer',
    limit: 8_000_00,
    language: 'en',
    contact: ['Ruth', 'Penner'],
    place: ['2210 Elevator Road', 'Regina', 'SK', 'S4N 6E4', '306-555-0121'],
  },
  {
    name: 'Papeterie du Saguenay',
    kind: 'buyer',
    limit: 30_000_00,
    language: 'fr',
    contact: ['Luc', 'Tremblay'],
    place: ['780 rue de la Manufacture', 'Saguenay', 'QC', 'G7H 2X6', '418-555-0131'],
  },
  {
    name: 'Hamilton Rolling Mills',
    kind: 'buyer',
    limit: 40_000_00,
    language: 'en',
    contact: ['Gord', 'Sinclair'],
    place: ['95 Burlington Street East', 'Hamilton', 'ON', 'L8L 8H2', '905-555-0141'],
  },
  {
    name: 'Fraser Valley Dairy',
    kind: 'buyer',
    limit: 12_000_00,
    language: 'en',
    contact: ['Meera', 'Dhaliwal'],
    place: ['33720 Vye Road', 'Abbotsford', 'BC', 'V2S 7B2', '604-555-0151'],
  },
  {
    name: 'Bois Franc Beauce',
    kind: 'buyer',
    limit: 15_000_00,
    language: 'fr',
    contact: ['Annie', 'Poulin'],
    place: ['1425 avenue du Moulin', 'Saint-Georges', 'QC', 'G5Y 1P9', '418-555-0161'],
  },
  {
    name: 'Athabasca Pump Service',
    kind: 'dealer',
    limit: 25_000_00,
    language: 'en',
    contact: ['Wade', 'Kowalchuk'],
    place: ['118 MacKenzie Boulevard', 'Fort McMurray', 'AB', 'T9H 4C5', '780-555-0171'],
  },
  {
    name: 'Harbour Marine Refit',
    kind: 'buyer',
    limit: 10_000_00,
    language: 'en',
    contact: ['Fiona', 'MacIsaac'],
    place: ['60 Marginal Road', 'Halifax', 'NS', 'B3H 4P6', '902-555-0181'],
  },
  {
    name: 'Kitchener Packaging Machines',
    kind: 'buyer',
    limit: 20_000_00,
    language: 'en',
    contact: ['Stefan', 'Bauer'],
    place: ['440 Trillium Drive', 'Kitchener', 'ON', 'N2E 3J2', '519-555-0191'],
  },
  {
    name: 'Mines Abitibi',
    kind: 'buyer',
    limit: 50_000_00,
    language: 'fr',
    contact: ['Sophie', 'Lachance'],
    place: ['210 route 117', 'Val-d’Or', 'QC', 'J9P 4P3', '819-555-0101'],
  },
  {
    name: 'Winnipeg Transit Works',
    kind: 'buyer',
    limit: 18_000_00,
    language: 'en',
    contact: ['Darlene', 'Friesen'],
    place: ['421 Osborne Street', 'Winnipeg', 'MB', 'R3L 2A2', '204-555-0102'],
  },
];

const padded = (n: number) => String(n).padStart(3, '0');
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase();

export const furtherAccounts: readonly Account[] = companies.map(
  ({ name, kind, limit, language, contact: [firstName, lastName], place }, at) => {
    const [addressLine1, city, state, zip, phone] = place;
    return {
      accountId: `ACC-1${padded(at + 2)}`,
      kind,
      name,
      currency: 'CAD',
      priceList: '',
      creditLimit: limit,
      contacts: [
        {
          contactId: `100000002${padded(at + 1)}`,
          role: 'admin-contact',
          firstName,
          lastName,
          email: `${plain(firstName)}.${plain(lastName)}@${plain(name)}.example`,
          phone,
          userName: `${plain(firstName)}.${plain(lastName)}`,
          password: DEMO_PASSWORD,
          orderAccess: 'View All',
          invoiceAccess: 'Allow',
          language,
        },
      ],
      addresses: [
        {
          addressId: `1b8f6f52-0d0a-4c1e-9d0e-4f6b6a1f2${padded(at + 1)}`,
          primary: true,
          address: address({
            firstName,
            lastName,
            company: name,
            addressName: '',
            addressLine1,
            city,
            state,
            zip,
            phone1: phone,
          }),
        },
      ],
    };
  },
);

export interface Buyer {
  readonly contactId: string;
  readonly role: 'buyer' | 'contact' | 'admin-contact';
  readonly accountId: string;
  readonly seesAll: boolean;
  readonly email: string;
  readonly language: 'en' | 'fr';
  readonly shipTo: Account['addresses'][number]['address'];
}

const buyersOf = ({ accountId, contacts, addresses }: Account): Buyer[] =>
  contacts.map(({ contactId, role, orderAccess, email, language }, at) => ({
    contactId,
    role,
    accountId,
    seesAll: orderAccess === 'View All',
    email,
    language,
    shipTo: (addresses[at] ?? addresses[0]!).address,
  }));

/** Everybody who may order for a company. */
export const buyers: readonly Buyer[] = [...accounts, ...furtherAccounts].flatMap(buyersOf);

/** Who reads what is written about an order of a buyer's. */
export const readersOf = ({ contactId, accountId }: Buyer): readonly Buyer[] =>
  buyers.filter((one) => one.contactId === contactId || (one.accountId === accountId && one.seesAll));

type Guest = readonly [
  firstName: string,
  lastName: string,
  addressLine1: string,
  city: string,
  state: string,
  zip: string,
  language: 'en' | 'fr',
];

const people: readonly Guest[] = [
  ['Alain', 'Bouchard', '64 rue des Érables', 'Québec', 'QC', 'G1R 2R5', 'fr'],
  ['Tess', 'Okoro', '12 Gladstone Avenue', 'Ottawa', 'ON', 'K2P 0X9', 'en'],
  ['Miro', 'Petrov', '2405 West 4th Avenue', 'Vancouver', 'BC', 'V6K 1P2', 'en'],
  ['Hélène', 'Caron', '1180 boulevard Talbot', 'Saguenay', 'QC', 'G7H 4B6', 'fr'],
  ['Sam', 'Whitehorse', '77 Birch Street', 'Thunder Bay', 'ON', 'P7B 5M4', 'en'],
  ['Nadia', 'Benali', '5200 rue Fabre', 'Montréal', 'QC', 'H2J 3W5', 'fr'],
  ['Colin', 'Reid', '19 Water Street', 'St. John’s', 'NL', 'A1C 1A3', 'en'],
  ['Jo', 'Lavigne', '340 rue King Ouest', 'Sherbrooke', 'QC', 'J1H 1R2', 'fr'],
  ['Priscilla', 'Wong', '8800 Bathurst Street', 'Vaughan', 'ON', 'L4J 8A7', 'en'],
  ['Dev', 'Sharma', '3120 17 Avenue SE', 'Calgary', 'AB', 'T2A 0P9', 'en'],
  ['Marguerite', 'Arsenault', '415 rue Main', 'Moncton', 'NB', 'E1C 1B9', 'fr'],
  ['Erik', 'Nilsen', '901 Douglas Street', 'Victoria', 'BC', 'V8W 2B7', 'en'],
];

export interface Guestbook {
  readonly name: string;
  readonly email: string;
  readonly language: 'en' | 'fr';
  readonly shipTo: Buyer['shipTo'];
}

export const guests: readonly Guestbook[] = people.map(
  ([firstName, lastName, addressLine1, city, state, zip, language]) => ({
    name: plain(`${firstName}${lastName}`),
    email: `${plain(firstName)}.${plain(lastName)}@mail.example`,
    language,
    shipTo: address({ firstName, lastName, addressLine1, city, state, zip, phone1: '514-555-0199' }),
  }),
);
