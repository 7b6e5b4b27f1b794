import type { orderOperations } from '#contracts/order.ts';
import type { orderDeskOperations } from '#contracts/order-desk.ts';
import { order } from '#domain/order/order.decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/operations/context.ts';
import { readableNumber } from '#platform/readable-number.ts';
import { beginEdit } from './begin-edit.ts';
import { chargeAgain, releasePayments } from './failed-payment.process.ts';
import { checkCaptured, checkShippable, isPaid, completeRefund } from './refund.process.ts';
import { streamOf } from './order-stream.ts';

const success = { message: 'success' } as const;

export const orderCommands: Handlers<typeof orderOperations & typeof orderDeskOperations, 'command'> = {
  async 'order/place'({ draft, payments, backordered }, context) {
    const { orderId } = draft;
    const { state } = await context.run(
      order,
      streamOf(orderId),
      { type: 'Place', draft, orderNumber: readableNumber('MW', orderId), payments, backordered, at: context.now },
      { expectNew: true },
    );
    return { orderNumber: state.orderNumber! };
  },

  async 'admin/order/shiplines'(input, context) {
    const shipmentId = context.id('shipment');
    await checkShippable(input.orderId, context);
    await context.run(order, streamOf(input.orderId), { type: 'ShipLines', shipmentId, at: context.now, ...input });
    return { shipmentId };
  },

  async 'admin/order/refund'({ orderId, lines, freight, goodwill, changes, amount, restock, reason }, context) {
    const refundId = context.id('refund');
    await checkCaptured(orderId, context);
    const { limit } = await context.call('order/refundlimit', {});
    await context.run(order, streamOf(orderId), {
      type: 'Refund',
      orderId,
      refundId,
      changesSeen: changes,
      amountSeen: amount,
      asked: { lines, freight, goodwill },
      restock,
      reason,
      at: context.now,
      ...(limit === undefined ? {} : { limit }),
    });
    return completeRefund(orderId, refundId, context);
  },

  async 'admin/order/cancellines'({ orderId, lines, freight, changes, amount, reason }, context) {
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
      unpaid,
      reason,
      at: context.now,
    });
    return completeRefund(orderId, refundId, context);
  },

  async 'admin/order/edit'({ orderId, ...edit }, context) {
    await checkCaptured(orderId, context);
    const { refundId } = await context.call('checkout/editorder', { orderId, edit: { orderId, ...edit } });
    return { ...(await completeRefund(orderId, refundId, context)), difference: edit.difference };
  },

  'order/beginedit': (input, context) => beginEdit(input, context),
  async 'order/applyedit'({ orderId, attempt, draft, edit, payments }, context) {
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
    return { orderNumber: state.orderNumber! };
  },
  async 'order/unlock'({ orderId, attempt, reason }, context) {
    await context.run(order, streamOf(orderId), { type: 'AbandonEdit', orderId, attempt, code: reason });
    return success;
  },

  'order/completerefund': ({ orderId, refundId }, context) => completeRefund(orderId, refundId, context),

  async 'admin/order/receivepayment'({ orderId, ...receipt }, context) {
    const { state } = await context.load(order, streamOf(orderId));
    if (!state.payments.some(({ paymentId }) => paymentId === receipt.paymentId)) notFound('payment_not_found');
    return context.call('payment/receive', receipt);
  },

  'admin/order/chargeagain': (input, context) => chargeAgain(input, context),
  'order/releasepayments': ({ orderId }, context) => releasePayments(orderId, context),

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
