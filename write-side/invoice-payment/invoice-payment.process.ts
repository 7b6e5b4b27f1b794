// A buyer pays invoices: reserve the open items, reserve the money, take it, settle the items. Every step is harmless when
// done again, so whoever finds the process unfinished goes on with it.
import type { InvoicePaymentAnswer } from '#contracts/invoice/invoice.ts';
import {
  begunInvoicePayment,
  invoicePayment,
  type BegunInvoicePayment,
  type InvoicePaymentCommand,
} from '#domain/invoice-payment/invoice-payment.decider.ts';
import { INVOICE_PAYMENT_MINUTES } from '#domain/invoice-payment/invoice-payment.events.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import type { ReservedPart } from '#domain/shared/payment-plan.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';

const MINUTE_MS = 60_000;

export const streamOf = (invoicePaymentId: string) => `invoice-payment-${invoicePaymentId}`;

export const load = async (invoicePaymentId: string, context: OperationContext): Promise<BegunInvoicePayment> =>
  begunInvoicePayment((await context.load(invoicePayment, streamOf(invoicePaymentId))).state);

/**
 * Takes the process from `state` as far as it goes.
 * @throws DomainError once it has failed and is undone; GatewayUnavailable where nobody knows yet
 */
export async function advance(
  invoicePaymentId: string,
  state: BegunInvoicePayment,
  context: OperationContext,
): Promise<InvoicePaymentAnswer> {
  switch (state.status) {
    case 'started':
      return secure(invoicePaymentId, state, context);
    case 'secured':
    case 'awaiting':
      return finish(invoicePaymentId, state, context);
    case 'completed':
      return paid(invoicePaymentId, state);
    case 'returned':
      throw new DomainError(state.failure.code, state.failure.params, 'payment');
    case 'failed':
      await undo(invoicePaymentId, state, state.failure.code, context);
      throw new DomainError(state.failure.code, state.failure.params, 'payment');
  }
}

async function secure(
  invoicePaymentId: string,
  state: BegunInvoicePayment,
  context: OperationContext,
): Promise<InvoicePaymentAnswer> {
  const secured = await reserved(invoicePaymentId, state, context).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    return error;
  });
  if (secured instanceof DomainError) return fail(invoicePaymentId, secured, context);
  if ('challengeUrl' in secured) return secured;
  return finish(invoicePaymentId, await markSecured(invoicePaymentId, state, secured, context), context);
}

/** Reserves the open items, then the money. */
async function reserved(
  invoicePaymentId: string,
  state: BegunInvoicePayment,
  context: OperationContext,
): Promise<ReservedPart | Extract<InvoicePaymentAnswer, { status: 'challenge' }>> {
  const { accountId, items } = state;
  const input = partOf(state);
  await context.commands.credit.reserveItems({ accountId, receiptId: invoicePaymentId, items });
  let answer = await context.commands.payment.reserve(input);
  if (answer.outcome === 'challenge') answer = await context.commands.payment.confirm(input);
  if (answer.outcome === 'declined') throw new DomainError(answer.code, answer.params, 'payment');
  if (answer.outcome === 'reserved') return answer.part;
  if (isOld(state, context)) throw new DomainError('payment_not_confirmed', {}, 'payment');
  return { status: 'challenge', InvoicePaymentId: invoicePaymentId, challengeUrl: answer.challengeUrl };
}

/** What was reserved for a process that had failed meanwhile goes on record, so that it is given back. */
async function markSecured(
  invoicePaymentId: string,
  state: BegunInvoicePayment,
  payment: ReservedPart,
  context: OperationContext,
): Promise<BegunInvoicePayment> {
  try {
    return await run(context, { type: 'Secure', invoicePaymentId, payment });
  } catch (error) {
    if (error instanceof DomainError)
      await context.commands.payment.recordLate({ ...partOf(state), reserved: payment });
    throw error;
  }
}

