import type { CartEvent } from '#domain/cart/cart.events.ts';
import { bearingPrices, dearerPrices } from '#domain/testing/samples.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { carts, type CartRow } from './carts.ts';

const given = readModelSpecification<CartRow, CartEvent>(carts);
const orderId = 'o1';
const opened: CartEvent = {
  type: 'CartOpened',
  data: { orderId, personId: 'guest:g1', accountId: '', currency: 'CAD' },
};
const price = (quantity: number) => priceAt(bearingPrices, quantity);
const added = (lineId: string, itemNumber: string): CartEvent => ({
  type: 'CartLineAdded',
  data: { orderId, lineId, itemNumber, quantity: 4, price: price(4) },
});
const ten: CartEvent = {
  type: 'CartLineQuantityChanged',
  data: { orderId, lineId: '1', quantity: 10, price: price(10) },
};
const history = [opened, added('1', '6205'), added('2', 'SEAL')];

describe('a cart', () => {
  it('begins empty and open, with whom it belongs to', () =>
    given(opened).then({
      order_id: orderId,
      person_id: 'guest:g1',
      account_id: '',
      currency: 'CAD',
      status: 'open',
      lines: [],
      header: {},
      changed_at: storedAt(0),
    }));
  it('has its lines in the order in which they were added', () =>
    given(...history).then({
      lines: [
        { lineId: '1', itemNumber: '6205', quantity: 4, price: price(4) },
        { lineId: '2', itemNumber: 'SEAL', quantity: 4, price: price(4) },
      ],
      changed_at: storedAt(2),
    }));
  it('changes one line’s quantity and price, and leaves the rest', () =>
    given(...history, ten).then({
      lines: [
        { lineId: '1', itemNumber: '6205', quantity: 10, price: price(10) },
        { lineId: '2', itemNumber: 'SEAL', quantity: 4, price: price(4) },
      ],
    }));
  it('loses the line that is removed', () =>
    given(...history, { type: 'CartLineRemoved', data: { orderId, lineId: '1' } }).then({
      lines: [{ lineId: '2', itemNumber: 'SEAL', quantity: 4, price: price(4) }],
    }));
  it('takes new prices for the lines that are named', () => {
    const dearer = priceAt(dearerPrices, 4);
    given(...history, { type: 'CartRepriced', data: { orderId, lines: [{ lineId: '2', price: dearer }] } }).then({
      lines: [
        { lineId: '1', itemNumber: '6205', quantity: 4, price: price(4) },
        { lineId: '2', itemNumber: 'SEAL', quantity: 4, price: dearer },
      ],
    });
  });
  it('keeps what was said about its checkout when more is said', () =>
    given(
      opened,
      { type: 'CartHeaderSaved', data: { orderId, personId: 'guest:g1', email: 'ada@example.com' } },
      { type: 'CartHeaderSaved', data: { orderId, personId: 'guest:g1', comments: 'Dock 3' } },
    ).then({ header: { email: 'ada@example.com', comments: 'Dock 3' } }));
  it('belongs to who took it over', () =>
    given(opened, { type: 'CartTakenOver', data: { orderId, personId: 'contact:1', accountId: 'a1' } }).then({
      person_id: 'contact:1',
      account_id: 'a1',
    }));
  it('is the same when it is built again, event by event', () =>
    given(...history, ten, { type: 'CartLineRemoved', data: { orderId, lineId: '2' } }).thenTheSameInChunksOfOne());
});
