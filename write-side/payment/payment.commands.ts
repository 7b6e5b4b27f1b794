import type { PaymentAnswer, paymentOperations } from '#contracts/payment.ts';
import type { PaymentChoice } from '#contracts/checkout.ts';
import { payment, type PaymentCommand, type PaymentState } from '#domain/payment/payment.decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { methodNamed } from './methods.ts';

const streamOf = (paymentId: string) => `payment-${paymentId}`;
const success = { message: 'success' } as const;

export const paymentCommands: Handlers<typeof paymentOperations, 'command'> = {
  async 'payment/authorise'({ paymentId, orderId, accountId, amount, currency, payment: choice }, context) {
    const request = { paymentId, orderId, accountId, amount, currency, method: choice.method, reference: referenceOf(choice), idempotencyKey: paymentId, at: context.now };
    const { state } = await run(context, { type: 'Request', ...request }, '', true);
    if (state.status !== 'requested') return answer(state);
    const authorisation = await methodNamed(choice.method).authorise(state.request!, context);
    return answer((await run(context, { type: 'RecordAuthorisation', paymentId, authorisation }, authorisation.outcome)).state);
  },

  async 'payment/settle'({ paymentId }, context) {
    const { state } = await context.load(payment, streamOf(paymentId));
    if (state.status !== 'requested' && state.status !== 'challenged') return answer(state);
    const authorisation = await methodNamed(state.request!.method).settle(state.request!, context);
    return answer((await run(context, { type: 'RecordAuthorisation', paymentId, authorisation }, authorisation.outcome)).state);
  },

  async 'payment/capture'({ paymentId }, context) {
    const seen = await context.peek(payment, streamOf(paymentId));
    // A payment that was seen authorised may be captured by now at most, and a capture is harmless when it is repeated.
    const state = seen.status === 'authorised' ? seen : (await context.load(payment, streamOf(paymentId))).state;
    if (state.status === 'captured') return success;
    await methodNamed(requested(state).method).capture(requested(state), state.providerReference, context);
    await run(context, { type: 'RecordCapture', paymentId });
    return success;
  },

  async 'payment/void'({ paymentId, reason }, context) {
    const { state } = await context.load(payment, streamOf(paymentId));
    if (state.status === 'none' || state.status === 'voided' || state.status === 'declined') return success;
    await methodNamed(requested(state).method).cancel(requested(state), state.providerReference, reason, context);
    await run(context, { type: 'RecordVoid', paymentId, reason });
    return success;
  },
};

const run = (context: OperationContext, command: PaymentCommand, step = '', probablyNew = false) => context.run(payment, streamOf(command.paymentId), command, { step, probablyNew });

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
