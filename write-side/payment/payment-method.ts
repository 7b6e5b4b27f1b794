// One way of paying reserves, takes and gives back money. A method is one folder here and one line in methods.ts;
// nothing else names it.
import type {
  Authorisation,
  CancelAnswer,
  CaptureAnswer,
  PaymentRefund,
  PaymentRequest,
  RefundAnswer,
  Settlement,
} from '#domain/payment/payment.state.ts';
import type { PaymentDetails } from '#domain/shared/payment-plan.ts';
import type { PaymentGateways } from '#platform/adapters/payment/gateway.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** A refund of what is owed on account, of an order that is billed as its goods leave; in minor units. */
export interface RefundOnAccount {
  /** So much of it was not billed yet. */
  readonly unbilled?: number;
  /** An open item of the bill that the rest is taken off. */
  readonly openItemId?: string;
}

export interface PaymentMethod {
  /** Which of the providers moves its money; absent where none does. */
  readonly gateway?: keyof PaymentGateways;
  /** The name of the payment in the buyer's books, such as a PO number; empty where there is none. */
  referenceOf(details: PaymentDetails): string;
  /**
   * The part of what the buyer gave that is kept with the checkout, for who reads its history: all of it without this.
   * @throws DomainError where nobody can pay by it, such as by a code that is none
   */
  storedDetails?(details: PaymentDetails, context: OperationContext): Promise<PaymentDetails>;
  /** Counts a try at paying. @throws Refusal too_many_requests */
  limit?(context: OperationContext): Promise<void>;
  /**
   * Reserves the money; a method whose money comes later has nothing to reserve. Called again with the same request it
   * must not reserve twice.
   */
  reserve(request: PaymentRequest, context: OperationContext): Promise<Authorisation>;
  /** Finds out what became of a challenge. */
  confirm(request: PaymentRequest, context: OperationContext): Promise<Authorisation>;
  /**
   * Takes what was reserved, once whatever the keys; by the same key `declined` is for good. `awaited`: the money comes
   * later, and staff will record it, or the provider report it. Anything that may pass is thrown.
   */
  capture(
    request: PaymentRequest,
    providerReference: string,
    idempotencyKey: string,
    context: OperationContext,
  ): Promise<CaptureAnswer>;
  /** Asks the provider what became of money that is awaited; only where it is the provider who reports it. */
  settlement?(request: PaymentRequest, providerReference: string, context: OperationContext): Promise<Settlement>;
  /** Gives back some of what was captured. Called again with the same refund it must not give back twice. */
  refund(
    request: PaymentRequest,
    providerReference: string,
    refund: PaymentRefund & RefundOnAccount & { readonly refundId: string },
    context: OperationContext,
  ): Promise<RefundAnswer>;
  /**
   * Gives the reservation back; `captured` where an answer was late and the money had been taken. Without a reference
   * the provider's answer was lost, is under way or was never asked for: a reservation by this request's key must then
   * not come to be.
   */
  cancel(
    request: PaymentRequest,
    providerReference: string,
    reason: string,
    context: OperationContext,
  ): Promise<CancelAnswer>;
  /**
   * By what a further charge is reserved with nobody at the screen, as when staff edit an order; undefined where only
   * the buyer can pay more.
   */
  chargeableAgain(details: PaymentDetails): PaymentDetails | undefined;
}
