import { bankDebit as contract } from '#contracts/payment/method/bank-debit.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** Whoever has an account may have it debited, where the dealer has switched it on and a provider debits its currency. */
export const bankDebit: PaymentOptionFor<typeof contract> = async (
  accountId,
  {
    services: {
      gateways: { banks },
    },
    language,
    queries,
  },
) => {
  if (!accountId) return undefined;
  const { value } = await queries.setting.value({ name: contract.offered });
  const { value: currency } = await queries.setting.value({ name: 'DefaultCurrency' });
  return isOnValue(value) && banks.currencies.some((one) => one === currency)
    ? {
        bankFormUrl: banks.bankFormUrl(language),
        canSave: isOnValue((await queries.setting.value({ name: settings.cardStorage })).value),
      }
    : undefined;
};
