// The order as it crosses the wire.
import type { OrderSummary, PlacedOrder } from '#contracts/order.ts';
import type { ProductFacts } from '#contracts/product.ts';
import { lineStatus } from '#domain/order/order.events.ts';
import { lineDiscount, lineTotal } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/operations/context.ts';
import type { OrderRow } from './orders.ts';

export const summaryOf = (row: OrderRow): OrderSummary => ({
  OrderID: row.order_id,
  OrderNumber: row.order_number,
  OrderDate: row.placed_at,
  OrderStatus: row.status,
  OrderTotal: row.total,
  CurrencyCode: row.currency as 'CAD',
  LineCount: row.line_count,
  PlacedBy: row.placed_by,
  PONumber: row.po_number,
  TrackingNumbers: row.shipments.map((shipment) => shipment.trackingNumber),
});

export async function placedOrderOf(row: OrderRow, context: OperationContext): Promise<PlacedOrder> {
  const { draft } = row;
  const { language } = context;
  const [facts, files] = await Promise.all([
    context.call('product/facts', { itemNumbers: [...new Set(draft.lines.flatMap((l) => [l.itemNumber, ...l.components.map((c) => c.itemNumber)]))] }),
    context.call('attachment/counts', { orderId: row.order_id }),
  ]);
  const nameOf = (lineId: string) => draft.lines.find((line) => line.lineId === lineId)?.name[language] ?? lineId;
  return {
    OrderHeader: {
      OrderID: row.order_id, OrderTag: '', PaymentAmount: row.total,
      SubTotal: draft.totals.subTotal, ShippingTotal: draft.totals.shipping, TaxTotal: draft.totals.tax, DiscountTotal: draft.totals.discount, OrderTotal: draft.totals.total,
      CurrencyCode: row.currency as 'CAD', LineCount: row.line_count,
      TaxLines: draft.taxes.map(({ name, rate, amount }) => ({ name: name[language], rate: rate / 1_000, amount })),
      OrderNumber: row.order_number, OrderDate: row.placed_at, OrderStatus: row.status, PlacedBy: row.placed_by, Email: row.email,
      ShipTo: draft.shipTo, BillTo: draft.billTo, ShippingMethod: draft.shipping.shippingMethod, ShippingMethodName: draft.shipping.name[language],
      PaymentMethod: row.payment_method, PaymentStatus: row.payment_status, PaymentText: row.payment_text, PONumber: row.po_number, CustomerComments: draft.comments, QuoteNumber: draft.convertedFrom?.quoteNumber ?? '',
    },
    OrderLines: draft.lines.map((line) => ({ ...wireLine(row, line, facts, language), AttachmentCount: files[line.lineId] ?? 0 })),
    IsOrderShipableCount: row.progress.filter(({ lineId, shipped, cancelled }) => shipped + cancelled < draft.lines.find((l) => l.lineId === lineId)!.quantity).length,
    Shipments: row.shipments.map(({ lines, ...shipment }) => ({ ...shipment, lines: lines.map(({ lineId, quantity }) => ({ LineID: lineId, SkuName: nameOf(lineId), Qty: quantity })) })),
  };
}

function wireLine(row: OrderRow, line: OrderRow['draft']['lines'][number], facts: Record<string, ProductFacts>, language: 'en' | 'fr'): Omit<PlacedOrder['OrderLines'][number], 'AttachmentCount'> {
  const { shipped, cancelled } = row.progress.find((p) => p.lineId === line.lineId)!;
  const { listPrice, unitPrice } = line.price;
  const fact = facts[line.itemNumber];
  const isBundle = line.components.some((part) => part.itemNumber !== line.itemNumber);
  return {
    LineID: line.lineId, OrderID: row.order_id, ProductId: line.itemNumber, SEOFriendlyName: fact?.seoFriendlyName ?? 'item', SkuName: line.name[language],
    ProductImageURL: fact?.imageUrl ?? '', SwatchSizeValue: fact && fact.packQuantity > 1 ? String(fact.packQuantity) : '',
    Qty: line.quantity, UnitPrice: listPrice, ExtendedPrice: unitPrice < listPrice ? unitPrice : 0, LineDiscount: lineDiscount(line), LineTotal: lineTotal(line),
    LineStatus: lineStatus({ quantity: line.quantity, shipped, cancelled }), ShippedQty: shipped, CancelledQty: cancelled,
    RelatedOrderLines: isBundle ? line.components.map((part) => ({ SkuName: facts[part.itemNumber]?.name[language] ?? part.itemNumber, ProductId: part.itemNumber, Qty: part.quantity, UnitPrice: 0, ExtendedPrice: 0, LineDiscount: 0 })) : [],
    Availability: fact?.availability ?? { status: 'discontinued', quantity: 0, leadTimeDays: 0 },
  };
}
