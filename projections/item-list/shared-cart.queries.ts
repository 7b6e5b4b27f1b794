import type { sharedCartOperations } from '#contracts/item-list/shared-cart.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { listedItems } from './item-list.queries.ts';
import { itemLists } from './item-lists.ts';

export const sharedCartQueries = ({ pool }: ReadSide): Handlers<typeof sharedCartOperations, 'query'> => ({
  async 'cart/getsharedcart'({ ShareID }, context) {
    const row = (await loadRows(pool, itemLists, [ShareID])).get(ShareID);
    if (row?.kind !== 'shared-cart') return notFound('shared_cart_not_found');
    const { lastDay } = row.state;
    if (lastDay && shopDay(context.now) > lastDay) return notFound('shared_cart_expired', { day: lastDay });
    return { SharedAt: row.changed_at, LastDay: lastDay ?? null, Items: await listedItems(row, context) };
  },
});
