import fc from 'fast-check';
import type { Address } from '#domain/shared/address.ts';
import { own } from '#domain/shared/dictionary.ts';
import { address, bearingPrices } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { missingParts, plannedDeliveries } from '#domain/shared/planned-delivery.ts';
import { cart, type CartCommand } from './cart.decider.ts';
import { CART_LIMITS, type CartEvent } from './cart.events.ts';

const given = specificationFor(cart);
const orderId = 'o1';
const me = 'contact:1';
const laval: Address = { ...address, city: 'Laval' };
const halifax: Address = { ...address, city: 'Halifax', state: 'NS', zip: 'B3H 1A1' };

const opened: CartEvent = { type: 'CartOpened', data: { orderId, personId: me, accountId: '', currency: 'CAD' } };
const line = (lineId: string, quantity: number): CartEvent => ({
  type: 'CartLineAdded',
  data: { orderId, lineId, itemNumber: `item-${lineId}`, quantity, price: priceAt(bearingPrices, quantity) },
});
const shipsTo: CartEvent = {
  type: 'CartHeaderSaved',
  data: { orderId, personId: me, shipTo: address, shippingMethod: 'ground' },
};
const goods = (lineId: string, quantity: number, shipTo: Address) => ({ lineId, quantity, shipTo });
const divide = (...those: ReturnType<typeof goods>[]): CartCommand => ({
  type: 'DivideCart',
  by: me,
  orderId,
  goods: those,
});
const toHalifax: CartEvent = {
  type: 'CartDivided',
  data: {
    orderId,
    personId: me,
    deliveries: [{ deliveryId: '2', shippingMethod: '', lines: [{ lineId: '1', quantity: 4 }] }],
    deliverTo: { '2': halifax },
  },
};
const filled = [opened, line('1', 10), line('2', 2), shipsTo];
const stateAfter = (...events: CartEvent[]) => events.reduce(cart.evolve, cart.initialState);
const planned = (...events: CartEvent[]) =>
  plannedDeliveries(stateAfter(...events)).map(({ deliveryId, lines }) => [
    deliveryId,
    ...lines.map((one) => `${one.lineId}: ${one.quantity}`),
  ]);

