// What lies in the cart of somebody who is no longer with their company is not lost with them.
import type { HandOver } from './cart-commands.ts';
import type { CartEvent } from './cart.events.ts';
import type { CartState } from './cart.state.ts';

/**
 * It lies among the saved carts of who takes it over, whatever it was: nobody finds another's cart in the place of their
 * own. One that is being paid may yet become an order.
 */
export function handOver({ orderId, from, to: personId, email, name }: HandOver, state: CartState): CartEvent[] {
  const { status, accountId, lines, header, tag } = state;
  if (status !== 'open' || state.personId !== from || !lines.length) return [];
  return [
    { type: 'CartTakenOver', data: { orderId, personId, accountId } },
    // Letters about it go to whose it is now; its name is kept even where the one before is erased.
    ...(header.email ? [{ type: 'CartHeaderSaved', data: { orderId, personId, email } } satisfies CartEvent] : []),
    { type: 'CartSaved', data: { orderId, personId, name: tag || name, byEmail: false } },
  ];
}
