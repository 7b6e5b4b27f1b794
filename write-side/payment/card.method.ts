import type { Authorisation } from '#domain/payment/payment.decider.ts';
import { GatewayMisconfigured, type GatewayAuthorisation } from '#platform/payment/gateway.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Card, through the gateway: the reference of the request is the token that the gateway's own fields gave. */
export const card: PaymentMethod = {
  async authorise({ idempotencyKey, reference, amount, currency, orderId }, { services, language, log }) {
    try {
      return recorded(
        await services.gateway.authorise({
          idempotencyKey,
          token: reference,
          amount,
          currency,
          reference: orderId,
          language,
        }),
      );
    } catch (error) {
      if (!(error instanceof GatewayMisconfigured)) throw error;
      log.error({ err: error, orderId }, 'no card can be charged: the payment provider refuses the shop');
      return { outcome: 'declined', code: 'payment_unavailable' };
    }
  },
  async settle({ idempotencyKey }, { services }) {
    const answer = await services.gateway.find(idempotencyKey);
    return answer ? recorded(answer) : { outcome: 'declined', code: 'payment_timeout' };
  },
  capture: ({ amount }, providerReference, idempotencyKey, { services }) =>
    services.gateway.capture(providerReference, amount, idempotencyKey),
  refund: (_request, providerReference, { amount, idempotencyKey }, { services }) =>
    services.gateway.refund(providerReference, amount, idempotencyKey),
  async cancel({ idempotencyKey }, providerReference, _reason, { services }) {
    // Without a reference the answer was lost, or is still under way: the key itself is given up.
    return providerReference
      ? services.gateway.cancel(providerReference, `${idempotencyKey}.cancel`)
      : services.gateway.abandon(idempotencyKey);
  },
};

function recorded(answer: GatewayAuthorisation): Authorisation {
  if (answer.outcome !== 'authorised') return answer;
  return {
    outcome: 'authorised',
    providerReference: answer.providerReference,
    text: `${answer.brand} ${answer.lastFour}`,
  };
}
