import type { card as contract } from '#contracts/payment/method/card.ts';
import type { PaymentOptionFor } from './payment-option.ts';

/** Everybody may pay by card, in the gateway's own fields, where the shop has one. */
export const card: PaymentOptionFor<typeof contract> = async (_accountId, { services: { gateway }, language }) =>
  gateway.origin ? { cardFormUrl: gateway.cardFormUrl(language), gatewayOrigin: gateway.origin } : undefined;