async function finish(
  invoicePaymentId: string,
  state: BegunInvoicePayment,
  context: OperationContext,
): Promise<InvoicePaymentAnswer> {
  if (state.status !== 'secured' && state.status !== 'awaiting') return advance(invoicePaymentId, state, context);
  const { accountId, payment, secured, startedAt } = state;
  const { paymentId, amount } = payment;
  await context.commands.payment.capture({ ...partOf(state), reserved: secured });
  const { captured, awaiting } = await context.states.payment.get({ paymentId });
  if (awaiting) {
    await run(context, { type: 'Await', invoicePaymentId });
    return { status: 'awaited', InvoicePaymentId: invoicePaymentId, Amount: amount };
  }
  // The provider will not give what it had reserved: the items are owed as before.
  if (!captured) return fail(invoicePaymentId, new DomainError('capture_declined', {}, 'payment'), context, true);
  const paidOn = shopDay(startedAt);
  const receipt = { accountId, receiptId: invoicePaymentId, paymentId, amount, reference: secured.text, paidOn };
  await context.commands.credit.receiveReserved(receipt);
  return paid(invoicePaymentId, await run(context, { type: 'Complete', invoicePaymentId }));
}

async function fail(
  invoicePaymentId: string,
  { code, params }: DomainError,
  context: OperationContext,
  isCaptureDeclined = false,
): Promise<InvoicePaymentAnswer> {
  const failed = await run(context, { type: 'Fail', invoicePaymentId, code, params, isCaptureDeclined });
  return advance(invoicePaymentId, failed, context);
}

/**
 * Goes on with one whose debit settled, or was returned: before it settled the items are owed as before, after it they are owed
 * again. Harmless when repeated.
 */
export async function settle(
  invoicePaymentId: string,
  returnCode: string | undefined,
  context: OperationContext,
): Promise<void> {
  const { state } = await context.load(invoicePayment, streamOf(invoicePaymentId));
  // The payment is of no invoices.
  if (state.status === 'none') return;
  if (returnCode === undefined) return void (await advance(invoicePaymentId, state, context).catch(unlessRefused));
  const returned = await run(context, { type: 'Return', invoicePaymentId, code: returnCode });
  const { accountId } = returned;
  if (returned.status === 'returned')
    return context.commands.credit.reverse({ accountId, receiptId: invoicePaymentId, reason: returnCode });
  await fail(invoicePaymentId, new DomainError(returnCode, {}, 'payment'), context, true).catch(unlessRefused);
}

/** It has failed, and is undone: the buyer was or will be told. */
export function unlessRefused(error: unknown): undefined {
  if (!(error instanceof DomainError)) throw error;
}

/** Gives up one that waits for the buyer; one that is past the point of no return is finished. */
export async function giveUp(invoicePaymentId: string, code: string, context: OperationContext): Promise<void> {
  const state = await run(context, { type: 'Fail', invoicePaymentId, code, params: {}, isCaptureDeclined: false });
  if (state.status === 'failed') await undo(invoicePaymentId, state, code, context);
  else await advance(invoicePaymentId, state, context);
}

/**
 * A provider that does not answer keeps nobody waiting: what is reserved is given back by a job of its own
 * (release-payment-when-invoice-payment-failed).
 */
export async function undo(
  invoicePaymentId: string,
  state: BegunInvoicePayment,
  reason: string,
  context: OperationContext,
): Promise<{ released: boolean }> {
  const { accountId, payment } = state;
  await context.commands.credit.releaseItems({ accountId, receiptId: invoicePaymentId, reason });
  try {
    await context.commands.payment.cancel({ paymentId: payment.paymentId, reason, of: partOf(state) });
    return { released: true };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    context.log.warn({ err: error, invoicePaymentId }, 'the reservation of a failed payment is given back later');
    return { released: false };
  }
}

/** It is of no order. */
const partOf = ({ payment, accountId, currency, startedAt }: BegunInvoicePayment) => ({
  part: payment,
  orderId: '',
  accountId,
  currency,
  agreedAt: startedAt,
});

const isOld = ({ startedAt }: BegunInvoicePayment, { now }: OperationContext): boolean =>
  Date.parse(now) - Date.parse(startedAt) >= INVOICE_PAYMENT_MINUTES * MINUTE_MS;

const paid = (invoicePaymentId: string, { payment }: BegunInvoicePayment): InvoicePaymentAnswer => ({
  status: 'paid',
  InvoicePaymentId: invoicePaymentId,
  Amount: payment.amount,
});

export const run = async (context: OperationContext, command: InvoicePaymentCommand): Promise<BegunInvoicePayment> =>
  begunInvoicePayment(
    (
      await context.run(invoicePayment, streamOf(command.invoicePaymentId), command, {
        expectNew: command.type === 'Start',
      })
    ).state,
  );
