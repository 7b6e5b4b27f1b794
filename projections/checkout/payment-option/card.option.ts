import type { card as contract } from '#contracts/payment/method/card.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** Everybody may pay by card, in the gateway's own fields, where the shop has one. */
export const card: PaymentOptionFor<typeof contract> = async (
  accountId,
  {
    services: {
      gateways: { cards },
    },
    language,
    queries,
  },
) => {
  if (!cards.origin) return undefined;
  const canSave = accountId !== '' && isOnValue((await queries.setting.value({ name: settings.cardStorage })).value);
  return { cardFormUrl: cards.cardFormUrl(language), gatewayOrigin: cards.origin, canSave };
};
