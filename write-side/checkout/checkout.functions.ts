// Checkouts as other features and jobs use them.
import { checkout, isBegun } from '#domain/checkout/checkout.decider.ts';
import { PENDING_MINUTES } from '#domain/checkout/checkout.events.ts';
import type { PaymentOutcome } from '#contracts/payment/payment.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';
import { advance, isPaymentLeft, streamOf, lastAttemptOrAbandon, giveUp, type Source } from './checkout.process.ts';
import { releaseHolds } from './holds.ts';
import { ownCheckout } from './own-checkout.ts';

export const checkoutFunctions = {
  /** Finishes or undoes a checkout that was interrupted. */
  async resume(
    { orderId, attempt, source }: { readonly orderId: string; readonly attempt: number; readonly source?: Source },
    context: OperationContext,
  ): Promise<{ settled: boolean }> {
    const state = await lastAttemptOrAbandon(orderId, attempt, source, context);
    if (!isBegun(state) || state.attempt > attempt) return { settled: true };
    if (state.status === 'undone') {
      await releaseHolds(state, context);
      return { settled: true };
    }
    const isPending = Date.parse(context.now) - Date.parse(state.startedAt) < PENDING_MINUTES * 60_000;
    try {
      // The buyer was told that nothing is charged after this time.
      if (state.status === 'started' && !state.edit && !isPending) {
        await giveUp(orderId, 'payment_not_confirmed', context);
        return { settled: true };
      }
      const answer = await advance(orderId, state, context);
      if (answer.status === 'placed') return { settled: true };
      if (isPending) return { settled: false };
      await giveUp(orderId, 'challenge_failed', context);
    } catch (error) {
      // A provider that does not answer is asked again until the buyer has been told that it is over.
      if (error instanceof GatewayUnavailable) return { settled: false };
      // A failed checkout is undone by now: for the worker that is as settled as a placed order.
      if (!(error instanceof DomainError)) throw error;
    }
    return { settled: true };
  },
};

export const checkoutStates = {
  /**
   * What became of each payment of the latest attempt of one's own; the provider is asked where a buyer has yet to answer.
   * None where nothing was begun.
   */
  async paymentStatuses(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ parts: { method: string; amount: Amount; status: PaymentOutcome }[] }> {
    const state = await ownCheckout(orderId, context);
    if (!isBegun(state)) return { parts: [] };
    const isSecured = state.status === 'paid' || state.status === 'completed';
    const parts = await Promise.all(
      state.payments.map(async ({ paymentId, method, amount }) => ({
        method,
        amount,
        status: isSecured ? ('approved' as const) : (await context.states.payment.outcome({ paymentId })).status,
      })),
    );
    return { parts };
  },

  /** What the last try came to and was to be paid by, where it came to nothing. */
  async failedPlan(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ total: Amount; parts: { method: string; amount: Amount }[] } | undefined> {
    const { state } = await context.load(checkout, streamOf(orderId));
    if (state.status !== 'failed' && state.status !== 'undone') return undefined;
    return {
      total: state.draft.totals.total,
      parts: state.payments.map(({ method, amount }) => ({ method, amount })),
    };
  },

  /** Whom to write to about an attempt that failed; appends nothing. */
  async forMail(
    { orderId, attempt }: { readonly orderId: string; readonly attempt: number },
    context: OperationContext,
  ): Promise<{ email: string; personId: string; name: string; language: 'en' | 'fr'; pending: boolean }> {
    const { state } = await context.load(checkout, streamOf(orderId));
    // The buyer has ordered again meanwhile, or the order was there before: there is nothing to tell.
    if (state.attempt !== attempt || !isBegun(state) || state.replaces)
      return { email: '', personId: '', name: '', language: 'en', pending: false };
    const { draft } = state;
    return {
      email: draft.email,
      personId: draft.personId,
      name: draft.placedBy ?? `${draft.billTo.firstName} ${draft.billTo.lastName}`,
      language: draft.language === 'fr' ? 'fr' : 'en',
      pending: 'failure' in state && isPaymentLeft(state),
    };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly checkout: FunctionsOf<typeof checkoutFunctions>;
  }
  interface States {
    readonly checkout: FunctionsOf<typeof checkoutStates>;
  }
}
