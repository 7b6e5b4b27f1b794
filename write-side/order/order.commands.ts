import type { orderOperations } from '#contracts/order.ts';
import { order } from '#domain/order/order.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';
import { readableNumber } from '#platform/readable-number.ts';

const streamOf = (orderId: string) => `order-${orderId}`;

export const orderCommands: Handlers<typeof orderOperations, 'command'> = {
  async 'order/place'({ draft, ...payment }, context) {
    const { orderId } = draft;
    const { state } = await context.run(order, streamOf(orderId), { type: 'Place', draft, orderNumber: readableNumber('MW', orderId), at: context.now, ...payment }, { probablyNew: true });
    return { orderNumber: state.orderNumber! };
  },

  async 'admin/order/shiplines'(input, context) {
    const shipmentId = context.id('shipment');
    await context.run(order, streamOf(input.orderId), { type: 'ShipLines', shipmentId, at: context.now, ...input });
    return { shipmentId };
  },

  async 'admin/order/cancelline'(input, context) {
    await context.run(order, streamOf(input.orderId), { type: 'CancelLine', at: context.now, ...input });
    return { message: 'success' };
  },
};
