import { itemList } from '#domain/item-list/item-list.decider.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { streamOf } from './run-on-list.ts';

export const itemListCommandFunctions = {
  /** Hands the lists of a contact who has left to another contact. Harmless when repeated. */
  async handOver(
    { from, to }: { readonly from: string; readonly to: string },
    context: OperationContext,
  ): Promise<void> {
    const { lists } = await context.queries.itemList.ofPerson({ personId: `contact:${from}` });
    for (const { listId } of lists)
      await context.run(itemList, streamOf(listId), {
        type: 'HandOverList',
        listId,
        from: `contact:${from}`,
        to: `contact:${to}`,
      });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly itemList: FunctionsOf<typeof itemListCommandFunctions>;
  }
}
