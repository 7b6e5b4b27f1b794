// What every way of paying does that goes through the payment provider.
import type { Authorisation } from '#domain/payment/payment.state.ts';
import { GatewayMisconfigured, type GatewayAuthorisation } from '#platform/adapters/payment/gateway.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { PaymentMethod } from './payment-method.ts';

/** `textOf`: what a payment is called, for the eye. */
type TextOf = (authorised: { readonly brand: string; readonly lastFour: string }) => string;

/** A provider that refuses the shop itself declines every payment, and whoever runs the shop is told. */
export async function asked(
  textOf: TextOf,
  authorise: () => Promise<GatewayAuthorisation>,
  { orderId }: { readonly orderId: string },
  { log }: OperationContext,
): Promise<Authorisation> {
  try {
    return recorded(textOf, await authorise());
  } catch (error) {
    if (!(error instanceof GatewayMisconfigured)) throw error;
    log.error({ err: error, orderId }, 'nothing can be charged: the payment provider refuses the shop');
    return { outcome: 'declined', code: 'payment_unavailable' };
  }
}

export const byGateway = (textOf: TextOf) =>
  ({
    referenceOf: () => '',
    async confirm({ idempotencyKey }, { services }) {
      const answer = await services.gateway.find(idempotencyKey);
      return answer ? recorded(textOf, answer) : { outcome: 'declined', code: 'payment_timeout' };
    },
    async capture({ amount }, providerReference, idempotencyKey, { services }) {
      const answer = await services.gateway.capture(providerReference, amount, idempotencyKey);
      return answer.outcome === 'awaited' ? { outcome: 'awaited', reportedBy: 'provider' } : { ...answer };
    },
    refund: (_request, providerReference, { amount, idempotencyKey }, { services }) =>
      services.gateway.refund(providerReference, amount, idempotencyKey),
    cancel: ({ idempotencyKey }, providerReference, _reason, { services }) =>
      providerReference
        ? services.gateway.cancel(providerReference, `${idempotencyKey}.cancel`)
        : services.gateway.abandon(idempotencyKey),
  }) satisfies Partial<PaymentMethod>;

function recorded(textOf: TextOf, answer: GatewayAuthorisation): Authorisation {
  if (answer.outcome !== 'authorised') return answer;
  return { outcome: 'authorised', providerReference: answer.providerReference, text: textOf(answer) };
}
