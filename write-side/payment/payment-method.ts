// How one way of paying reserves, takes and gives back money. A further method is one more file and one line in
// methods.ts.
import type {
  Authorisation,
  CancelAnswer,
  CaptureAnswer,
  PaymentRefund,
  PaymentState,
  RefundAnswer,
} from '#domain/payment/payment.decider.ts';
import type { OperationContext } from '#platform/operations/context.ts';

/** What was asked for, as the payment's own stream recorded it before anybody was called. */
export type PaymentRequest = NonNullable<PaymentState['request']>;

export interface PaymentMethod {
  /** Reserves the money. Called again with the same request it must not reserve twice. */
  authorise(request: PaymentRequest, context: OperationContext): Promise<Authorisation>;
  /** What became of a challenge. */
  settle(request: PaymentRequest, context: OperationContext): Promise<Authorisation>;
  /**
   * Takes what was reserved, once whatever the keys; by the same key `declined` is for good. Anything that may pass is
   * thrown.
   */
  capture(
    request: PaymentRequest,
    providerReference: string,
    idempotencyKey: string,
    context: OperationContext,
  ): Promise<CaptureAnswer>;
  /** Gives back some of what was captured. Called again with the same refund it must not give back twice. */
  refund(
    request: PaymentRequest,
    providerReference: string,
    refund: PaymentRefund & { readonly refundId: string },
    context: OperationContext,
  ): Promise<RefundAnswer>;
  /** Gives the reservation back; `captured` where an answer was late and the money had been taken. */
  cancel(
    request: PaymentRequest,
    providerReference: string,
    reason: string,
    context: OperationContext,
  ): Promise<CancelAnswer>;
}
