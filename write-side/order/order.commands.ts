import { isCancelled } from '#domain/order/order-lines.ts';
import type { ReturnUnits } from '#domain/order/return.pricing.ts';
import { placedOrder } from '#domain/order/order.state.ts';
import type { orderOperations } from '#contracts/order/order.ts';
import type { orderDeskOperations } from '#contracts/order/order-desk.ts';
import type { RefundResult } from '#contracts/order/order-desk-shapes.ts';
import { promotionsOf } from '#domain/shared/price/priced.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import type { BackorderedLine, LineUnits, PromisedPart, RefundPart } from '#domain/order/order.events.ts';
import type { OrderEditAgreed } from '#domain/checkout/checkout.events.ts';
import { order } from '#domain/order/order.decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { DomainError, notFound } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { readableNumber } from '#platform/kernel/runtime/readable-number.ts';
import {
  issueCertificates,
  requestCertificates,
  restoreCertificates,
  withdrawCertificates,
} from './bought-certificates.ts';
import { cancelUnreceived } from './awaited-money.process.ts';
import { beginEdit } from './begin-edit.ts';
import { beginPayment } from './begin-payment.ts';
import { chargeAgain, releasePayments } from './failed-payment.process.ts';
import { checkCaptured, checkShippable, isPaid, completeRefund } from './refund.process.ts';
import { loadOrder, streamOf } from './order-stream.ts';
import { storeCreditFor } from './store-credit.ts';

const success = { message: 'success' } as const;

/** An edit is an attempt of the checkout, and handled there. */
type Ours = Omit<typeof orderOperations & typeof orderDeskOperations, 'admin/order/edit' | 'admin/order/payotherwise'>;

export const orderCommands: Handlers<Ours, 'command'> = {
  async 'admin/order/shiplines'(input, context) {
    const shipmentId = context.id('shipment');
    await checkShippable(input.orderId, context);
    await context.run(order, streamOf(input.orderId), { type: 'ShipLines', shipmentId, at: context.now, ...input });
    return { shipmentId };
  },

  async 'admin/order/refund'(
    { orderId, lines, freight, goodwill, parts, changes, amount, restock, storeCredit, reason },
    context,
  ) {
    const refundId = context.id('refund');
    await checkCaptured(orderId, context);
    const { limit } = await context.queries.orderDesk.refundLimit();
    const refund = {
      type: 'Refund',
      orderId,
      refundId,
      changesSeen: changes,
      amountSeen: amount,
      asked: { lines, freight, goodwill, parts },
      restock,
      reason,
      at: context.now,
      ...(limit === undefined ? {} : { limit }),
      ...(storeCredit ? { storeCredit: await storeCreditFor({ orderId, refundId }, context) } : {}),
    } as const;
    const paidBack = { orderId, refundId, lines };
    if (!own((await loadOrder(orderId, context)).refunds, refundId))
      await withdrawCertificates({ ...paidBack, reason }, context);
    try {
      await context.run(order, streamOf(orderId), refund);
    } catch (error) {
      if (error instanceof DomainError) await restoreCertificates(paidBack, error.code, context);
      throw error;
    }
    return completeRefund(orderId, refundId, context);
  },

  async 'admin/order/cancellines'({ orderId, lines, freight, parts, changes, amount, reason }, context) {
    const refundId = context.id('refund');
    const unpaid = !(await isPaid(orderId, context));
    await context.run(order, streamOf(orderId), {
      type: 'CancelLines',
      orderId,
      refundId,
      changesSeen: changes,
      amountSeen: amount,
      lines,
      freight,
      parts,
      unpaid,
      reason,
      at: context.now,
    });
    return completeRefund(orderId, refundId, context);
  },

  async 'admin/order/receivepayment'({ orderId, ...receipt }, context) {
    const state = await loadOrder(orderId, context);
    if (!state.payments.some(({ paymentId }) => paymentId === receipt.paymentId)) notFound('payment_not_found');
    await context.commands.payment.receive(receipt);
    return success;
  },

  async 'admin/order/reversepart'({ orderId, ...part }, context) {
    const state = await loadOrder(orderId, context);
    if (!state.payments.some(({ paymentId }) => paymentId === part.paymentId)) notFound('payment_not_found');
    await context.commands.payment.reversePart(part);
    return success;
  },

  'admin/order/chargeagain': (input, context) => chargeAgain(input, context),

  async 'admin/order/addnote'({ orderId, text }, context) {
    await context.run(order, streamOf(orderId), {
      type: 'AddNote',
      orderId,
      noteId: context.id('note'),
      text,
      at: context.now,
    });
    return success;
  },

  async 'admin/order/resendemail'({ orderId, template, shipmentId = '' }, context) {
    await context.run(order, streamOf(orderId), {
      type: 'ResendEmail',
      orderId,
      template,
      shipmentId,
      at: context.now,
    });
    return success;
  },
};

