import type { listWatchOperations } from '#contracts/list-watch/list-watch.ts';
import { listWatch, type ListWatchCommand } from '#domain/list-watch/list-watch.decider.ts';
import { listWatchStream, watchIdOf } from '#domain/list-watch/list-watch.events.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';

const run = (command: ListWatchCommand, context: OperationContext) =>
  context.run(listWatch, listWatchStream(command.watchId), command);

export const listWatchCommands: Handlers<typeof listWatchOperations, 'command'> = {
  async 'profile/watchwishlist'({ ListID: listId, Watch }, context) {
    const { caller, now: at } = context;
    const { personId, accountId } = caller;
    const watchId = watchIdOf(listId, personId);
    if (!Watch) await run({ type: 'EndListWatch', watchId, at }, context);
    else {
      // A list that they do not see is no list.
      await context.queries.itemList.lines({ listId, kind: 'wish' });
      await run({ type: 'StartListWatch', watchId, at, listId, personId, accountId }, context);
    }
    return { message: 'success' };
  },
};

export const listWatchFunctions = {
  /**
   * Looks at the items of the list as they are now for whoever watches it; a list that they do not see any more is not
   * watched any more. Nothing where it was ended, or begun again, since. Harmless when repeated.
   * @throws DomainError not_found where the read model does not know the watch yet
   */
  async compare(
    { watchId, since }: { readonly watchId: string; readonly since: string },
    context: OperationContext,
  ): Promise<{ watched: boolean }> {
    const { now: at, queries } = context;
    const { state: before } = await context.load(listWatch, listWatchStream(watchId));
    if (before.status !== 'on' || before.since !== since) return { watched: false };
    const { found } = await queries.listWatch.today({ watchId });
    const { state } = await context.run(
      listWatch,
      listWatchStream(watchId),
      found ? { type: 'CompareList', watchId, at, ...found } : { type: 'EndListWatch', watchId, at },
      // The job is one for as long as the list is watched, and each of its looks a command.
      { step: at },
    );
    return { watched: state.status === 'on' };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly listWatch: FunctionsOf<typeof listWatchFunctions>;
  }
}
