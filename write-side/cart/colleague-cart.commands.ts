import type { colleagueCartOperations } from '#contracts/cart/colleague-cart.ts';
import { cart } from '#domain/cart/cart.decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import { streamOf } from './cart-access.ts';
import { copyAvailable } from './copy-available.ts';

/** A cart that can still be shopped with, or paid; of others, orders and quotes show what it became. */
const WAITS: ReadonlySet<string> = new Set(['open', 'locked']);

export const colleagueCartCommands: Handlers<typeof colleagueCartOperations, 'command'> = {
  async 'cart/copycolleaguescart'({ OrderId: orderId, currentOrderId }, context) {
    const { state } = await context.load(cart, streamOf(orderId));
    // What one may not see does not exist, and nothing of it changes: the copy is one's own.
    if (!WAITS.has(state.status) || !(await maySee(state, context))) return notFound('cart_not_found');
    if ((currentOrderId ?? context.session.orderId) === orderId) refuse('saved_cart_is_current');
    return copyAvailable(
      state.lines.map(({ itemNumber, quantity }) => ({ itemNumber, quantity })),
      currentOrderId,
      context,
    );
  },
};
