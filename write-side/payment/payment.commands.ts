import type { PartOfOrder, RefundOutcome, ReservationAnswer } from '#contracts/payment/payment.ts';
import { own } from '#domain/shared/dictionary.ts';
import { payment, type PaymentCommand } from '#domain/payment/payment.decider.ts';
import type { PaymentChosen, ReservedPart } from '#domain/shared/payment-plan.ts';
import {
  firstCaptureKey,
  receivedInParts,
  type Authorisation,
  type PaymentRefund,
  type PaymentRequest,
  type PaymentState,
  type Settlement,
} from '#domain/payment/payment.state.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { requireAllowedMethods } from './allowed-methods.ts';
import { methodNamed, type PaymentMethods } from './methods.ts';
import type { RefundOnAccount } from './payment-method.ts';

/** A part of an order with the money that is reserved for it. */
type ReservedOfOrder = PartOfOrder & { readonly reserved: ReservedPart };

export const streamOf = (paymentId: string) => `payment-${paymentId}`;

const MINUTE = 60_000;
/** A debit is looked at ever more rarely, though never more rarely than this. */
const LATEST_LOOK_MS = 6 * 60 * MINUTE;

/** `methods`: every way of paying, by name. */
export function paymentFunctions(methods: PaymentMethods) {
  const methodOf = ({ method }: { readonly method: string }) => methodNamed(methods, method);

  /**
   * A reservation is on record with the checkout's next event, and here with the capture: an order costs two appends
   * less. What is not a plain yes is on record at once.
   */
  async function answerOf(
    { part, ...order }: PartOfOrder,
    authorisation: Authorisation,
    context: OperationContext,
  ): Promise<ReservationAnswer> {
    if (authorisation.outcome === 'authorised') {
      const { providerReference, text } = authorisation;
      const { details, ...reserved } = part;
      const reference = methodOf(part).referenceOf(details);
      return { outcome: 'reserved', part: { ...reserved, providerReference, text, reference } };
    }
    const { paymentId } = part;
    const request = requestOf({ part, ...order });
    await run(context, { type: 'RecordAuthorisation', paymentId, request, authorisation }, authorisation.outcome);
    return authorisation.outcome === 'challenge'
      ? { outcome: 'challenge', challengeUrl: authorisation.challengeUrl }
      : { outcome: 'declined', code: authorisation.code, params: authorisation.params ?? {} };
  }

  /** Asks for the money by the key of the latest attempt. */
  async function captureAgain(paymentId: string, state: PaymentState, context: OperationContext) {
    const { attempt, idempotencyKey } = state.capture;
    const request = requested(state);
    const answer = await methodOf(request).capture(request, state.providerReference, idempotencyKey, context);
    return recordCapture(context, { paymentId, attempt, answer });
  }

  return {
    /** Counts a try at paying by these methods; refuses with too_many_requests. */
    async countTry(
      { methods: names }: { readonly methods: readonly string[] },
      context: OperationContext,
    ): Promise<void> {
      for (const name of new Set(names)) await methodNamed(methods, name).limit?.(context);
    },

    /** The parts with what is kept of what the buyer gave; refuses with what keeps a part from being paid. */
    async keep(
      { parts }: { readonly parts: readonly PaymentChosen[] },
      context: OperationContext,
    ): Promise<{ parts: readonly PaymentChosen[] }> {
      const storedParts: PaymentChosen[] = [];
      for (const part of parts)
        storedParts.push({
          ...part,
          details: (await methodOf(part).storedDetails?.(part.details, context)) ?? part.details,
        });
      return { parts: storedParts };
    },

    /** Refuses methods that are closed to the account, and amounts beyond a method's maximum. */
    requireAllowed: requireAllowedMethods,

    /** Reserves the money of one part; asking again never reserves twice. */
    async reserve(input: PartOfOrder, context: OperationContext): Promise<ReservationAnswer> {
      return answerOf(input, await methodOf(input.part).reserve(requestOf(input), context), context);
    },

    /** Asks the provider what became of a challenge; `challenge` as long as the buyer's bank has not answered. */
    async confirm(input: PartOfOrder, context: OperationContext): Promise<ReservationAnswer> {
      return answerOf(input, await methodOf(input.part).confirm(requestOf(input), context), context);
    },

    /** Puts on record what was reserved for a checkout that had failed meanwhile, so that it is given back. */
    async recordLate(
      { reserved: { providerReference, text }, ...input }: ReservedOfOrder,
      context: OperationContext,
    ): Promise<void> {
      const { paymentId } = input.part;
      const authorisation = { outcome: 'authorised', providerReference, text } as const;
      await run(
        context,
        { type: 'RecordAuthorisation', paymentId, request: requestOf(input), authorisation },
        'reserved late',
      );
    },

    /** Gives back what the provider reserved after the payment had been given up. */
    async releaseLate({ paymentId }: { readonly paymentId: string }, context: OperationContext): Promise<void> {
      const { state } = await context.load(payment, streamOf(paymentId));
      const request = requested(state);
      for (const reference of state.late) {
        await methodOf(request).cancel(request, reference, 'payment_timeout', context);
        await run(context, { type: 'RecordLateRelease', paymentId, providerReference: reference }, reference);
      }
    },

    /**
     * Takes the money that was reserved, or waits for it where it comes later; a refusal of the provider is on the
     * record of the payment, for staff to look at.
     */
    async capture({ reserved, ...input }: ReservedOfOrder, context: OperationContext): Promise<void> {
      const { paymentId } = input.part;
      const { status } = await context.cachedState(payment, streamOf(paymentId));
      // Whether a payment that was declined is charged again is for staff to say.
      if (status === 'captured' || status === 'awaiting' || status === 'capture-failed' || status === 'returned')
        return;
      const request = requestOf(input);
      const { providerReference, text } = reserved;
      const key = firstCaptureKey(request);
      const answer = await methodOf(request).capture(request, providerReference, key, context);
      await recordCapture(context, { paymentId, request, reserved: { providerReference, text }, attempt: 1, answer });
    },

    /** Asks the provider once more for money that it refused, by a key of its own. */
    async chargeAgain(
      { paymentId }: { readonly paymentId: string },
      context: OperationContext,
    ): Promise<{ status: 'declined' | 'captured' | 'pending'; code: string }> {
      const { state } = await run(context, { type: 'RequestCapture', paymentId, at: context.now });
      if (state.status === 'captured') return { status: 'captured', code: '' };
      try {
        const { status, declineCode } = await captureAgain(paymentId, state, context);
        return status === 'captured' ? { status, code: '' } : { status: 'declined', code: declineCode };
      } catch (error) {
        // Nobody knows whether the provider took the money: it is asked again by the same key.
        if (error instanceof GatewayUnavailable) return { status: 'pending', code: '' };
        throw error;
      }
    },

    /** Finds out what became of money that was asked for once more and whose answer was lost; harmless when repeated. */
    async resumeCapture({ paymentId }: { readonly paymentId: string }, context: OperationContext): Promise<void> {
      const { state } = await context.load(payment, streamOf(paymentId));
      if (state.status === 'capture-failed' && !state.capture.isAnswered) await captureAgain(paymentId, state, context);
    },

    /**
     * Records that awaited money came, all of it or a part; refuses with payment_not_awaited, payment_amount_differs (more than is
     * still to come), payment_currency_differs or month_closed. With `isShort` it counts as all though it is less.
     */
    async receive(
      receipt: {
        readonly paymentId: string;
        readonly amount: number;
        readonly reference: string;
        readonly receivedOn: string;
        readonly receiptId?: string;
        readonly currency?: CurrencyCode;
        readonly isShort?: boolean;
      },
      context: OperationContext,
    ): Promise<void> {
      await context.states.closedMonth.requireOpen({ on: receipt.receivedOn });
      const partId = receipt.receiptId ?? context.id('receipt');
      await run(context, { type: 'RecordReceipt', ...receipt, partId, today: shopDay(context.now) });
    },

    /**
     * Takes back a part that came, while the rest is waited for; harmless when done again. Refuses with payment_part_not_found or
     * payment_not_awaited.
     */
    async reversePart(
      part: { readonly paymentId: string; readonly receiptId: string; readonly reason: string },
      context: OperationContext,
    ): Promise<void> {
      await run(context, { type: 'ReversePart', ...part });
    },

    /**
     * Asks the provider what became of a debit, and records it; `laterMs` as long as that may still change. Harmless when
     * done again.
     */
    async recordSettlement(
      { paymentId }: { readonly paymentId: string },
      context: OperationContext,
    ): Promise<{ laterMs?: number }> {
      const { state } = await context.load(payment, streamOf(paymentId));
      const request = requested(state);
      const ask = methodOf(request).settlement;
      if (!ask || (state.status !== 'awaiting' && state.status !== 'captured')) return {};
      const waitedMs = Date.parse(context.now) - Date.parse(request.requestedAt);
      const laterMs = Math.min(Math.max(MINUTE, waitedMs), LATEST_LOOK_MS);
      try {
        const settlement = await ask(request, state.providerReference, context);
        await recordSettlement(context, paymentId, settlement);
        return settlement.outcome === 'returned' || (settlement.outcome === 'settled' && settlement.isFinal)
          ? {}
          : { laterMs };
      } catch (error) {
        if (error instanceof GatewayUnavailable) return { laterMs };
        throw error;
      }
    },

    /** Gives money back; asking again with the same refundId never gives it back twice. */
    async refund(
      {
        paymentId,
        refundId,
        amount,
        ...of
      }: { readonly paymentId: string; readonly refundId: string; readonly amount: number } & RefundOnAccount,
      context: OperationContext,
    ): Promise<RefundOutcome> {
      // What the buyer's bank took back is not there to be given.
      if ((await context.load(payment, streamOf(paymentId))).state.status === 'returned')
        return { outcome: 'declined', code: 'payment_returned' };
      const asked = (
        await run(context, { type: 'RequestRefund', paymentId, refundId, amount, at: context.now }, refundId)
      ).state;
      const refund = needed(own(asked.refunds, refundId), 'refund that was asked for');
      if (refund.status !== 'requested') return refundAnswer(refund);
      const request = requested(asked);
      const refundOf = { ...of, ...refund, refundId };
      const given = await methodOf(request).refund(request, asked.providerReference, refundOf, context);
      const { state } = await run(
        context,
        { type: 'RecordRefund', paymentId, refundId, answer: given },
        `${refundId} ${given.outcome}`,
      );
      return refundAnswer(needed(own(state.refunds, refundId), 'refund that was asked for'));
    },

    /**
     * Gives the reservation back; `captured` where there is none since the money was taken. `received` is what had come in parts
     * of what was given up: whoever cancels gives it back.
     */
    async cancel(
      { paymentId, reason, of }: { readonly paymentId: string; readonly reason: string; readonly of?: PartOfOrder },
      context: OperationContext,
    ): Promise<{ captured: boolean; received?: number }> {
      // What a provider is asked to give up is on record first: another process may have to ask again.
      const { state } = of
        ? await run(context, { type: 'Request', paymentId, request: requestOf(of) })
        : await context.load(payment, streamOf(paymentId));
      const { status, request } = state;
      if (!request || status === 'voided' || status === 'declined') return givenUp(state);
      if (status === 'captured') return { captured: true };
      const outcome =
        status === 'returned'
          ? 'cancelled'
          : (await methodOf(request).cancel(request, state.providerReference, reason, context)).outcome;
      if (outcome === 'cancelled')
        return givenUp((await run(context, { type: 'RecordVoid', paymentId, reason })).state);
      if (status === 'awaiting') await recordSettlement(context, paymentId, { outcome: 'settled', isFinal: false });
      else await recordCapture(context, { paymentId, attempt: state.capture.attempt, answer: { outcome } });
      return { captured: outcome === 'captured' };
    },
  };
}

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly payment: FunctionsOf<ReturnType<typeof paymentFunctions>>;
  }
}

