import type { Input } from '#contracts/api.ts';

type Warehouse = Input<'warehouse/save'>;
const places = (...states: string[]): Warehouse['serves'] =>
  states.map((state) => ({ country: 'CA', state, zipFrom: '', zipTo: '' }));

export const warehouses: readonly Warehouse[] = [
  {
    warehouse: 'mtl',
    name: { en: 'Montréal', fr: 'Montréal' },
    address: {
      addressLine1: '4200 Côte-de-Liesse Road',
      city: 'Montréal',
      state: 'QC',
      zip: 'H4N 2M7',
      country: 'CA',
      phone: '514-555-0142',
    },
    serves: places('QC', 'NB', 'NS', 'PE', 'NL'),
    pickupHours: { en: 'Monday to Friday, 7:30 a.m. to 5 p.m.', fr: 'Du lundi au vendredi, de 7 h 30 à 17 h' },
    active: true,
    sort: 1,
  },
  {
    warehouse: 'tor',
    name: { en: 'Toronto', fr: 'Toronto' },
    address: {
      addressLine1: '88 Carlingview Drive',
      city: 'Toronto',
      state: 'ON',
      zip: 'M9W 5E7',
      country: 'CA',
      phone: '416-555-0188',
    },
    serves: [...places('ON'), { country: 'US', state: '', zipFrom: '', zipTo: '' }],
    pickupHours: { en: '', fr: '' },
    active: true,
    sort: 2,
  },
  {
    warehouse: 'cgy',
    name: { en: 'Calgary', fr: 'Calgary' },
    address: {
      addressLine1: '1550 Meridian Road NE',
      city: 'Calgary',
      state: 'AB',
      zip: 'T2A 2P4',
      country: 'CA',
      phone: '403-555-0116',
    },
    serves: places('AB', 'BC', 'SK', 'MB', 'YT', 'NT', 'NU'),
    pickupHours: { en: '', fr: '' },
    active: true,
    sort: 3,
  },
];
