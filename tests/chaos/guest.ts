// A guest who buys by card. Some leave when there is no clear answer; the others press again until there is one.
import { montreal } from '../harness/readied-cart.ts';
import { cardToken } from './card-token.ts';
import { isUnclear } from './caller.ts';
import type { Actor } from './actor.ts';
import { noteOrder } from './ledger.ts';

export async function buyAsGuest(actor: Actor, guest: number, round: number, leaves: boolean): Promise<void> {
  const { ledger, shop } = actor;
  const visitor = actor.browser(round + guest);
  const items = [shop.items[round % shop.items.length]!, shop.items[(round + 1) % shop.items.length]!];
  const email = `guest-${actor.run}-${guest}-${round}@chaos.example`;
  // Who is not known yet could not be told apart from a newcomer when they press again.
  await actor.untilClear('account/guestlogin', (options) => visitor.post('account/guestlogin', {}, options));
  let orderId = '';
  for (const [n, ProductId] of items.entries()) {
    const through = n % 2 ? actor.elsewhere(visitor, round + guest) : visitor;
    const answer = await actor.untilClear('cart/addtocart', (options) =>
      through.post(
        'cart/addtocart',
        { ProductId, Qty: 1 + (round % 2), ...(orderId ? { OrderId: orderId } : {}) },
        options,
      ),
    );
    orderId = answer.OrderID;
  }
  const header = { OrderId: orderId, Email: email, ShipTo: montreal, BillTo: montreal, ShippingMethod: 'ground' };
  const { OrderTotal } = await actor.untilClear('checkout/saveheader', (options) =>
    visitor.post('checkout/saveheader', header, options),
  );
  const token = await cardToken(actor, visitor);
  const press = (options: Parameters<typeof visitor.post>[2]) =>
    visitor.post('checkout/placeorder', { OrderId: orderId, OrderTotal, payment: { method: 'card', token } }, options);
  try {
    const answer = await actor.untilClear('checkout/placeorder', press, leaves ? 0 : Infinity);
    if (answer.status !== 'placed') return;
    noteOrder(ledger, { orderId, orderNumber: answer.OrderNumber, total: OrderTotal, email }, 'card');
  } catch (error) {
    if (isUnclear(error)) ledger.walkedAway.push({ visitor, orderId, itemNumber: items[0]! });
    throw error;
  }
}
