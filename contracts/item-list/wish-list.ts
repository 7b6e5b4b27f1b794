// Wish lists (spec 2, 6 and 7): item lists of the kind `wish`, own ones and those that colleagues share.
import { z } from 'zod';
import { ITEM_LIST_LIMITS, SHARINGS } from '#domain/item-list/item-list.events.ts';
import { listedItem, listName, listSaved, listShown, listVersion, ofList } from './item-list.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { done, id, itemNumber, none, quantity, text } from '../shared/shared.ts';

const wishes = { access: signedInShoppers, setting: settings.wishList } as const;

export const wishListOperations = defineOperations({
  'cart/addskutowishlist': {
    ...{ via: 'post', kind: 'command', ...wishes },
    summary:
      'Puts an item on a wish list, without ListID on the usual one, which is made when there is none; with OrderId ' +
      'and LineID the line leaves that cart',
    input: z
      .strictObject({
        ProductId: itemNumber,
        Qty: quantity.default(1),
        ListID: id.optional(),
        OrderId: id.optional(),
        LineID: id.optional(),
      })
      .refine(({ OrderId, LineID }) => (OrderId === undefined) === (LineID === undefined), 'line_not_found'),
    output: listSaved.extend({ Name: z.string() }),
  },
  'profile/getwishlists': {
    ...{ via: 'get', kind: 'query', ...wishes },
    summary: 'Wish lists: own ones, and those that colleagues share',
    input: none,
    output: z.object({ Lists: z.array(listShown) }),
  },
  'profile/getwishlist': {
    ...{ via: 'post', kind: 'query', ...wishes },
    summary: 'A wish list with its items as they are today',
    input: z.strictObject(ofList),
    output: listShown.extend({ Items: z.array(listedItem) }),
  },
  'profile/savewishlist': {
    ...{ via: 'post', kind: 'command', ...wishes },
    summary: 'Makes a wish list, renames it, or says who of the company sees or edits it',
    input: z.strictObject({
      ListID: id.optional(),
      Name: listName.optional(),
      Version: listVersion.optional(),
      Sharing: z.enum(SHARINGS).optional(),
    }),
    output: listSaved,
  },
  'profile/savewishlistline': {
    ...{ via: 'post', kind: 'command', ...wishes },
    refusesCardNumbers: true,
    summary: 'Sets how many of an item are wished (Qty), or what is noted on it (Note), which goes where it is empty',
    input: z.strictObject({
      ...{ ...ofList, ProductId: itemNumber },
      Qty: quantity.optional(),
      Note: text(ITEM_LIST_LIMITS.note).optional(),
    }),
    output: listSaved,
  },
  'profile/removewishlistlines': {
    ...{ via: 'post', kind: 'command', ...wishes },
    summary: 'Takes items off a wish list',
    input: z.strictObject({
      ...ofList,
      ProductIds: z.array(itemNumber).min(1, 'nothing_chosen').max(ITEM_LIST_LIMITS.lines, 'too_many'),
    }),
    output: listSaved,
  },
  'profile/deletewishlist': {
    ...{ via: 'post', kind: 'command', ...wishes },
    summary: 'Deletes a wish list',
    input: z.strictObject(ofList),
    output: done,
  },
});
