import type { ChargeResult } from '#contracts/order-desk.ts';
import type { PaymentAnswer, paymentOperations, RefundOutcome } from '#contracts/payment.ts';
import type { PaymentChoice } from '#contracts/checkout.ts';
import {
  payment,
  type Authorisation,
  type PaymentCommand,
  type PaymentRefund,
  type PaymentState,
} from '#domain/payment/payment.decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { GatewayUnavailable } from '#platform/payment/gateway.ts';
import { methodNamed } from './methods.ts';

const streamOf = (paymentId: string) => `payment-${paymentId}`;
const success = { message: 'success' } as const;

export const paymentCommands: Handlers<typeof paymentOperations, 'command'> = {
  async 'payment/authorise'({ paymentId, orderId, accountId, amount, currency, payment: choice }, context) {
    const request = {
      paymentId,
      orderId,
      accountId,
      amount,
      currency,
      method: choice.method,
      reference: referenceOf(choice),
      idempotencyKey: paymentId,
      at: context.now,
    };
    const { state } = await run(context, { type: 'Request', ...request }, '', true);
    if (state.status !== 'requested') return answer(state);
    const authorisation = await methodNamed(choice.method).authorise(state.request!, context);
    return answer((await recordAuthorisation(paymentId, authorisation, context)).state);
  },

  async 'payment/releaselate'({ paymentId }, context) {
    const { state } = await context.load(payment, streamOf(paymentId));
    for (const reference of state.late) {
      await methodNamed(requested(state).method).cancel(requested(state), reference, 'payment_timeout', context);
      await run(context, { type: 'RecordLateRelease', paymentId, providerReference: reference }, reference);
    }
    return success;
  },

  async 'payment/settle'({ paymentId }, context) {
    const { state } = await context.load(payment, streamOf(paymentId));
    if (state.status !== 'requested' && state.status !== 'challenged') return answer(state);
    const authorisation = await methodNamed(state.request!.method).settle(state.request!, context);
    return answer((await recordAuthorisation(paymentId, authorisation, context)).state);
  },

  async 'payment/capture'({ paymentId }, context) {
    const seen = await context.peek(payment, streamOf(paymentId));
    // A payment that was seen authorised may be captured by now at most, and a capture is harmless when it is repeated.
    const state = seen.status === 'authorised' ? seen : (await context.load(payment, streamOf(paymentId))).state;
    // Whether a payment that was declined is charged again is for staff to say.
    if (state.status === 'captured' || state.status === 'capture-failed') return success;
    await capture(paymentId, state, context);
    return success;
  },

  async 'payment/chargeagain'({ paymentId }, context): Promise<ChargeResult> {
    const { state } = await run(context, { type: 'RequestCapture', paymentId, at: context.now });
    if (state.status === 'captured') return { status: 'captured', code: '' };
    try {
      const { status, declineCode } = await capture(paymentId, state, context);
      return status === 'captured' ? { status, code: '' } : { status: 'declined', code: declineCode };
    } catch (error) {
      // Nobody knows whether the provider took the money: it is asked again by the same key.
      if (error instanceof GatewayUnavailable) return { status: 'pending', code: '' };
      throw error;
    }
  },

  async 'payment/refund'({ paymentId, refundId, amount }, context) {
    const asked = (
      await run(context, { type: 'RequestRefund', paymentId, refundId, amount, at: context.now }, refundId)
    ).state;
    const refund = asked.refunds[refundId]!;
    if (refund.status !== 'requested') return refundAnswer(refund);
    const given = await methodNamed(requested(asked).method).refund(
      requested(asked),
      asked.providerReference,
      { ...refund, refundId },
      context,
    );
    const { state } = await run(
      context,
      { type: 'RecordRefund', paymentId, refundId, answer: given },
      `${refundId} ${given.outcome}`,
    );
    return refundAnswer(state.refunds[refundId]!);
  },

  async 'payment/asofnow'({ paymentId }, context) {
    const { state } = await context.load(payment, streamOf(paymentId));
    return {
      captured: state.status === 'captured',
      failed: state.status === 'capture-failed' || state.status === 'voided',
      reference: state.request?.reference ?? '',
    };
  },

  async 'payment/void'({ paymentId, reason }, context) {
    const { state } = await context.load(payment, streamOf(paymentId));
    if (state.status === 'none' || state.status === 'voided' || state.status === 'declined') return { captured: false };
    if (state.status === 'captured') return { captured: true };
    const { outcome } = await methodNamed(requested(state).method).cancel(
      requested(state),
      state.providerReference,
      reason,
      context,
    );
    const captured = outcome === 'captured';
    await run(
      context,
      captured
        ? { type: 'RecordCapture', paymentId, attempt: state.capture.attempt, answer: { outcome } }
        : { type: 'RecordVoid', paymentId, reason },
    );
    return { captured };
  },
};

const run = (context: OperationContext, command: PaymentCommand, step = '', probablyNew = false) =>
  context.run(payment, streamOf(command.paymentId), command, { step, probablyNew });

const recordAuthorisation = (paymentId: string, authorisation: Authorisation, context: OperationContext) =>
  run(context, { type: 'RecordAuthorisation', paymentId, authorisation }, authorisation.outcome);

/** Asks for the money by the key of the latest attempt. */
async function capture(paymentId: string, state: PaymentState, context: OperationContext): Promise<PaymentState> {
  const { attempt, idempotencyKey } = state.capture;
  const taken = await methodNamed(requested(state).method).capture(
    requested(state),
    state.providerReference,
    idempotencyKey,
    context,
  );
  return (
    await run(context, { type: 'RecordCapture', paymentId, attempt, answer: taken }, `${attempt} ${taken.outcome}`)
  ).state;
}

const requested = (state: PaymentState) => state.request ?? notFound('payment_not_found');
const referenceOf = (choice: PaymentChoice) => (choice.method === 'card' ? choice.token : choice.poNumber);

function answer(state: PaymentState): PaymentAnswer {
  switch (state.status) {
    case 'authorised':
    case 'captured':
    case 'capture-failed':
      return { outcome: 'authorised', text: state.text };
    case 'challenged':
      return { outcome: 'challenge', challengeUrl: state.challengeUrl };
    case 'declined':
      return { outcome: 'declined', code: state.declineCode };
    case 'none':
    case 'requested':
    case 'voided':
      return { outcome: 'declined', code: 'payment_timeout' };
  }
}

const refundAnswer = ({ status, declineCode }: PaymentRefund): RefundOutcome =>
  status === 'declined' ? { outcome: 'declined', code: declineCode } : { outcome: 'refunded' };
