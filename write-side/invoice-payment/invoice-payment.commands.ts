import type { invoiceOperations } from '#contracts/invoice/invoice.ts';
import { paysInvoices } from '#contracts/payment/method/payment-methods.ts';
import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import { invoicePayment } from '#domain/invoice-payment/invoice-payment.decider.ts';
import type { InvoiceShare } from '#domain/invoice-payment/invoice-payment.events.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import { paymentPlan } from '#domain/shared/payment-plan.ts';
import { discountOn } from '#domain/shared/payment-terms.ts';
import { needed } from '#domain/shared/needed.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { advance, giveUp, load, run, settle, streamOf, undo, unlessRefused } from './invoice-payment.process.ts';

export const invoicePaymentCommands: Handlers<typeof invoiceOperations, 'command'> = {
  async 'customer/chargeinvoice'({ Invoices, payment: { method, ...details } }, context) {
    await context.queries.invoice.requireAccess();
    await context.states.account.requireOrdering({ accountId: context.caller.accountId });
    if (!paysInvoices(method)) return refuse('payment_method_not_allowed', { method }, 'payment');
    const invoicePaymentId = context.id('invoice-payment');
    // The same click again is told what came of the first: what it paid is owed no more.
    const { state: before } = await context.load(invoicePayment, streamOf(invoicePaymentId));
    if (before.status !== 'none') return advance(invoicePaymentId, before, context);
    const invoices = Invoices.map(({ InvoiceId: invoiceId, Amount: amount }) => ({ invoiceId, amount }));
    const { accountId, currency, items } = await itemsOf(invoices, context);
    await context.commands.payment.countTry({ methods: [method] });
    const { parts } = await context.commands.payment.keep({ parts: [{ method, details }] });
    const payments = paymentPlan(invoicePaymentId, 1, sum(invoices.map(({ amount }) => amount)), parts);
    await context.commands.payment.requireAllowed({ accountId, currency, parts: payments });
    const [payment] = payments;
    const state = await run(context, {
      type: 'Start',
      invoicePaymentId,
      accountId,
      personId: context.caller.personId,
      currency,
      invoices,
      items,
      payment: needed(payment, 'part of the payment'),
      startedAt: context.now,
      startedBy: context.command.commandId,
    });
    return advance(invoicePaymentId, state, context);
  },

  async 'customer/completeinvoicepayment'({ InvoicePaymentId }, context) {
    return advance(InvoicePaymentId, await own(InvoicePaymentId, context), context);
  },

  async 'customer/cancelinvoicepayment'({ InvoicePaymentId }, context) {
    await own(InvoicePaymentId, context);
    await giveUp(InvoicePaymentId, 'checkout_cancelled', context);
    return { message: 'success' };
  },
};

export const invoicePaymentFunctions = {
  /** Goes on with a payment whose request died; `pending` while nobody knows yet, or the buyer's bank is asked. */
  async resume(
    { invoicePaymentId }: { readonly invoicePaymentId: string },
    context: OperationContext,
  ): Promise<{ pending: boolean }> {
    const state = await load(invoicePaymentId, context);
    if (state.status !== 'started' && state.status !== 'secured') return { pending: false };
    const answer = await advance(invoicePaymentId, state, context).catch(unlessRefused);
    return { pending: answer?.status === 'challenge' };
  },

  /** A debit has settled, or `returnCode` says why the buyer's bank returned it; a payment of no invoices is left alone. */
  async settle(
    { paymentId, returnCode }: { readonly paymentId: string; readonly returnCode?: string },
    context: OperationContext,
  ): Promise<void> {
    await settle(invoicePaymentIdOf(paymentId), returnCode, context);
  },

  /** Gives back what a failed payment had reserved; not `released` while the provider does not answer. */
  async release(
    { invoicePaymentId }: { readonly invoicePaymentId: string },
    context: OperationContext,
  ): Promise<{ released: boolean }> {
    const state = await load(invoicePaymentId, context);
    return state.status === 'failed' ? undo(invoicePaymentId, state, state.failure.code, context) : { released: true };
  },
};

const STATUS = {
  started: 'waiting',
  secured: 'waiting',
  awaiting: 'awaited',
  completed: 'paid',
  failed: 'failed',
  returned: 'returned',
} as const;

export const invoicePaymentStates = {
  /** Who paid, in which currency. @throws DomainError invoice_payment_not_found */
  async payer({ invoicePaymentId }: { readonly invoicePaymentId: string }, context: OperationContext) {
    const { personId, currency } = await load(invoicePaymentId, context);
    return { contactId: personId.slice('contact:'.length), currency };
  },

  /** One's own payment of invoices, as of its last event. @throws DomainError invoice_payment_not_found */
  async own({ invoicePaymentId }: { readonly invoicePaymentId: string }, context: OperationContext) {
    const state = await own(invoicePaymentId, context);
    const { status, payment, currency, invoices } = state;
    return {
      status: STATUS[status],
      reason: 'failure' in state ? state.failure.code : '',
      method: payment.method,
      text: 'secured' in state ? state.secured.text : '',
      amount: payment.amount,
      currency,
      invoices,
    };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly invoicePayment: FunctionsOf<typeof invoicePaymentStates>;
  }
  interface Commands {
    readonly invoicePayment: FunctionsOf<typeof invoicePaymentFunctions>;
  }
}

/** The plan of a payment of invoices has one part. */
const invoicePaymentIdOf = (paymentId: string): string => paymentId.replace(/(\.\d+){2}$/, '');

async function own(invoicePaymentId: string, context: OperationContext) {
  const state = await load(invoicePaymentId, context);
  return state.personId === context.caller.personId ? state : notFound('invoice_payment_not_found');
}

/**
 * What of the open items of its own invoices each amount pays, the first to fall due first; of one that is paid early, less its
 * discount. @throws DomainError invoice_not_owed
 */
async function itemsOf(invoices: readonly InvoiceShare[], context: OperationContext) {
  const { accountId, currency, items } = await context.states.credit.payable({ accountId: context.caller.accountId });
  const today = shopDay(context.now);
  const paid = invoices.flatMap(({ invoiceId, amount }) => {
    let left = amount;
    const parts = items
      .filter(({ openItemId }) => invoiceIdOf(openItemId) === invoiceId)
      .flatMap(({ openItemId, open, discount }) => {
        const part = Math.min(open - discountOn(open, discount, today), left);
        left -= part;
        return part > 0 ? [{ openItemId, amount: part }] : [];
      });
    return left > 0 ? refuse('invoice_not_owed', { invoiceId, amount, open: amount - left }) : parts;
  });
  return { accountId, currency, items: paid };
}
