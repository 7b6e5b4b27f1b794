import { lineStatus, type OrderEvent } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import { defineReadModel, put, update, updateIfThere } from '#platform/read-model/read-model.ts';

export interface OrderLineRow {
  readonly lineId: string;
  readonly shipped: number;
  readonly cancelled: number;
}

export interface ShipmentRow {
  readonly shipmentId: string;
  readonly shippedAt: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

export type OrderStatus = 'processing' | 'partially-shipped' | 'shipped' | 'cancelled';

export interface OrderRow {
  readonly order_id: string;
  readonly order_number: string;
  readonly placed_at: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly email: string;
  /** The contact who placed it; of a guest, the name on the bill. */
  readonly placed_by: string;
  readonly company: string;
  readonly ship_to_city: string;
  readonly status: OrderStatus;
  readonly currency: string;
  readonly total: number;
  readonly line_count: number;
  readonly payment_id: string;
  readonly payment_method: string;
  readonly payment_text: string;
  readonly payment_status: 'authorised' | 'captured' | 'voided' | 'failed';
  readonly po_number: string;
  /** What was agreed, unchanged. */
  readonly draft: OrderDraft;
  readonly progress: readonly OrderLineRow[];
  readonly shipments: readonly ShipmentRow[];
}

const paymentStatus = (status: OrderRow['payment_status']) => ({ data: { orderId } }: { data: { orderId: string } }) => updateIfThere<OrderRow>(orderId, (row) => ({ ...row, payment_status: status }));

export const orders = defineReadModel<OrderRow, OrderEvent | PaymentEvent>({
  name: 'order',
  version: 2,
  key: 'order_id',
  columns: {
    order_id: 'text', order_number: 'text', placed_at: 'timestamptz', person_id: 'text', account_id: 'text', email: 'text', placed_by: 'text', company: 'text', ship_to_city: 'text',
    status: 'text', currency: 'text', total: 'bigint', line_count: 'integer', payment_id: 'text', payment_method: 'text', payment_text: 'text', payment_status: 'text', po_number: 'text',
    draft: 'jsonb', progress: 'jsonb', shipments: 'jsonb',
  },
  indexes: ['(order_number)', '(placed_at desc, order_id)', '(person_id, placed_at desc)', '(account_id, placed_at desc)', '(status, placed_at desc)', '(total)', '(email)'],
  on: {
    OrderPlaced: ({ data: { orderNumber, paymentId, paymentMethod, paymentText, poNumber, placedAt, ...draft } }) =>
      put<OrderRow>(draft.orderId, {
        order_id: draft.orderId, order_number: orderNumber, placed_at: placedAt, person_id: draft.personId, account_id: draft.accountId, email: draft.email,
        placed_by: draft.placedBy ?? `${draft.billTo.firstName} ${draft.billTo.lastName}`, company: draft.billTo.company, ship_to_city: `${draft.shipTo.city}, ${draft.shipTo.state}`,
        status: 'processing', currency: draft.currency, total: draft.totals.total, line_count: draft.lines.length,
        payment_id: paymentId, payment_method: paymentMethod, payment_text: paymentText, payment_status: 'authorised', po_number: poNumber,
        draft, progress: draft.lines.map(({ lineId }) => ({ lineId, shipped: 0, cancelled: 0 })), shipments: [],
      }),
    OrderLinesShipped: ({ data: { orderId, shipmentId, carrier, trackingNumber, lines, shippedAt } }) =>
      update<OrderRow>(orderId, (row) =>
        withProgress({ ...row, shipments: [...row.shipments, { shipmentId, shippedAt, carrier, trackingNumber, lines }] }, (line) => ({
          ...line, shipped: line.shipped + (lines.find((l) => l.lineId === line.lineId)?.quantity ?? 0),
        })),
      ),
    OrderLineCancelled: ({ data: { orderId, lineId, quantity } }) =>
      update<OrderRow>(orderId, (row) => withProgress(row, (line) => (line.lineId === lineId ? { ...line, cancelled: line.cancelled + quantity } : line))),
    PaymentCaptured: paymentStatus('captured'),
    PaymentCaptureFailed: paymentStatus('failed'),
    PaymentVoided: paymentStatus('voided'),
  },
});

function withProgress(row: OrderRow, change: (line: OrderLineRow) => OrderLineRow): OrderRow {
  const progress = row.progress.map(change);
  return { ...row, progress, status: orderStatus(row.draft, progress) };
}

/** An order is as far as its lines: cancelled when all are, shipped when nothing is left to ship. */
function orderStatus({ lines }: OrderDraft, progress: readonly OrderLineRow[]): OrderStatus {
  const statuses = progress.map(({ lineId, ...done }) => lineStatus({ quantity: lines.find((l) => l.lineId === lineId)!.quantity, ...done }));
  if (statuses.every((status) => status === 4)) return 'cancelled';
  if (statuses.every((status) => status === 3 || status === 4)) return 'shipped';
  return statuses.some((status) => status === 2 || status === 3) ? 'partially-shipped' : 'processing';
}
