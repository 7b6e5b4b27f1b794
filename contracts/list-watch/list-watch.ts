// A letter when an item of a wish list becomes cheaper, or is back in stock, for whoever asks for it.
import { z } from 'zod';
import { ofList } from '../item-list/item-list.ts';
import { settings } from '../setting/settings.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { done } from '../shared/shared.ts';

const wishes = { access: signedInShoppers, setting: settings.wishList } as const;

export const listWatchOperations = defineOperations({
  'profile/getwishlistwatch': {
    ...{ via: 'post', kind: 'query', ...wishes },
    summary: 'Whether the caller is written to about items of a wish list',
    input: z.strictObject(ofList),
    output: z.object({ IsWatched: z.boolean() }),
  },
  'profile/watchwishlist': {
    ...{ via: 'post', kind: 'command', ...wishes },
    summary: 'Asks for a letter when an item of a wish list becomes cheaper or is back in stock, or for none any more',
    input: z.strictObject({ ...ofList, Watch: z.boolean() }),
    output: done,
  },
});
