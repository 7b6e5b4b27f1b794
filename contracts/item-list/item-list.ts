// Lists of items that shoppers keep: saved quick-order lists (spec 3, express-order list; spec 7) and wish lists.
import { z } from 'zod';
import { ITEM_LIST_LIMITS, SHARINGS } from '#domain/item-list/item-list.events.ts';
import { QUICK_ORDER_LIMITS } from '#domain/shared/quick-order/quick-order-lines.ts';
import { itemShown } from '../shared/item-shown.ts';
import { linesAdded, writtenLines } from '../quick-order/quick-order.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { done, id, isoDate, itemNumber, none, quantity, requiredText } from '../shared/shared.ts';

export const listName = requiredText(ITEM_LIST_LIMITS.name);
export const ofList = { ListID: id };
export const listVersion = z.int().min(0).meta({ description: 'Version that was seen' });

export const listShown = z.object({
  ListID: z.string(),
  Name: z.string(),
  LineCount: z.int(),
  Sharing: z.enum(SHARINGS).meta({ description: 'private; seen or edited by everybody of the company' }),
  Owner: z.string().meta({ description: 'Name of who keeps it; empty for one’s own' }),
  IsOwn: z.boolean(),
  CanEdit: z.boolean(),
  ChangedAt: isoDate,
  Version: z.int(),
});
export type ItemListShown = z.output<typeof listShown>;

export const listedItem = z.object({ ...itemShown, Qty: z.int(), Note: z.string().optional() });
export type ListedItem = z.output<typeof listedItem>;

const quickOrders = { access: signedInShoppers, setting: settings.quickOrder } as const;
export const listSaved = z.object({ message: z.literal('success'), ListID: z.string(), Version: z.int() });

export const itemListOperations = defineOperations({
  'checkout/getquickorderlist': {
    ...{ via: 'get', kind: 'query', ...quickOrders },
    summary: 'Saved quick-order lists: own ones, and those that colleagues share',
    input: none,
    output: z.object({ Lists: z.array(listShown) }),
  },
  'checkout/getquickorderlistitems': {
    ...{ via: 'post', kind: 'query', ...quickOrders },
    summary: 'A saved list with its item codes and quantities',
    input: z.strictObject(ofList),
    output: listShown.extend({ Lines: z.array(z.object({ ItemCode: z.string(), Qty: z.int() })) }),
  },
  'checkout/getquickorderlines': {
    ...{ via: 'post', kind: 'query', ...quickOrders },
    summary: 'The lines of a saved list as the pad takes them, one text of "code, tab, quantity"',
    input: z.strictObject(ofList),
    output: z.object({ Name: z.string(), Text: z.string() }),
  },
  'checkout/savequickorderlist': {
    ...{ via: 'post', kind: 'command', ...quickOrders },
    summary: 'Saves a quick-order list: a new one, or one with its name and all of its lines',
    input: z.strictObject({
      ListID: id.optional(),
      Name: listName.optional(),
      Lines: writtenLines.optional(),
      Version: listVersion.optional(),
      Sharing: z.enum(SHARINGS).optional(),
    }),
    output: listSaved,
  },
  'checkout/savequickordercartline': {
    ...{ via: 'post', kind: 'command', ...quickOrders },
    summary: 'Saves one line of a list: a further item, or the quantity of one',
    input: z.strictObject({ ...ofList, ItemCode: requiredText(QUICK_ORDER_LIMITS.codeCharacters), Qty: quantity }),
    output: listSaved,
  },
  'checkout/deletequickorderlist': {
    ...{ via: 'post', kind: 'command', ...quickOrders },
    summary: 'Deletes a saved list',
    input: z.strictObject(ofList),
    output: done,
  },
  'checkout/addquickorderlisttocart': {
    ...{ via: 'post', kind: 'command', ...quickOrders },
    summary: 'Puts lines of a list into the cart, all of them or those named; told line by line',
    input: z.strictObject({
      ...ofList,
      OrderId: id.optional(),
      ItemCodes: z.array(itemNumber).max(ITEM_LIST_LIMITS.lines, 'too_many').optional(),
    }),
    output: linesAdded,
  },
  'checkout/convertquickorderlisttocart': {
    ...{ via: 'post', kind: 'command', ...quickOrders },
    summary: 'Transfer To Order: puts the whole list into the cart; told line by line',
    input: z.strictObject({ ...ofList, OrderId: id.optional() }),
    output: linesAdded,
  },
});
