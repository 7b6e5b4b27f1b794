import { text } from '../../shared/shared.ts';
import { definePaymentMethod } from './payment-method.ts';

/** As somebody types it: case, spaces and dashes do not matter. */
export const giftCode = text(40).min(1, 'gift_code_required');

/** What is paid by it comes off its balance (spec 1); the code must be a certificate's (spec 5). */
export const giftCertificate = definePaymentMethod({
  method: 'gift-certificate',
  moneyComes: 'at-once',
  isMoney: false,
  details: { code: giftCode },
  option: {},
});
