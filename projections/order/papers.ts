// The papers that leave with the goods, from what stands in the orders and in the ledgers of their stock.
import type { Input, Output } from '#contracts/api.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { openStock, progressOf } from '#domain/order/order.state.ts';
import { needed } from '#domain/shared/needed.ts';
import { optionsText } from '#platform/shop/selling-unit.ts';
import { addressOf, type Delivery } from '#domain/shared/order-draft.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay, shopTimeZone } from '#platform/shop/shop-calendar.ts';
import { packingSlips, pickList, type PackingSlip, type PickedItem } from './packing-slips.ts';
import { orders, type OrderRow } from './orders.ts';
import { pickUpOf } from './pick-up.ts';

type Paper = Output<'admin/order/picklist'>;

/** @throws DomainError order_not_found, shipment_not_found */
export async function packingSlipsOf(
  read: ReadSide,
  { orderIds, shipmentId }: Input<'admin/order/packingslips'>,
  context: OperationContext,
): Promise<Paper> {
  const rows = await rowsOf(read, orderIds, context);
  const slips = await Promise.all(rows.map((row) => slipsOf(row, shipmentId, context)));
  const content = await context.services.threads.run(packingSlips, slips.flat());
  return { fileName: `${fileNameOf('packing-slip', rows)}.pdf`, content, orders: rows.map(named) };
}

/** @throws DomainError order_not_found */
export async function pickListOf(
  read: ReadSide,
  { orderIds }: Input<'admin/order/picklist'>,
  context: OperationContext,
): Promise<Paper> {
  const { language, queries, services, now } = context;
  const rows = await rowsOf(read, orderIds, context);
  const [company, warehouses, picked] = await Promise.all([
    queries.store.letterhead({ language }),
    queries.warehouse.names(),
    Promise.all(rows.map((row) => openUnitsOf(row, context))),
  ]);
  const units = picked.flat();
  const facts = await queries.product.facts({ itemNumbers: [...new Set(units.map(({ itemNumber }) => itemNumber))] });
  const items = pickedItems(
    units.map((one) => ({
      ...one,
      warehouse: own(warehouses, one.warehouse)?.[language] ?? one.warehouse,
      name: own(facts, one.itemNumber)?.name[language] ?? one.itemNumber,
    })),
  );
  const list = {
    company,
    at: now,
    timeZone: shopTimeZone(),
    orderNumbers: rows.map((row) => row.order_number),
    items,
  };
  const content = await services.threads.run(pickList, { list, language });
  return { fileName: `${fileNameOf('pick-list', rows)}.pdf`, content, orders: rows.map(named) };
}

type PickedUnits = Omit<PickedItem, 'orderNumbers'> & { readonly orderNumber: string };

/** Summed up over orders, by warehouse and item; what lies nowhere yet comes last. */
export function pickedItems(units: readonly PickedUnits[]): PickedItem[] {
  const sums = new Map<string, PickedItem>();
  for (const { orderNumber, ...unit } of units) {
    const key = `${unit.warehouse}\n${unit.itemNumber}`;
    const { quantity, orderNumbers } = sums.get(key) ?? { quantity: 0, orderNumbers: [] };
    sums.set(key, { ...unit, quantity: quantity + unit.quantity, orderNumbers: [...orderNumbers, orderNumber] });
  }
  return [...sums.values()].sort(
    (a, b) =>
      Number(!a.warehouse) - Number(!b.warehouse) ||
      inOrder(a.warehouse, b.warehouse) ||
      inOrder(a.itemNumber, b.itemNumber),
  );
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const named = (row: OrderRow) => ({ orderId: row.order_id });
const fileNameOf = (paper: string, [first, ...others]: readonly OrderRow[]) =>
  others.length ? `${paper}s` : `${paper}-${needed(first, 'order of the paper').order_number}`;

async function rowsOf(read: ReadSide, orderIds: readonly string[], context: OperationContext): Promise<OrderRow[]> {
  const found = await read.rows(orders, orderIds, context);
  return orderIds.map((orderId) => found.get(orderId) ?? notFound('order_not_found'));
}

/** That of a shipment, or of what is still to ship: one for each delivery, since each goes into a box of its own. */
async function slipsOf(
  row: OrderRow,
  shipmentId: string | undefined,
  context: OperationContext,
): Promise<PackingSlip[]> {
  const { deliveries } = row.state.draft;
  const shipment = row.shipments.find((one) => one.shipmentId === shipmentId);
  if (shipmentId && !shipment) notFound('shipment_not_found');
  if (shipment) {
    // An edit may have taken its delivery away since.
    const delivery = deliveries.find(({ deliveryId }) => deliveryId === shipment.deliveryId) ?? deliveries[0];
    return [await slipOf(row, needed(delivery, 'delivery of the order'), shipment, context)];
  }
  const slips = await Promise.all(deliveries.map((delivery) => slipOf(row, delivery, undefined, context)));
  const open = slips.filter(({ lines }) => lines.length > 0);
  return open.length > 0 ? open : slips.slice(0, 1);
}

async function slipOf(
  row: OrderRow,
  delivery: Delivery,
  shipment: OrderRow['shipments'][number] | undefined,
  context: OperationContext,
): Promise<PackingSlip> {
  const { queries, now } = context;
  const { draft, progress } = row.state;
  const language = draft.language === 'fr' ? 'fr' : 'en';
  const { notes } = await queries.lineNote.ofOrder({ orderId: row.order_id });
  const lines = draft.lines.map(({ lineId, itemNumber, name, quantity, unit, options, ownNumber = '' }) => {
    const { shipped, cancelled } = progressOf(progress, lineId);
    const open = delivery.lineIds.includes(lineId) ? quantity - shipped - cancelled : 0;
    const packed = shipment ? (shipment.lines.find((line) => line.lineId === lineId)?.quantity ?? 0) : open;
    return {
      itemNumber,
      name: name[language],
      options: optionsText(options, language),
      ownNumber,
      note: own(notes, lineId) ?? '',
      unit: unit?.code ?? 'ea',
      ordered: quantity - cancelled,
      packed,
      left: shipment ? open : 0,
    };
  });
  return {
    language,
    orderNumber: row.order_number,
    poNumber: row.po_number,
    day: shopDay(shipment?.shippedAt ?? now),
    carrier: shipment?.carrier ?? '',
    trackingNumber: shipment?.trackingNumber ?? '',
    company: await queries.store.letterhead({ language }),
    shipTo: addressOf(draft, delivery),
    pickUp: await pickUpOf(draft, delivery, context, language),
    lines: lines.filter(({ packed }) => packed > 0),
  };
}

/** Units that are still to ship, where they lie; those that lie nowhere yet stand under no warehouse. */
async function openUnitsOf(row: OrderRow, { states }: OperationContext) {
  const { draft, progress, holdId } = row.state;
  const open = openStock(draft.lines, progress);
  const held = await states.stock.held({ holdId, itemNumbers: [...open.keys()] });
  return [...open].flatMap(([itemNumber, { quantity }]) => {
    const lying = held.filter((one) => one.itemNumber === itemNumber);
    const waiting = quantity - lying.reduce((sum, one) => sum + one.quantity, 0);
    const units = waiting > 0 ? [...lying, { itemNumber, warehouse: '', quantity: waiting }] : lying;
    return units.map((one) => ({ ...one, orderNumber: row.order_number }));
  });
}
