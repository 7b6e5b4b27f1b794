// The option function of each of the ten methods, one line each, as projections/checkout/payment-options.ts: made of
// the table of methods, since a test describes a method in one place.
import { paymentOptionsOf } from '#projections/checkout/payment-options.ts';
import type { DescribedMethod } from './described.ts';
import { createMemoryShop, switchedOn } from './memory-shop.ts';
import { tenMethods } from './methods.ts';

const described: readonly DescribedMethod[] = tenMethods;
const byName = new Map(described.map((one) => [one.contract.method, one]));

const offered = paymentOptionsOf(
  [...byName.keys()],
  Object.fromEntries(described.map(({ contract, option }) => [contract.method, option])),
  (method, language) => byName.get(method)!.texts[language],
);

/** Offers a buyer whose account has credit all of them; a guest, whose `accountId` is empty, fewer. */
export async function tenOptions(language: 'en' | 'fr', accountId = 'ACC-1') {
  const { context } = createMemoryShop({
    queries: {
      credit: { balance: async () => ({ limit: 500_000, left: 320_000 }) },
      overdue: { blocked: async () => ({ isBlocked: false, days: 0 }) },
      setting: { value: switchedOn },
    },
  });
  return offered(accountId, { ...context, language });
}