export const orderFunctions = {
  /** Bills what has left of an order since its bill before, at a position of an invoice of several orders; once. */
  async billMonth(
    {
      orderId,
      invoiceId,
      position,
    }: { readonly orderId: string; readonly invoiceId: string; readonly position: number },
    context: OperationContext,
  ): Promise<void> {
    const bill = { type: 'BillMonth', orderId, invoiceId, position, at: context.now } as const;
    await context.run(order, streamOf(orderId), bill, { step: orderId });
  },

  requestCertificates,
  issueCertificates,

  cancelUnreceived,

  /** Places an order whose stock is held and whose payment is authorised. */
  async place(
    {
      draft,
      payments,
      backordered,
      promised,
    }: {
      readonly draft: OrderDraft;
      readonly payments: readonly PlacedPayment[];
      readonly backordered: readonly BackorderedLine[];
      readonly promised: readonly PromisedPart[];
    },
    context: OperationContext,
  ): Promise<{ orderNumber: string }> {
    const { orderId } = draft;
    const { state } = await context.run(
      order,
      streamOf(orderId),
      {
        type: 'Place',
        draft,
        orderNumber: readableNumber('MW', orderId),
        payments,
        backordered,
        promised,
        at: context.now,
      },
      { expectNew: true },
    );
    return { orderNumber: placedOrder(state).orderNumber };
  },

  /** Locks an order for an edit, and says what has to be secured for it. */
  beginEdit,

  /** Changes a locked order, once its stock and money are secured. */
  async applyEdit(
    {
      orderId,
      attempt,
      draft,
      edit,
      payments,
    }: {
      readonly orderId: string;
      readonly attempt: number;
      readonly draft: OrderDraft;
      readonly edit: OrderEditAgreed;
      readonly payments: readonly PlacedPayment[];
    },
    context: OperationContext,
  ): Promise<{ orderNumber: string }> {
    const { lines, deliveries, totals, shipTo } = draft;
    const change = { lines, deliveries, totals };
    const { state } = await context.run(order, streamOf(orderId), {
      type: 'ApplyEdit',
      orderId,
      attempt,
      change,
      shipTo,
      reason: edit.reason,
      refundId: edit.refundId,
      payments,
      at: context.now,
    });
    return { orderNumber: placedOrder(state).orderNumber };
  },

  /** Locks an order that is to be paid anew, and says which of its payments that is for. */
  beginPayment,

  /** Other payments, whose money is secured, take the place of those that are given up. */
  async replacePayments(
    replaced: {
      readonly orderId: string;
      readonly attempt: number;
      readonly paymentIds: readonly string[];
      readonly payments: readonly PlacedPayment[];
    },
    context: OperationContext,
  ): Promise<{ orderNumber: string }> {
    const { orderId } = replaced;
    const command = { type: 'ReplacePayments', ...replaced, at: context.now } as const;
    const { state } = await context.run(order, streamOf(orderId), command);
    return { orderNumber: placedOrder(state).orderNumber };
  },

  /** Gives up paying an order anew. */
  async unlockPayment(
    { orderId, attempt, reason }: { readonly orderId: string; readonly attempt: number; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    await context.run(order, streamOf(orderId), { type: 'AbandonPayment', orderId, attempt, code: reason });
  },

  /** Gives an edit up. */
  async unlock(
    { orderId, attempt, reason }: { readonly orderId: string; readonly attempt: number; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    await context.run(order, streamOf(orderId), { type: 'AbandonEdit', orderId, attempt, code: reason });
  },

  /** @throws DomainError where the money of an order has yet to be taken */
  async requireCaptured({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<void> {
    await checkCaptured(orderId, context);
  },

  /** Goes on with a refund until every payment has answered. */
  async completeRefund(
    { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
    context: OperationContext,
  ): Promise<RefundResult> {
    return completeRefund(orderId, refundId, context);
  },

  /**
   * Pays back units that were returned, and puts those of `restock` on the shelf. `changes` and `amount` are what the
   * preview said. @throws DomainError return_refunded, return_replaced and what else a refund is refused for
   */
  async refundReturn(
    {
      changes: changesSeen,
      amount: amountSeen,
      storeCredit,
      ...of
    }: {
      readonly orderId: string;
      readonly returnId: string;
      readonly refundId: string;
      readonly lines: readonly ReturnUnits[];
      readonly restock: readonly LineUnits[];
      /** What staff want some payments to bear of it. */
      readonly parts: readonly RefundPart[];
      readonly changes: number;
      readonly amount: Amount;
      /** What was paid with money becomes a gift certificate. */
      readonly storeCredit: boolean;
      readonly reason: string;
    },
    context: OperationContext,
  ): Promise<RefundResult> {
    const { orderId, refundId } = of;
    await checkCaptured(orderId, context);
    const { limit } = await context.queries.orderDesk.refundLimit();
    await context.run(order, streamOf(orderId), {
      ...({ type: 'RefundReturn', changesSeen, amountSeen, at: context.now, ...of } as const),
      ...(limit === undefined ? {} : { limit }),
      ...(storeCredit ? { storeCredit: await storeCreditFor({ orderId, refundId }, context) } : {}),
    });
    return completeRefund(orderId, refundId, context);
  },

  /**
   * Sends units that were returned once more, and puts those of `restock` on the shelf; no money moves. `changes` is what whoever
   * asks has seen. @throws DomainError return_refunded, order_changed, order_being_edited, order_being_paid
   */
  async replaceReturn(
    {
      changes: changesSeen,
      ...of
    }: {
      readonly orderId: string;
      readonly returnId: string;
      readonly lines: readonly LineUnits[];
      readonly restock: readonly LineUnits[];
      readonly changes: number;
    },
    context: OperationContext,
  ): Promise<void> {
    await context.run(order, streamOf(of.orderId), { type: 'ReplaceReturn', changesSeen, at: context.now, ...of });
  },

  /** Gives up the payments of an order that was cancelled unpaid; not `released` while a provider does not answer. */
  async releasePayments(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ released: boolean }> {
    return releasePayments(orderId, context);
  },

  /** Gives back the uses of promotions that an order holds once nothing of it is left; harmless when done again. */
  async releasePromotions({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<void> {
    const state = await loadOrder(orderId, context);
    if (!isCancelled(state)) return;
    const { holdId, draft } = state;
    for (const { promotionId } of promotionsOf(draft.lines, draft.deliveries))
      await context.commands.promotion.release({ promotionId, holdId, reason: 'order_cancelled' });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly order: FunctionsOf<typeof orderFunctions>;
  }
}
