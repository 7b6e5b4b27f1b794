// Store settings of the demonstration shop (spec 6: value 1 is on).
import type { Input } from '#contracts/api.ts';

export const settings: readonly Input<'setting/save'>[] = [
  { name: 'ShopOpen', value: '1' },
  { name: 'StoreTitle', value: 'Industrial Equipment' },
  { name: 'DefaultCurrency', value: 'CAD' },
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
  { name: 'QuoteDiscountLimitPercent', value: '15' },
  { name: 'QuoteDeskEmail', value: 'quotes@millwright.example' },
  { name: 'RefundLimitCsr', value: '50000' },
  { name: 'RefundLimitSeniorCsr', value: '500000' },
  { name: 'DealersNeedApproval', value: '1' },
  { name: 'PaymentTermDays', value: '30' },
  { name: 'SecuredCatalog', value: '0' },
];
