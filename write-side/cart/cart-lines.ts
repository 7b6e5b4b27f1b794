import { cart } from '#domain/cart/cart.decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { LineOwner } from '#platform/kernel/operations/context.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import { streamOf } from './cart-access.ts';

/**
 * A cart is its owner's alone; the order that it became is also for colleagues with View All (spec 6). A quote shares
 * its id with the cart that it was made of: that one opens nothing of it.
 */
export const cartLines: LineOwner = async (orderId, context) => {
  const { state } = await context.load(cart, streamOf(orderId));
  const { status, personId, lines } = state;
  if (status === 'none' || status === 'quoted') return undefined;
  const isSeen = status === 'ordered' ? await maySee(state, context) : personId === context.caller.personId;
  if (!isSeen) return notFound('cart_not_found');
  return { personId, canEdit: status === 'open', lineIds: lines.map(({ lineId }) => lineId) };
};
