// Finds what of an order arrives when, by the stock that it holds and the calendar of this moment: the promise that the
// buyer was shown, kept with the order.
import type { BackorderedLine, PromisedPart } from '#domain/order/order.events.ts';
import { asOnePart } from '#domain/shared/delivery-part.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { partsByDay, shippingDay } from '#platform/shop/shop-calendar.ts';
import { backorderedLines } from './backordered-lines.ts';

export interface OrderPromise {
  /** Lines that wait for a delivery, with how many units. */
  readonly backordered: readonly BackorderedLine[];
  readonly promised: readonly PromisedPart[];
}

export async function orderPromise(draft: OrderDraft, context: OperationContext): Promise<OrderPromise> {
  const backordered = await backorderedLines(draft, context);
  return { backordered, promised: await promisedParts(draft, backordered, context) };
}

async function promisedParts(
  { lines, deliveries, shipTogether }: OrderDraft,
  backordered: readonly BackorderedLine[],
  { queries }: OperationContext,
): Promise<PromisedPart[]> {
  const days = await queries.calendar.shippingDays();
  const fromStock = shippingDay(days, true, 0);
  const ofDeliveries = deliveries.map(async ({ deliveryId, shippingMethod, lineIds }) => {
    const times = await queries.shipping.times({ shippingMethod });
    // A free-form line of a quote takes nothing off a shelf: nobody knows when it comes.
    const leaving = lines
      .filter(({ lineId, components }) => components.length > 0 && lineIds.includes(lineId))
      .flatMap(({ lineId, quantity }) => {
        const waiting = backordered.find((one) => one.lineId === lineId);
        return [
          { units: quantity - (waiting?.quantity ?? 0), leavesOn: fromStock },
          ...(waiting ? [{ units: waiting.quantity, leavesOn: waiting.expectedOn }] : []),
        ];
      });
    const parts = partsByDay(leaving, times, days);
    return (shipTogether ? asOnePart(parts) : parts).map((part) => ({ deliveryId, ...part }));
  });
  return (await Promise.all(ofDeliveries)).flat();
}
