// What every way of paying does that goes through a payment provider.
import type { Authorisation, PaymentRequest } from '#domain/payment/payment.state.ts';
import {
  GatewayMisconfigured,
  type AuthorisationRequest,
  type GatewayAuthorisation,
  type PaymentGateways,
} from '#platform/adapters/payment/gateway.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { PaymentMethod } from './payment-method.ts';

interface ByGateway {
  readonly kind: keyof PaymentGateways;
  /** What a payment is called, for the eye. */
  readonly textOf: (authorised: { readonly brand: string; readonly lastFour: string }) => string;
}

export function byGateway({ kind, textOf }: ByGateway) {
  const authorise = async (request: PaymentRequest, context: OperationContext): Promise<Authorisation> => {
    const answer = await context.services.gateways[kind].authorise(authorisationRequest(request, context));
    return recorded(answer);
  };
  const recorded = (answer: GatewayAuthorisation): Authorisation =>
    answer.outcome === 'authorised'
      ? { outcome: 'authorised', providerReference: answer.providerReference, text: textOf(answer) }
      : answer;

  return {
    gateway: kind,
    referenceOf: () => '',
    /** A provider that refuses the shop itself declines every payment, and whoever runs the shop is told. */
    async reserve(request, context) {
      try {
        return await authorise(request, context);
      } catch (error) {
        if (!(error instanceof GatewayMisconfigured)) throw error;
        const { orderId } = request;
        context.log.error({ err: error, orderId }, 'nothing can be charged: the payment provider refuses the shop');
        return { outcome: 'declined', code: 'payment_unavailable' };
      }
    },
    confirm: authorise,
    async capture({ amount }, providerReference, idempotencyKey, { services }) {
      const answer = await services.gateways[kind].capture(providerReference, amount, idempotencyKey);
      return answer.outcome === 'awaited' ? { outcome: 'awaited', reportedBy: 'provider' } : { ...answer };
    },
    settlement: (_request, providerReference, { services }) => services.gateways[kind].settlement(providerReference),
    refund: (_request, providerReference, { amount, idempotencyKey }, { services }) =>
      services.gateways[kind].refund(providerReference, amount, idempotencyKey),
    cancel: (request, providerReference, _reason, context) => {
      const gateway = context.services.gateways[kind];
      return providerReference
        ? gateway.cancel(providerReference, `${request.idempotencyKey}.cancel`)
        : gateway.abandon(authorisationRequest(request, context));
    },
  } satisfies Partial<PaymentMethod>;
}

const authorisationRequest = (
  { idempotencyKey, details, amount, currency, orderId }: PaymentRequest,
  { language }: OperationContext,
): AuthorisationRequest => ({
  idempotencyKey,
  token: String(details['token'] ?? ''),
  amount,
  currency,
  // A payment of invoices is of no order.
  reference: orderId || idempotencyKey,
  language,
  ...(details['isBuyerAway'] === true ? { isBuyerAway: true } : {}),
});
