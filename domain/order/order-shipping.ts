// Goods and certificates that leave, and the letters about them.
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { isPickedUp } from '#domain/shared/price/priced.ts';
import type { RequestGiftCertificates, ResendEmail, ShipLines } from './order-commands.ts';
import { withBill } from './order-billing.ts';
import { openCertificates, openQuantity, stockOf } from './order-lines.ts';
import { checkUnlocked } from './order-payment.ts';
import type { OrderEvent } from './order.events.ts';
import { summed } from './order.pricing.ts';
import type { PlacedOrder } from './order.state.ts';

export function shipLines(command: ShipLines, state: PlacedOrder): OrderEvent[] {
  const { orderId, shipmentId, carrier, trackingNumber, at } = command;
  checkUnlocked(state);
  const lines = summed(command.lines);
  for (const { lineId, quantity } of lines) {
    const left = openQuantity(state, lineId);
    if (quantity > left) refuse('ship_quantity_exceeds', { lineId, quantity, left });
    if (state.draft.lines.some((line) => line.lineId === lineId && line.giftCertificate))
      refuse('gift_certificate_not_shipped', { lineId });
  }
  const [delivery, ...others] = state.draft.deliveries.filter(({ lineIds }) =>
    lines.some(({ lineId }) => lineIds.includes(lineId)),
  );
  // Goods for two places cannot leave under one tracking number.
  if (!delivery || others.length) return refuse('shipment_of_two_deliveries');
  if (!isPickedUp(delivery) && !carrier) return refuse('carrier_required', {}, 'invalid');
  const shipped: OrderEvent = {
    type: 'OrderLinesShipped',
    data: {
      orderId,
      shipmentId,
      deliveryId: delivery.deliveryId,
      carrier,
      trackingNumber,
      lines,
      taken: stockOf(state, lines),
      shippedAt: at,
    },
  };
  return withBill([shipped], state, at);
}

export function requestGiftCertificates({ orderId, at }: RequestGiftCertificates, state: PlacedOrder): OrderEvent[] {
  checkUnlocked(state);
  const lines = openCertificates(state);
  if (!lines.length) return [];
  return withBill([{ type: 'OrderGiftCertificatesRequested', data: { orderId, lines, requestedAt: at } }], state, at);
}

export function resendEmail(command: ResendEmail, { shipments }: PlacedOrder): OrderEvent[] {
  const { orderId, template, at } = command;
  const shipmentId = template === 'shipment' ? command.shipmentId : '';
  if (template === 'shipment' && !shipments.includes(shipmentId)) return notFound('shipment_not_found');
  return [{ type: 'OrderEmailResent', data: { orderId, template, shipmentId, resentAt: at } }];
}
