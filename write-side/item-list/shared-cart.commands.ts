import type { sharedCartOperations } from '#contracts/item-list/shared-cart.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { addDays } from '#domain/shared/day.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { runOnList } from './run-on-list.ts';

export const sharedCartCommands: Handlers<typeof sharedCartOperations, 'command'> = {
  async 'cart/sharecart'({ OrderId }, context) {
    const { lines } = await context.states.cart.own({ orderId: OrderId });
    if (!lines.length) refuse('cart_empty');
    const { value: days } = await context.queries.setting.value({ name: 'SharedCartDays' });
    const listId = context.id('shared-cart');
    const asked = addDays(shopDay(context.now), Number(days));
    const { lastDay = asked } = await runOnList(
      { type: 'CreateList', listId, kind: 'shared-cart', name: '', lines, lastDay: asked },
      context,
    );
    return { message: 'success', ShareID: listId, LastDay: lastDay };
  },
};
