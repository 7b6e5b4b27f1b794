import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { invoice } from '#domain/invoice/invoice.decider.ts';
import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import { needed } from '#domain/shared/needed.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { numberOf, streamOf } from './invoice-stream.ts';
import { addOrder, issueMonthly, post } from './monthly-invoice.ts';

export const invoiceFunctions = {
  addOrder,
  issueMonthly,

  /**
   * Issues the invoice of the payments whose ids begin with its own, once; nothing where nothing was to be paid. What money
   * comes later for is due after the account's term, or else the shop's.
   */
  async issue(
    { invoiceId, orderId }: { readonly invoiceId: string; readonly orderId: string },
    context: OperationContext,
  ): Promise<void> {
    const { state } = await context.load(invoice, streamOf(invoiceId));
    if (state.orderIds.length) return issueMonthly({ invoiceId }, context);
    const bill = state.number ? undefined : await context.states.order.bill({ orderId, invoiceId });
    if (!bill) return;
    const { order, billed, payments, isSupplement, at } = bill;
    // The numbers of a series are in the order of its days.
    const issuedOn = shopDay(context.now);
    const isOwed = payments.some(({ method }) => moneyComesBy(method) !== 'at-once');
    const { dueOn, discount: earlyPayment } = isOwed
      ? await context.states.credit.dueOn({ accountId: order.accountId, placedAt: at })
      : { dueOn: issuedOn, discount: undefined };
    await context.run(invoice, streamOf(invoiceId), {
      type: 'Issue',
      invoiceId,
      number: await numberOf('invoice', invoiceId, context),
      ...order,
      ...billed,
      isSupplement,
      poNumber: [...new Set(payments.map(({ reference }) => reference).filter(Boolean))].join(', '),
      issuedOn,
      dueOn,
      ...(earlyPayment ? { earlyPayment } : {}),
      payments: payments.map(({ paymentId, method, text, amount }) => ({ paymentId, method, text, amount })),
    });
  },

  /** Issues the invoice of what has left of an order, whose part of the order's holds is owed from now on; once. */
  async issueBilled(
    { invoiceId, orderId }: { readonly invoiceId: string; readonly orderId: string },
    context: OperationContext,
  ): Promise<void> {
    await context.commands.invoice.issue({ invoiceId, orderId });
    const bill = needed(await context.states.order.bill({ orderId, invoiceId }), 'bill of what has left');
    await post([bill], context);
  },

  /** Issues the credit note of a refund, once. */
  async credit(
    { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
    context: OperationContext,
  ): Promise<void> {
    const { billed, paymentId, reason } = await context.states.order.refundBill({ orderId, refundId });
    if (billed.total > 0)
      await issueCreditNote({ orderId, paymentId, creditNoteId: refundId, reason, billed }, context);
  },

  /** Issues the credit note for a part of a placed order that will never be paid, once; what had come of it has that of its refund. */
  async creditVoided(
    {
      orderId,
      paymentId,
      reason,
      received = 0,
    }: {
      readonly orderId: string;
      readonly paymentId: string;
      readonly reason: string;
      readonly received?: number;
    },
    context: OperationContext,
  ): Promise<void> {
    const billed = await context.states.order.voidedBill({ orderId, paymentId, received });
    if (billed && billed.total > 0)
      await issueCreditNote({ orderId, paymentId, creditNoteId: paymentId, reason, billed }, context);
  },
};

export const invoiceStates = {
  /** Ids of the credit notes that were issued for an invoice. */
  async creditNotes(
    { invoiceId }: { readonly invoiceId: string },
    context: OperationContext,
  ): Promise<{ creditNoteIds: readonly string[] }> {
    return { creditNoteIds: Object.keys((await context.load(invoice, streamOf(invoiceId))).state.creditNotes) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly invoice: FunctionsOf<typeof invoiceFunctions>;
  }
  interface States {
    readonly invoice: FunctionsOf<typeof invoiceStates>;
  }
}

interface CreditNote {
  readonly orderId: string;
  /** A payment of the invoice that it is on. */
  readonly paymentId: string;
  readonly creditNoteId: string;
  readonly reason: string;
  readonly billed: Awaited<ReturnType<OperationContext['states']['order']['refundBill']>>['billed'];
}

async function issueCreditNote(
  { orderId, paymentId, creditNoteId, reason, billed }: CreditNote,
  context: OperationContext,
): Promise<void> {
  const invoiceId = invoiceIdOf(paymentId);
  // What is taken back was billed first, whatever came first to who works here.
  await context.commands.invoice.issue({ invoiceId, orderId });
  const { state } = await context.load(invoice, streamOf(invoiceId));
  if (Object.hasOwn(state.creditNotes, creditNoteId)) return;
  await context.run(
    invoice,
    streamOf(invoiceId),
    {
      type: 'IssueCreditNote',
      invoiceId,
      creditNoteId,
      number: await numberOf('credit-note', creditNoteId, context),
      reason,
      issuedOn: shopDay(context.now),
      ...billed,
    },
    { step: creditNoteId },
  );
}
