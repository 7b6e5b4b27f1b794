import { isDebitable, bankDebit as contract } from '#contracts/payment/method/bank-debit.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** Whoever has an account may have their bank account debited, where the dealer has switched it on and the shop has a gateway. */
export const bankDebit: PaymentOptionFor<typeof contract> = async (
  accountId,
  { services: { gateway }, language, queries },
) => {
  if (!accountId || !gateway.origin) return undefined;
  const { value } = await queries.store.setting({ name: contract.offered });
  const { value: currency } = await queries.store.setting({ name: 'DefaultCurrency' });
  return isOnValue(value) && isDebitable(currency) ? { bankFormUrl: gateway.bankFormUrl(language) } : undefined;
};
