import type { Authorisation } from '#domain/payment/payment.state.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { GatewayMisconfigured, type GatewayAuthorisation } from '#platform/adapters/payment/gateway.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** Payments by card in a day: nobody tries stolen numbers here one after the other (security.md S13). */
const OF_GUEST = { name: 'card.guest', most: 10, perSeconds: 86_400 };
const OF_GUESTS_ADDRESS = { name: 'card.address', most: 60, perSeconds: 86_400 };
const OF_BUYER = { name: 'card.buyer', most: 100, perSeconds: 86_400 };

/** Card, through the gateway, by the token that the gateway's own fields gave for it. */
export const card: PaymentMethod = {
  referenceOf: () => '',
  async limit({ caller, address, services: { limits } }: OperationContext): Promise<void> {
    if (caller.accountId) return limits.consume(OF_BUYER, caller.personId);
    await limits.consume(OF_GUEST, caller.personId);
    await limits.consume(OF_GUESTS_ADDRESS, address);
  },
  async reserve({ idempotencyKey, details, amount, currency, orderId }, { services, language, log }) {
    try {
      const request = { idempotencyKey, token: String(details['token']), amount, currency, reference: orderId };
      return recorded(await services.gateway.authorise({ ...request, language }));
    } catch (error) {
      if (!(error instanceof GatewayMisconfigured)) throw error;
      log.error({ err: error, orderId }, 'no card can be charged: the payment provider refuses the shop');
      return { outcome: 'declined', code: 'payment_unavailable' };
    }
  },
  async confirm({ idempotencyKey }, { services }) {
    const answer = await services.gateway.find(idempotencyKey);
    return answer ? recorded(answer) : { outcome: 'declined', code: 'payment_timeout' };
  },
  capture: ({ amount }, providerReference, idempotencyKey, { services }) =>
    services.gateway.capture(providerReference, amount, idempotencyKey),
  refund: (_request, providerReference, { amount, idempotencyKey }, { services }) =>
    services.gateway.refund(providerReference, amount, idempotencyKey),
  cancel: ({ idempotencyKey }, providerReference, _reason, { services }) =>
    providerReference
      ? services.gateway.cancel(providerReference, `${idempotencyKey}.cancel`)
      : services.gateway.abandon(idempotencyKey),
  // The gateway keeps the card for its token. Whether it is saved was asked once.
  chargeableAgain: ({ save: _, ...details }) => details,
};

function recorded(answer: GatewayAuthorisation): Authorisation {
  if (answer.outcome !== 'authorised') return answer;
  return {
    outcome: 'authorised',
    providerReference: answer.providerReference,
    text: `${answer.brand} ${answer.lastFour}`,
  };
}
