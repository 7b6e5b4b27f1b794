import type { wishListOperations } from '#contracts/item-list/wish-list.ts';
import { own } from '#domain/shared/dictionary.ts';
import { itemList } from '#domain/item-list/item-list.decider.ts';
import type { ItemListState } from '#domain/item-list/item-list.state.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { runOnList, streamOf } from './run-on-list.ts';

export const wishListCommands: Handlers<typeof wishListOperations, 'command'> = {
  async 'cart/addskutowishlist'({ ProductId: itemNumber, Qty, ListID, OrderId, LineID }, context) {
    const facts = await context.queries.product.facts({ itemNumbers: [itemNumber] });
    if (!own(facts, itemNumber) && !OrderId) notFound('product_not_found', { itemNumber });
    const line = OrderId && LineID ? await lineOf(OrderId, LineID, itemNumber, context) : undefined;
    const { listId, state: before } = ListID ? await theirs(ListID, context) : await usual(context);
    const there = before.lines.find((one) => one.itemNumber === itemNumber)?.quantity ?? 0;
    // What is moved comes on top of what is wished already; who asks once more for the same asks for no more of it.
    const quantity = line ? there + line.quantity : Math.max(there, Qty);
    let state = await runOnList({ type: 'SetLine', listId, line: { itemNumber, quantity } }, context);
    if (OrderId && LineID) {
      const { notes } = await context.queries.lineNote.ofOrder({ orderId: OrderId });
      const note = own(notes, LineID);
      if (note && !own(state.notes, itemNumber))
        state = await runOnList({ type: 'NoteLine', listId, itemNumber, note }, context);
      // Only now: between the two it stands in both, never in neither.
      await context.commands.cart.removeLine({ orderId: OrderId, lineId: LineID });
    }
    return { message: 'success', ListID: listId, Version: state.changes, Name: state.name };
  },

  async 'profile/savewishlist'({ ListID, Name, Version, Sharing }, context) {
    if (ListID) await theirs(ListID, context);
    const listId = ListID ?? context.id('list');
    let version = 0;
    if (!ListID) {
      const name = Name ?? refuse('list_name_required', {}, 'invalid');
      ({ changes: version } = await runOnList({ type: 'CreateList', listId, kind: 'wish', name, lines: [] }, context));
    } else if (Name !== undefined) {
      const seen = Version ?? refuse('list_changed_meanwhile');
      ({ changes: version } = await runOnList({ type: 'ReviseList', listId, name: Name, seen }, context));
    }
    if (Sharing) ({ changes: version } = await runOnList({ type: 'ShareList', listId, sharing: Sharing }, context));
    return { message: 'success', ListID: listId, Version: version };
  },

  async 'profile/savewishlistline'({ ListID: listId, ProductId: itemNumber, Qty: quantity, Note: note }, context) {
    const { state } = await theirs(listId, context);
    if (!state.lines.some((line) => line.itemNumber === itemNumber)) notFound('product_not_found', { itemNumber });
    let { changes } = state;
    if (quantity !== undefined)
      ({ changes } = await runOnList({ type: 'SetLine', listId, line: { itemNumber, quantity } }, context));
    if (note !== undefined) ({ changes } = await runOnList({ type: 'NoteLine', listId, itemNumber, note }, context));
    return { message: 'success', ListID: listId, Version: changes };
  },

  async 'profile/removewishlistlines'({ ListID: listId, ProductIds: itemNumbers }, context) {
    await theirs(listId, context);
    const { changes } = await runOnList({ type: 'RemoveLines', listId, itemNumbers }, context);
    return { message: 'success', ListID: listId, Version: changes };
  },

  async 'profile/deletewishlist'({ ListID: listId }, context) {
    await theirs(listId, context);
    await runOnList({ type: 'DeleteList', listId }, context);
    return { message: 'success' };
  },
};

interface Found {
  readonly listId: string;
  readonly state: ItemListState;
}

/** @throws DomainError list_not_found where it is no wish list; whose it is decides the command */
async function theirs(listId: string, context: OperationContext): Promise<Found> {
  const { state } = await context.load(itemList, streamOf(listId));
  return state.kind === 'wish' && state.status === 'kept' ? { listId, state } : notFound('list_not_found');
}

/** The list that is meant where none is named: a person's first one, or the newest that is left, or a new one. */
async function usual(context: OperationContext): Promise<Found> {
  // Two windows that begin it at once begin the same.
  const first = `wish-${context.caller.personId.replace(':', '-')}`;
  const { state } = await context.load(itemList, streamOf(first));
  if (state.status === 'kept') return { listId: first, state };
  const { lists } = await context.queries.itemList.own({ kind: 'wish' });
  for (const { listId } of lists) {
    const { state: left } = await context.load(itemList, streamOf(listId));
    // One that was removed a moment ago may be listed still.
    if (left.status === 'kept') return { listId, state: left };
  }
  const listId = state.status === 'none' ? first : context.id('list');
  const command = { type: 'CreateList', listId, kind: 'wish', name: '', lines: [] } as const;
  return { listId, state: await runOnList(command, context) };
}

async function lineOf(orderId: string, lineId: string, itemNumber: string, context: OperationContext) {
  const { lines } = await context.states.cart.own({ orderId });
  const line = lines.find((one) => one.lineId === lineId && one.itemNumber === itemNumber);
  return line ?? notFound('line_not_found', { lineId });
}
