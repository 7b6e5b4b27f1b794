import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import { PERSONAL_PARTS, type OrderDraft } from '#domain/shared/order-draft.ts';

type OfOrder<Data extends object = object> = { readonly orderId: string } & Data;

export interface ShippedLine {
  readonly lineId: string;
  readonly quantity: number;
}

/** What of an order's hold is used up, by item; a bundle's line names its parts. */
export interface StockTaken {
  readonly holdId: string;
  readonly itemNumber: string;
  readonly quantity: number;
}

/** Stream `order-<orderId>`. */
export type OrderEvent =
  | DomainEvent<'OrderPlaced', OrderDraft & { readonly orderNumber: string; readonly paymentId: string; readonly paymentMethod: string; readonly paymentText: string; readonly poNumber: string; readonly placedAt: string }>
  | DomainEvent<'OrderLinesShipped', OfOrder<{ readonly shipmentId: string; readonly carrier: string; readonly trackingNumber: string; readonly lines: readonly ShippedLine[]; readonly taken: readonly StockTaken[]; readonly shippedAt: string }>>
  | DomainEvent<'OrderLineCancelled', OfOrder<{ readonly lineId: string; readonly quantity: number; readonly reason: string; readonly freed: readonly StockTaken[]; readonly cancelledAt: string }>>;

export const orderEvents = defineEvents<OrderEvent>({
  category: 'order',
  personal: { OrderPlaced: { person: 'personId', fields: PERSONAL_PARTS } },
});

/** Spec 3, order line status. */
export const LINE_STATUS = { new: 1, partiallyShipped: 2, shipped: 3, cancelled: 4 } as const;
export type LineStatus = (typeof LINE_STATUS)[keyof typeof LINE_STATUS];

/** A line's status follows from its quantities; a partly cancelled line is shipped when the rest of it is. */
export function lineStatus({ quantity, shipped, cancelled }: { quantity: number; shipped: number; cancelled: number }): LineStatus {
  if (cancelled === quantity) return LINE_STATUS.cancelled;
  if (shipped + cancelled === quantity) return LINE_STATUS.shipped;
  return shipped > 0 ? LINE_STATUS.partiallyShipped : LINE_STATUS.new;
}
