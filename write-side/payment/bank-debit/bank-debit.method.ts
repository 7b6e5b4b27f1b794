import { isDebitable, bankDebit as contract } from '#contracts/payment/method/bank-debit.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { asked, byGateway } from '../by-gateway.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Bank accounts tried in a day: nobody tries stolen numbers here one after the other (security.md S13). */
const OF_BUYER = { name: 'bank.buyer', most: 50, perSeconds: 86_400 };

const textOf = ({ brand, lastFour }: { readonly brand: string; readonly lastFour: string }) =>
  `${brand} ••••${lastFour}`;

const isAllowed = async ({ queries, services }: OperationContext): Promise<boolean> =>
  services.gateway.origin !== '' && isOnValue((await queries.store.setting({ name: contract.offered })).value);

/**
 * A debit of the buyer's bank account, begun with the order. It settles days later, and may be returned then and after:
 * the provider is asked what became of it.
 */
export const bankDebit: PaymentMethod = {
  ...byGateway(textOf),
  limit: ({ caller, services: { limits } }) => limits.consume(OF_BUYER, caller.personId),
  async reserve({ idempotencyKey, details, amount, currency, orderId, accountId }, context) {
    const { services, language } = context;
    if (!accountId || !isDebitable(currency) || !(await isAllowed(context)))
      return { outcome: 'declined', code: 'payment_method_not_allowed' };
    const request = { idempotencyKey, token: String(details['token']), amount, currency, reference: orderId, language };
    return asked(textOf, () => services.gateway.authorise(request), { orderId }, context);
  },
  async settlement({ idempotencyKey }, { services }) {
    return (await services.gateway.findDebit(idempotencyKey)) ?? { outcome: 'pending' };
  },
  // The consent was to this debit alone: a further one needs the buyer.
  chargeableAgain: () => undefined,
};
