// Payments as other features see them.
import type { PaymentDetails } from '#domain/shared/payment-plan.ts';
import type { ChargeableAgain, PaymentOutcome } from '#contracts/payment/payment.ts';
import { payment } from '#domain/payment/payment.decider.ts';
import { receivedInParts, type PaymentRequest, type PaymentStatus } from '#domain/payment/payment.state.ts';
import { GatewayUnavailable, type PaymentGateways } from '#platform/adapters/payment/gateway.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { methodNamed, type PaymentMethods } from './methods.ts';
import type { PaymentMethod } from './payment-method.ts';
import { streamOf } from './payment.commands.ts';

/** Of a payment whose checkout is under way, or came to nothing. */
const OUTCOMES: Readonly<Record<PaymentStatus, PaymentOutcome>> = {
  none: 'waiting',
  requested: 'waiting',
  challenged: 'waiting',
  authorised: 'approved',
  awaiting: 'approved',
  captured: 'approved',
  declined: 'declined',
  'capture-failed': 'declined',
  returned: 'declined',
  voided: 'cancelled',
};

export const paymentStates = (methods: PaymentMethods) => ({
  /** What became of a payment that is not secured yet, as far as anybody knows; appends nothing. */
  async outcome(
    { paymentId }: { readonly paymentId: string },
    context: OperationContext,
  ): Promise<{ status: PaymentOutcome }> {
    const { status, request } = (await context.load(payment, streamOf(paymentId))).state;
    if (status !== 'challenged' || !request) return { status: OUTCOMES[status] };
    try {
      const { outcome } = await methodNamed(methods, request.method).confirm(request, context);
      return { status: outcome === 'challenge' ? 'waiting' : outcome === 'authorised' ? 'approved' : 'declined' };
    } catch (error) {
      if (error instanceof GatewayUnavailable) return { status: 'waiting' };
      throw error;
    }
  },

  /** Methods whose money a provider of these kinds moves. */
  async providedBy({ kinds }: { readonly kinds: readonly (keyof PaymentGateways)[] }): Promise<{ methods: string[] }> {
    const provided = Object.entries(methods).filter(([, { gateway }]) => gateway && kinds.includes(gateway));
    return { methods: provided.map(([name]) => name) };
  },

  /**
   * Tells whether the money was taken, is waited for, or was refused, returned or given up since, how much it is, how much of
   * that came in parts, by which receipts (also those taken back, and a transaction of the bank that brought all of it), and
   * what the provider may charge again by, whoever asks, and what a provider was given for it.
   */
  async get(
    { paymentId }: { readonly paymentId: string },
    context: OperationContext,
  ): Promise<{
    captured: boolean;
    awaiting: boolean;
    failed: boolean;
    amount: number;
    orderId: string;
    received: number;
    receiptIds: readonly string[];
    again?: ChargeableAgain;
    given?: { kind: keyof PaymentGateways; token: string };
  }> {
    const { state } = await context.load(payment, streamOf(paymentId));
    const { status, request } = state;
    return {
      captured: status === 'captured',
      awaiting: status === 'awaiting',
      failed: status === 'capture-failed' || status === 'returned' || status === 'voided',
      amount: request?.amount ?? 0,
      orderId: request?.orderId ?? '',
      received: receivedInParts(state),
      receiptIds: [...Object.keys(state.parts), ...(state.receiptId ? [state.receiptId] : [])],
      ...(request ? whatWasGiven(request, methodNamed(methods, request.method)) : {}),
    };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly payment: FunctionsOf<ReturnType<typeof paymentStates>>;
  }
}

function whatWasGiven(request: PaymentRequest, method: PaymentMethod) {
  const details = method.chargeableAgain(request.details);
  const { token } = request.details;
  return {
    ...(details ? { again: againBy(request, details) } : {}),
    ...(method.gateway && typeof token === 'string' ? { given: { kind: method.gateway, token } } : {}),
  };
}

const againBy = ({ method, invoicing }: PaymentRequest, details: PaymentDetails): ChargeableAgain => ({
  method,
  details,
  ...(invoicing ? { invoicing } : {}),
});