const run = (context: OperationContext, command: PaymentCommand, step = '') =>
  context.run(payment, streamOf(command.paymentId), command, {
    step,
    expectNew: 'request' in command && command.request !== undefined,
  });

const recordCapture = async (
  context: OperationContext,
  capture: Omit<Extract<PaymentCommand, { type: 'RecordCapture' }>, 'type'>,
): Promise<PaymentState> =>
  (await run(context, { type: 'RecordCapture', ...capture }, `${capture.attempt} ${capture.answer.outcome}`)).state;

const recordSettlement = (context: OperationContext, paymentId: string, settlement: Settlement) =>
  run(context, { type: 'RecordSettlement', paymentId, settlement, today: shopDay(context.now) }, settlement.outcome);

function givenUp(state: PaymentState): { captured: false; received?: number } {
  const received = receivedInParts(state);
  return { captured: false, ...(received ? { received } : {}) };
}

const requested = (state: PaymentState) => state.request ?? notFound('payment_not_found');

const requestOf = ({ part, orderId, accountId, currency, agreedAt }: PartOfOrder): PaymentRequest => ({
  ...part,
  orderId,
  currency,
  accountId,
  idempotencyKey: part.paymentId,
  requestedAt: agreedAt,
});

const refundAnswer = ({ status, declineCode }: PaymentRefund): RefundOutcome =>
  status === 'declined' ? { outcome: 'declined', code: declineCode } : { outcome: 'refunded' };
