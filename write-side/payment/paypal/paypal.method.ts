import { paypal as contract } from '#contracts/payment/method/paypal.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { byGateway } from '../by-gateway.ts';
import type { PaymentMethod } from '../payment-method.ts';

const isAllowed = async ({ queries, services }: OperationContext): Promise<boolean> =>
  services.gateways.wallet.origin !== '' && isOnValue((await queries.setting.value({ name: contract.offered })).value);

const wallet = byGateway({ kind: 'wallet', textOf: ({ brand }) => brand });

/** PayPal: the buyer agrees on PayPal's own page, which is a challenge until they have answered. */
export const paypal: PaymentMethod = {
  ...wallet,
  reserve: async (request, context) =>
    (await isAllowed(context))
      ? wallet.reserve(request, context)
      : { outcome: 'declined', code: 'payment_method_not_allowed' },
  // Who agrees is at the screen: nobody else can be charged more.
  chargeableAgain: () => undefined,
};
