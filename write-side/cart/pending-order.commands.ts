import type { pendingOrderOperations } from '#contracts/cart/pending-order.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { discard, resume } from './put-aside.ts';

export const pendingOrderCommands: Handlers<typeof pendingOrderOperations, 'command'> = {
  'cart/checkoutwithpendingorder': ({ OrderId }, context) => resume(OrderId, context),

  async 'cart/removependingorder'({ OrderId }, context) {
    await discard(OrderId, context);
    return { message: 'success' };
  },
};