describe('a cart that goes to several addresses', () => {
  it('keeps what goes where, each place as a delivery', () =>
    given(...filled)
      .when(divide(goods('1', 4, halifax)))
      .then(toHalifax));
  it('sends what is not named to its own address, and what is named for it', () =>
    given(...filled)
      .when(divide(goods('1', 6, address), goods('1', 4, halifax)))
      .then(toHalifax));
  it('keeps delivery and method of a place that it goes to already', () => {
    const byAir: CartEvent = {
      type: 'CartDivided',
      data: {
        ...(toHalifax.data as Extract<CartEvent, { type: 'CartDivided' }>['data']),
        deliveries: [{ deliveryId: '2', shippingMethod: 'air', lines: [{ lineId: '1', quantity: 4 }] }],
      },
    };
    given(...filled, byAir)
      .when(divide(goods('2', 2, laval), goods('1', 5, halifax)))
      .then({
        type: 'CartDivided',
        data: {
          orderId,
          personId: me,
          deliveries: [
            { deliveryId: '3', shippingMethod: '', lines: [{ lineId: '2', quantity: 2 }] },
            { deliveryId: '2', shippingMethod: 'air', lines: [{ lineId: '1', quantity: 5 }] },
          ],
          deliverTo: { '2': halifax, '3': laval },
        },
      });
  });
  it('says nothing twice', () =>
    given(...filled, toHalifax)
      .when(divide(goods('1', 4, halifax)))
      .then());
  it('goes to one address again', () =>
    given(...filled, toHalifax)
      .when(divide())
      .then({ type: 'CartDivided', data: { orderId, personId: me, deliveries: [], deliverTo: {} } }));
  it('has no more units than its lines, however they are shared', () =>
    given(...filled)
      .when(divide(goods('1', 6, halifax), goods('1', 5, laval)))
      .thenRefused('delivery_too_many_units', { quantity: 10 }));
  it('has no lines that are not there', () =>
    given(...filled)
      .when(divide(goods('7', 1, halifax)))
      .thenRefused('line_not_found'));
  it('goes to so many addresses at most', () => {
    const places = Array.from({ length: CART_LIMITS.deliveries }, (_, n) => ({ ...halifax, zip: `B3H 1A${n}` }));
    given(opened, line('1', 100), shipsTo)
      .when(divide(...places.map((place) => goods('1', 1, place))))
      .thenRefused('too_many_deliveries', { most: CART_LIMITS.deliveries });
  });
  it('cannot be divided while it is paid', () =>
    given(...filled, { type: 'CartLocked', data: { orderId, attempt: 1 } })
      .when(divide(goods('1', 4, halifax)))
      .thenRefused('cart_locked'));
  it('is nobody else’s', () =>
    given(...filled)
      .when({ type: 'DivideCart', by: 'contact:2', orderId, goods: [] })
      .thenRefused('cart_not_found'));
  it('takes a method for each delivery, and for none that is not there', () => {
    const methods = (of: Record<string, string>): CartCommand => ({
      type: 'ChooseMethods',
      by: me,
      orderId,
      methods: of,
    });
    given(...filled, toHalifax)
      .when(methods({ '2': 'air' }))
      .then({
        type: 'CartDivided',
        data: {
          orderId,
          personId: me,
          deliveries: [{ deliveryId: '2', shippingMethod: 'air', lines: [{ lineId: '1', quantity: 4 }] }],
          deliverTo: { '2': halifax },
        },
      });
    given(...filled, toHalifax)
      .when(methods({ '3': 'air' }))
      .thenRefused('delivery_not_found');
  });

  it('plans the rest as the first delivery', () =>
    expect(planned(...filled, toHalifax)).toEqual([
      ['1', '1: 6', '2: 2'],
      ['2', '1: 4'],
    ]));
  it('plans no delivery of which nothing is left', () => {
    expect(planned(...filled, toHalifax, { type: 'CartLineRemoved', data: { orderId, lineId: '1' } })).toEqual([
      ['1', '2: 2'],
    ]);
    expect(planned(opened, line('1', 4), shipsTo, toHalifax)).toEqual([['2', '1: 4']]);
  });
  it('forgets it with Remove All (spec 4)', () =>
    expect(planned(...filled, toHalifax, { type: 'CartEmptied', data: { orderId, lineIds: ['1', '2'] } })).toEqual([
      ['1'],
    ]));
  it('lacks the method of a further delivery, and its own address only while something goes there', () => {
    const without = { email: 'a@example.com', billTo: address };
    const addressed: CartEvent = { type: 'CartHeaderSaved', data: { orderId, personId: me, ...without } };
    expect(missingParts(stateAfter(...filled, addressed, toHalifax), false)).toEqual(['deliveries']);
    expect(missingParts(stateAfter(opened, line('1', 4), addressed, toHalifax), false)).toEqual(['deliveries']);
    expect(missingParts(stateAfter(opened, line('1', 5), addressed, toHalifax), false)).toEqual([
      'shipTo',
      'shippingMethod',
      'deliveries',
    ]);
  });

  it('has every unit of every line in exactly one delivery, whatever became of the lines', () => {
    const share = fc.record({ line: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
        fc.array(fc.array(share, { maxLength: 4 }), { maxLength: 3 }),
        (quantities, shares) => {
          const state = stateAfter(opened, ...quantities.map((quantity, n) => line(String(n + 1), quantity)), shipsTo, {
            type: 'CartDivided',
            data: {
              orderId,
              personId: me,
              deliveries: shares.map((lines, n) => ({
                deliveryId: String(n + 2),
                shippingMethod: '',
                lines: lines.map((one) => ({ lineId: String(one.line), quantity: one.quantity })),
              })),
              deliverTo: {},
            },
          });
          const units: Record<string, number> = {};
          for (const { lines } of plannedDeliveries(state))
            for (const one of lines) units[one.lineId] = (own(units, one.lineId) ?? 0) + one.quantity;
          expect(units).toEqual(Object.fromEntries(state.lines.map((one) => [one.lineId, one.quantity])));
        },
      ),
    );
  });
});
