import { bankDebit as contract } from '#contracts/payment/method/bank-debit.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { byGateway } from '../by-gateway.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Bank accounts tried in a day: nobody tries stolen numbers here one after the other (security.md S13). */
const OF_BUYER = { name: 'bank.buyer', most: 50, perSeconds: 86_400 };

const isAllowed = async (currency: CurrencyCode, { queries, services }: OperationContext): Promise<boolean> =>
  services.gateways.banks.currencies.includes(currency) &&
  isOnValue((await queries.setting.value({ name: contract.offered })).value);

const debit = byGateway({ kind: 'banks', textOf: ({ brand, lastFour }) => `${brand} ••••${lastFour}` });

/**
 * A debit of the buyer's bank account, begun with the order. It settles days later, and may be returned then and after:
 * the provider is asked what became of it.
 */
export const bankDebit: PaymentMethod = {
  ...debit,
  limit: ({ caller, services: { limits } }) => limits.consume(OF_BUYER, caller.personId),
  reserve: async (request, context) =>
    request.accountId && (await isAllowed(request.currency, context))
      ? debit.reserve(request, context)
      : { outcome: 'declined', code: 'payment_method_not_allowed' },
  // The consent was to this debit alone: a further one needs the buyer.
  chargeableAgain: () => undefined,
};
