import type { wishListOperations } from '#contracts/item-list/wish-list.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { listedItems, listsOf, shown, visible } from './item-list.queries.ts';

export const wishListQueries = (read: ReadSide): Handlers<typeof wishListOperations, 'query'> => ({
  'profile/getwishlists': async (_input, context) => ({ Lists: await listsOf(read, 'wish', context) }),

  async 'profile/getwishlist'({ ListID }, context) {
    const row = await visible(read, ListID, 'wish', context);
    return { ...(await shown(row, context)), Items: await listedItems(row, context) };
  },
});
