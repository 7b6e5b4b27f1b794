import { itemList, type AskedCommand } from '#domain/item-list/item-list.decider.ts';
import type { ItemListState } from '#domain/item-list/item-list.state.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

type Anonymous = AskedCommand extends infer C ? (C extends AskedCommand ? Omit<C, 'by'> : never) : never;

export const streamOf = (listId: string) => `item-list-${listId}`;

/** Runs it on behalf of the caller; returns the list. */
export async function runOnList(command: Anonymous, context: OperationContext): Promise<ItemListState> {
  const { personId, accountId } = context.caller;
  const whole = { ...command, by: { personId, accountId } } as AskedCommand;
  return (await context.run(itemList, streamOf(command.listId), whole)).state;
}
