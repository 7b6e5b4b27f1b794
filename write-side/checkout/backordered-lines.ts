// Finds what of an order the buyer has to wait for, as the stock's own ledgers have it, and until when: told on the
// order, in its mails and at the desk.
import { own } from '#domain/shared/dictionary.ts';
import { backorderedUnits, isDayToConfirm } from '#domain/shared/backordered.ts';
import type { BackorderedLine } from '#domain/order/order.events.ts';
import { needed } from '#domain/shared/needed.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { shippingDay } from '#platform/shop/shop-calendar.ts';

export async function backorderedLines(
  { holdId, lines }: OrderDraft,
  { states, queries }: OperationContext,
): Promise<BackorderedLine[]> {
  const itemNumbers = [
    ...new Set(
      lines.filter((line) => line.backorder).flatMap((line) => line.components.map((part) => part.itemNumber)),
    ),
  ];
  if (!itemNumbers.length) return [];
  const missing = await states.stock.backordered({ holdId, itemNumbers });
  const waiting = backorderedUnits(lines, missing);
  if (!waiting.length) return [];
  const facts = await queries.product.facts({
    itemNumbers: [...new Set([...itemNumbers, ...lines.map((line) => line.itemNumber)])].filter(Boolean),
  });
  const calendar = await queries.calendar.shippingDays();
  const leadTime = (itemNumber: string) => own(facts, itemNumber)?.availability.leadTimeDays ?? 0;
  return waiting.map(({ lineId, quantity }) => {
    const found = lines.find((one) => one.lineId === lineId);
    const line = needed(found, 'line of the order');
    if (isDayToConfirm(quantity, line.quantity - quantity)) return { lineId, quantity, expectedOn: '' };
    const days = Math.max(
      leadTime(line.itemNumber),
      ...line.components.filter((part) => own(missing, part.itemNumber)).map((part) => leadTime(part.itemNumber)),
    );
    const parts = line.components.filter((part) => own(missing, part.itemNumber)).map(({ itemNumber }) => itemNumber);
    const expected = parts.map((itemNumber) => own(facts, itemNumber)?.availability.expectedOn ?? '');
    // Where a part is expected on no day, the lead time is the best guess.
    const known = expected.every(Boolean) ? expected.sort().at(-1) : '';
    return { lineId, quantity, expectedOn: shippingDay(calendar, false, days, known) };
  });
}
