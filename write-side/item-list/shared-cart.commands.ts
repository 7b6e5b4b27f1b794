import type { sharedCartOperations } from '#contracts/item-list/shared-cart.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { runOnList } from './run-on-list.ts';

export const sharedCartCommands: Handlers<typeof sharedCartOperations, 'command'> = {
  async 'cart/sharecart'({ OrderId }, context) {
    const { lines } = await context.states.cart.own({ orderId: OrderId });
    if (!lines.length) refuse('cart_empty');
    const listId = context.id('shared-cart');
    await runOnList({ type: 'CreateList', listId, kind: 'shared-cart', name: '', lines }, context);
    return { message: 'success', ShareID: listId };
  },
};
