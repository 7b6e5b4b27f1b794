// Finds the lines of an order that wait for goods. Stock is held by item: a bundle and a line may share one, and the
// first line gets what there is.
import type { OrderedLine } from './order-draft.ts';

/** More than so many times what lies on the shelf is no usual delivery of a supplier. */
const MOST_TIMES_STOCK = 20;

/** So many units that nobody can promise a day for them: a person confirms it. */
export const isDayToConfirm = (waiting: number, inStock: number): boolean =>
  waiting > MOST_TIMES_STOCK * Math.max(1, inStock);

/** Units of lines that wait, by what of each item is missing; a bundle waits for its scarcest part. */
export function backorderedUnits(
  lines: readonly OrderedLine[],
  missing: Readonly<Record<string, number>>,
): { readonly lineId: string; readonly quantity: number }[] {
  const left = new Map(Object.entries(missing));
  const units = lines.toReversed().map(({ lineId, quantity, components }) => {
    const waiting = Math.min(
      quantity,
      Math.max(0, ...components.map((part) => Math.ceil((left.get(part.itemNumber) ?? 0) / part.quantity))),
    );
    for (const part of components)
      left.set(part.itemNumber, Math.max(0, (left.get(part.itemNumber) ?? 0) - part.quantity * waiting));
    return { lineId, quantity: waiting };
  });
  return units.reverse().filter(({ quantity }) => quantity > 0);
}
