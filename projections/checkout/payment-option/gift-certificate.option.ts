import type { giftCertificate as contract } from '#contracts/payment/method/gift-certificate.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** Everybody may pay by a gift certificate where the shop has them. */
export const giftCertificate: PaymentOptionFor<typeof contract> = async (_accountId, { queries }) =>
  isOnValue((await queries.setting.value({ name: settings.giftCertificates })).value) ? {} : undefined;
