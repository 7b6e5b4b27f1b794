import type { Authorisation } from '#domain/payment/payment.decider.ts';
import type { GatewayAuthorisation } from '#platform/payment/gateway.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Card, through the gateway: the reference of the request is the token that the gateway's own fields gave. */
export const card: PaymentMethod = {
  async authorise({ idempotencyKey, reference, amount, currency, orderId }, { services, language }) {
    return recorded(await services.gateway.authorise({ idempotencyKey, token: reference, amount, currency, reference: orderId, language }));
  },
  async settle({ idempotencyKey }, { services }) {
    const answer = await services.gateway.find(idempotencyKey);
    return answer ? recorded(answer) : { outcome: 'declined', code: 'payment_timeout' };
  },
  capture: ({ amount }, providerReference, idempotencyKey, { services }) => services.gateway.capture(providerReference, amount, idempotencyKey),
  refund: (_request, providerReference, { amount, idempotencyKey }, { services }) => services.gateway.refund(providerReference, amount, idempotencyKey),
  async cancel({ idempotencyKey }, providerReference, _reason, { services }) {
    // Without a reference the answer was lost: the provider is asked by the key what there is to cancel.
    const found = providerReference || referenceOf(await services.gateway.find(idempotencyKey));
    return found ? services.gateway.cancel(found, `${idempotencyKey}.cancel`) : { outcome: 'cancelled' };
  },
};

const referenceOf = (answer: GatewayAuthorisation | undefined) => (answer && answer.outcome !== 'declined' ? answer.providerReference : '');

function recorded(answer: GatewayAuthorisation): Authorisation {
  if (answer.outcome !== 'authorised') return answer;
  return { outcome: 'authorised', providerReference: answer.providerReference, text: `${answer.brand} ${answer.lastFour}` };
}
