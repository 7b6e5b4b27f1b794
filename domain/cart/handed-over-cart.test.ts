// Issue 32: a contact made inactive loses none of their carts.
import { bearingPrices } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { cart, type CartCommand } from './cart.decider.ts';
import type { CartEvent } from './cart.events.ts';

const given = specificationFor(cart);
const orderId = 'o1';
const [max, lou] = ['contact:1', 'contact:2'];
const opened: CartEvent = { type: 'CartOpened', data: { orderId, personId: max, accountId: 'a1', currency: 'CAD' } };
const filled: readonly CartEvent[] = [
  opened,
  {
    type: 'CartLineAdded',
    data: { orderId, lineId: '1', itemNumber: 'A', quantity: 4, price: priceAt(bearingPrices, 4) },
  },
];
const handOver: CartCommand = {
  type: 'HandOver',
  orderId,
  from: max,
  to: lou,
  email: 'lou@example.com',
  name: 'Taken over',
};
const takenOver: CartEvent = { type: 'CartTakenOver', data: { orderId, personId: lou, accountId: 'a1' } };
const saved = (name: string, personId = lou): CartEvent => ({
  type: 'CartSaved',
  data: { orderId, personId, name, byEmail: false },
});

describe('the cart of a contact who has left', () => {
  it('lies among the saved carts of who takes it over', () =>
    given(...filled)
      .when(handOver)
      .then(takenOver, saved('Taken over')));
  it('keeps its name where it had one', () =>
    given(...filled, saved('Press 4', max))
      .when(handOver)
      .then(takenOver, saved('Press 4')));
  it('is written about to whose it is now', () =>
    given(...filled, { type: 'CartHeaderSaved', data: { orderId, personId: max, email: 'max@example.com' } })
      .when(handOver)
      .then(
        takenOver,
        { type: 'CartHeaderSaved', data: { orderId, personId: lou, email: 'lou@example.com' } },
        saved('Taken over'),
      ));
  it('is handed over once, and only where it was theirs', () =>
    given(...filled, takenOver, saved('Taken over'))
      .when(handOver)
      .thenNothing());
  it('stays theirs while it is paid, once it is ordered, and with nothing in it', () => {
    const locked: CartEvent = { type: 'CartLocked', data: { orderId, attempt: 1 } };
    given(...filled, locked)
      .when(handOver)
      .thenNothing();
    given(...filled, locked, { type: 'CartOrdered', data: { orderId, attempt: 1 } })
      .when(handOver)
      .thenNothing();
    given(opened).when(handOver).thenNothing();
  });
});
