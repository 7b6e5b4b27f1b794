// How one way of paying reserves, takes and gives back money. A further method is one more file and one line in methods.ts.
import type { Authorisation, PaymentState } from '#domain/payment/payment.decider.ts';
import type { OperationContext } from '#platform/operations/context.ts';

/** What was asked for, as the payment's own stream recorded it before anybody was called. */
export type PaymentRequest = NonNullable<PaymentState['request']>;

export interface PaymentMethod {
  /** Reserves the money. Called again with the same request it must not reserve twice. */
  authorise(request: PaymentRequest, context: OperationContext): Promise<Authorisation>;
  /** What became of a challenge. */
  settle(request: PaymentRequest, context: OperationContext): Promise<Authorisation>;
  capture(request: PaymentRequest, providerReference: string, context: OperationContext): Promise<void>;
  cancel(request: PaymentRequest, providerReference: string, reason: string, context: OperationContext): Promise<void>;
}
