import type { Input } from '#contracts/api.ts';

type Branch = Input<'branch/save'>;

const day = (from: string, to: string) => ({ from, to });
const CLOSED = day('', '');
const weekdays = (from: string, to: string, saturday = CLOSED): Branch['hours'] => [
  ...Array.from({ length: 5 }, () => day(from, to)),
  saturday,
  CLOSED,
];
const services = {
  en: 'Counter sales\nHydraulic hoses made while you wait\nBearing identification',
  fr: 'Vente au comptoir\nBoyaux hydrauliques assemblés sur place\nIdentification de roulements',
};

/** Where the warehouses are, and a counter without one. */
export const branches: readonly Branch[] = [
  {
    branch: 'montreal',
    name: { en: 'Montréal, Saint-Laurent', fr: 'Montréal, Saint-Laurent' },
    address: {
      ...{ addressLine1: '4200 Côte-de-Liesse Road', city: 'Montréal', state: 'QC', zip: 'H4N 2M7' },
      ...{ country: 'CA', phone: '514-555-0142' },
    },
    ...{ latitude: 45.5108, longitude: -73.6763 },
    hours: weekdays('07:30', '17:00', day('08:00', '12:00')),
    services,
    warehouse: 'mtl',
    active: true,
  },
  {
    branch: 'quebec',
    name: { en: 'Québec City', fr: 'Québec' },
    address: {
      ...{ addressLine1: '2600 Jean-Perrin Street', city: 'Québec', state: 'QC', zip: 'G2C 1S9' },
      ...{ country: 'CA', phone: '418-555-0173' },
    },
    ...{ latitude: 46.8299, longitude: -71.3428 },
    hours: weekdays('08:00', '17:00'),
    services: { en: 'Counter sales', fr: 'Vente au comptoir' },
    warehouse: '',
    active: true,
  },
  {
    branch: 'toronto',
    name: { en: 'Toronto, Rexdale', fr: 'Toronto, Rexdale' },
    address: {
      ...{ addressLine1: '88 Carlingview Drive', city: 'Toronto', state: 'ON', zip: 'M9W 5E7' },
      ...{ country: 'CA', phone: '416-555-0188' },
    },
    ...{ latitude: 43.6889, longitude: -79.5922 },
    hours: weekdays('07:00', '17:30'),
    services,
    warehouse: 'tor',
    active: true,
  },
  {
    branch: 'calgary',
    name: { en: 'Calgary, Meridian', fr: 'Calgary, Meridian' },
    address: {
      ...{ addressLine1: '1550 Meridian Road NE', city: 'Calgary', state: 'AB', zip: 'T2A 2P4' },
      ...{ country: 'CA', phone: '403-555-0116' },
    },
    ...{ latitude: 51.0664, longitude: -113.9995 },
    hours: weekdays('08:00', '17:00'),
    services,
    warehouse: 'cgy',
    active: true,
  },
];
