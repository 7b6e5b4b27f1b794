// Store settings of the demonstration shop (spec 6: value 1 is on).
import type { Input } from '#contracts/api.ts';

const visible = (name: string, value: string): Input<'setting/save'> => ({ name, value, visible: true });

export const settings: readonly Input<'setting/save'>[] = [
  { name: 'ShopOpen', value: '1', visible: false },
  visible('StoreTitle', 'Industrial Equipment'),
  visible('DefaultCurrency', 'CAD'),
  visible('DefaultTimeOut', '30'),
  visible('GuestsSeePrices', '1'),
  visible('GuestCheckoutAllowed', '1'),
  visible('srchEnableAutoComplete', 'YES'),
  visible('FloatingCartAllowed', '1'),
  visible('EnableGDPR', '1'),
  visible('MyAccOrderHistory', '1'),
  visible('MyAccQuoteHistory', '1'),
  visible('MyAccOrdersORQuotes', '1'),
  { name: 'QuoteDiscountLimitPercent', value: '15', visible: false },
  { name: 'RefundLimitCsr', value: '50000', visible: false },
  { name: 'RefundLimitSeniorCsr', value: '500000', visible: false },
  { name: 'QuoteDeskEmail', value: 'quotes@millwright.example', visible: false },
  visible('MyAccAddressHistory', '1'),
  { name: 'DealersNeedApproval', value: '1', visible: false },
  { name: 'PaymentTermDays', value: '30', visible: false },
  visible('SecuredCatalog', '0'),
];
