import type { itemListOperations } from '#contracts/item-list/item-list.ts';
import type { InputOf } from '#contracts/shared/operation.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { ItemListLine } from '#domain/item-list/item-list.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { parsedQuantity, quickOrderLine } from '#domain/shared/quick-order/quick-order-lines.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { runOnList } from './run-on-list.ts';

export const itemListCommands: Handlers<typeof itemListOperations, 'command'> = {
  async 'checkout/savequickorderlist'({ ListID, Name, Lines, Version, Sharing }, context) {
    const lines = Lines && (await readLines(Lines, context));
    const listId = ListID ?? context.id('list');
    let changes = 0;
    if (!ListID) {
      const name = Name ?? refuse('list_name_required', {}, 'invalid');
      ({ changes } = await runOnList(
        { type: 'CreateList', listId, kind: 'quick-order', name, lines: lines ?? [] },
        context,
      ));
    } else if (Name !== undefined || lines) {
      const seen = Version ?? refuse('list_changed_meanwhile');
      ({ changes } = await runOnList({ type: 'ReviseList', listId, name: Name, lines, seen }, context));
    }
    if (Sharing) ({ changes } = await runOnList({ type: 'ShareList', listId, sharing: Sharing }, context));
    return { message: 'success', ListID: listId, Version: changes };
  },

  async 'checkout/savequickordercartline'({ ListID, ItemCode, Qty }, context) {
    const [line] = await readLines([{ ItemCode, Qty: String(Qty) }], context);
    const { changes } = await runOnList({ type: 'SetLine', listId: ListID, line: needed(line, 'line') }, context);
    return { message: 'success', ListID, Version: changes };
  },

  async 'checkout/deletequickorderlist'({ ListID }, context) {
    await runOnList({ type: 'DeleteList', listId: ListID }, context);
    return { message: 'success' };
  },

  async 'checkout/addquickorderlisttocart'({ ListID, OrderId, ItemCodes }, context) {
    const { lines } = await context.queries.itemList.lines({ listId: ListID, kind: 'quick-order' });
    const chosen = ItemCodes && new Set(ItemCodes);
    return intoCart(chosen ? lines.filter(({ itemNumber }) => chosen.has(itemNumber)) : lines, OrderId, context);
  },

  async 'checkout/convertquickorderlisttocart'({ ListID, OrderId }, context) {
    const { lines } = await context.queries.itemList.lines({ listId: ListID, kind: 'quick-order' });
    return intoCart(lines, OrderId, context);
  },
};

type Written = InputOf<(typeof itemListOperations)['checkout/savequickorderlist']>['Lines'];

const intoCart = (lines: readonly ItemListLine[], orderId: string | undefined, context: OperationContext) =>
  context.commands.cart.addKnown({
    orderId,
    lines: lines.map(({ itemNumber, quantity }, at) => ({ line: at + 1, itemNumber, quantity })),
  });

/** A list is saved whole or not at all: what was typed is still in the pad. @throws DomainError naming the line */
async function readLines(written: NonNullable<Written>, context: OperationContext): Promise<ItemListLine[]> {
  const read = written.map(({ Line, ItemCode, Qty }, at) => quickOrderLine(Line ?? at + 1, ItemCode, Qty));
  const wrong = read.find(({ fault }) => fault);
  if (wrong) refuse('quick_order_format_wrong', { line: wrong.line }, 'invalid');
  const { itemNumbers } = await context.queries.quickOrder.resolve({ codes: read.map(({ itemCode }) => itemCode) });
  return read.map(({ itemCode, quantity }) => ({
    itemNumber: own(itemNumbers, itemCode) ?? refuse('quick_order_code_unknown', { code: itemCode }, 'invalid'),
    quantity: needed(parsedQuantity(quantity), 'quantity of the line'),
  }));
}
