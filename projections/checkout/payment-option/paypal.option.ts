import { paypal as contract } from '#contracts/payment/method/paypal.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** Everybody may pay by PayPal where the dealer has switched it on and the shop has a provider. */
export const paypal: PaymentOptionFor<typeof contract> = async (
  _accountId,
  {
    services: {
      gateways: { wallet },
    },
    queries,
  },
) => (wallet.origin && isOnValue((await queries.setting.value({ name: contract.offered })).value) ? {} : undefined);
