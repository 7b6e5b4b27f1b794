// Store settings of the demonstration shop (spec 6: value 1 is on).
import type { Input } from '#contracts/api.ts';

export const settings: readonly Input<'setting/save'>[] = [
  { name: 'ShopOpen', value: '1' },
  { name: 'StoreTitle', value: 'Industrial Equipment' },
  { name: 'StoreTitleFr', value: 'Équipement industriel' },
  { name: 'StoreSlogan', value: 'bearings, motors, valves, fasteners and more' },
  { name: 'StoreSloganFr', value: 'roulements, moteurs, robinets, fixations et plus' },
  {
    name: 'StoreDescription',
    value: 'Industrial components with dimensions, stock and tier prices at a glance. Order by keyword or item number.',
  },
  {
    name: 'StoreDescriptionFr',
    value:
      'Composants industriels avec dimensions, stock et prix dégressifs en un coup d’œil. Commandez par mot-clé ou numéro d’article.',
  },
  { name: 'CompanyLegalName', value: 'Millwright Industrial Equipment Inc.' },
  { name: 'CompanyTaxNumbers', value: 'GST 123456789 RT0001, QST 1234567890 TQ0001' },
  { name: 'CompanyAddress', value: '1 Rue de la Commune Ouest\nMontréal QC  H2Y 2C6' },
  { name: 'CompanyPhone', value: '514-555-0100' },
  { name: 'CompanyEmail', value: 'orders@millwright.example' },
  { name: 'DefaultCurrency', value: 'CAD' },
  { name: 'TimeZone', value: 'America/Toronto' },
  { name: 'DefaultTimeOut', value: '30' },
  { name: 'GuestsSeePrices', value: '1' },
  { name: 'GuestCheckoutAllowed', value: '1' },
  { name: 'srchEnableAutoComplete', value: 'YES' },
  { name: 'FloatingCartAllowed', value: '1' },
  { name: 'EnableGDPR', value: '1' },
  { name: 'MyAccOrderHistory', value: '1' },
  { name: 'MyAccQuoteHistory', value: '1' },
  { name: 'MyAccOrdersORQuotes', value: '1' },
  { name: 'MyAccAddressHistory', value: '1' },
  { name: 'QuoteDeskEmail', value: 'quotes@millwright.example' },
  { name: 'DealersNeedApproval', value: '1' },
  { name: 'PaymentTermDays', value: '30' },
  { name: 'SecuredCatalog', value: '0' },
];
