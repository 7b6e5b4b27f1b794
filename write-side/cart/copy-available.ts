// Lines of earlier days into the cart: only what is available (spec 4, "Copy order to cart"), told line by line.
import type { LinesAdded } from '#contracts/quick-order/quick-order.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { ShortLine } from '#domain/cart/cart.events.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { addKnown } from './add-entries.ts';
import type { LineToAdd } from './added-lines.ts';
import { itemsToday } from './items-today.ts';

type Short = Omit<ShortLine, 'lineId'>;

export async function copyAvailable(
  wanted: readonly LineToAdd[],
  orderId: string | undefined,
  context: OperationContext,
) {
  const items = await itemsToday([...new Set(wanted.map(({ itemNumber }) => itemNumber))], context);
  // Of an item that stands in several lines the first have what there is.
  const rest = new Map(Object.entries(items).map(([itemNumber, { most }]) => [itemNumber, most]));
  const cut = wanted.map((line): Short => {
    const left = Math.min(line.quantity, rest.get(line.itemNumber) ?? 0);
    rest.set(line.itemNumber, (rest.get(line.itemNumber) ?? 0) - left);
    return { ...line, left };
  });
  const short = cut.filter(({ quantity, left }) => left < quantity);
  const lines = cut.flatMap(({ itemNumber, left: quantity }, at) =>
    quantity ? [{ line: at + 1, itemNumber, quantity }] : [],
  );
  const added: LinesAdded = await addKnown({ orderId, lines }, context);
  return { ...added, Short: await shownShort(short, context) };
}

/** What is told of lines of which not all can be had. */
export async function shownShort(short: readonly Short[], context: OperationContext) {
  if (!short.length) return [];
  const facts = await context.queries.product.facts({ itemNumbers: short.map(({ itemNumber }) => itemNumber) });
  return short.map(({ itemNumber, quantity, left }) => {
    const name = own(facts, itemNumber)?.name[context.language] ?? itemNumber;
    const code = left ? 'line_cut_to_stock' : 'line_unavailable';
    return {
      ProductId: itemNumber,
      SkuName: name,
      Qty: quantity,
      Left: left,
      Message: textFor(code, context.language, { itemNumber, name, quantity, left }),
    };
  });
}
