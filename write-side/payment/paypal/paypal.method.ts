import { paypal as contract } from '#contracts/payment/method/paypal.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { asked, byGateway } from '../by-gateway.ts';
import type { PaymentMethod } from '../payment-method.ts';

const WALLET = 'paypal';
const textOf = ({ brand }: { readonly brand: string }) => brand;

const isAllowed = async ({ queries, services }: OperationContext): Promise<boolean> =>
  services.gateway.origin !== '' && isOnValue((await queries.store.setting({ name: contract.offered })).value);

/** PayPal, through the gateway: the buyer agrees on PayPal's own page, which is a challenge until they have answered. */
export const paypal: PaymentMethod = {
  ...byGateway(textOf),
  async reserve({ idempotencyKey, amount, currency, orderId }, context) {
    const { services, language } = context;
    if (!(await isAllowed(context))) return { outcome: 'declined', code: 'payment_method_not_allowed' };
    const request = { idempotencyKey, wallet: WALLET, amount, currency, reference: orderId, language };
    return asked(textOf, () => services.gateway.authoriseWallet(request), { orderId }, context);
  },
  // Who agrees is at the screen: nobody else can be charged more.
  chargeableAgain: () => undefined,
};
