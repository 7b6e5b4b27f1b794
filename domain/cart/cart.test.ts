import fc from 'fast-check';
import { bearingPrices, dearerPrices } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import { cart, type CartCommand } from './cart.decider.ts';
import { CART_LIMITS, type CartEvent } from './cart.events.ts';

const given = specificationFor(cart);
const orderId = 'o1';
const me = 'guest:g1';
const add = (quantity: number, itemNumber = '6205', by = me): CartCommand => ({
  type: 'AddItems',
  orderId,
  by,
  accountId: '',
  currency: 'CAD',
  items: [{ itemNumber, quantity, prices: bearingPrices }],
});
const opened: CartEvent = { type: 'CartOpened', data: { orderId, personId: me, accountId: '', currency: 'CAD' } };
const added = (quantity: number, lineId = '1', itemNumber = '6205'): CartEvent => ({
  type: 'CartLineAdded',
  data: { orderId, lineId, itemNumber, quantity, price: priceAt(bearingPrices, quantity) },
});
const locked: CartEvent = { type: 'CartLocked', data: { orderId, attempt: 1 } };
const ordered: CartEvent = { type: 'CartOrdered', data: { orderId, attempt: 1 } };

describe('no cart yet', () => {
  it('begins with the first line', () => given().when(add(2)).then(opened, added(2)));
  it('has no line to change', () =>
    given().when({ type: 'RemoveLine', orderId, by: me, lineId: '1' }).thenRefused('cart_not_found'));
});

describe('an item that is sold from 10 on, in multiples of 5', () => {
  const sold = { minimum: 10, step: 5 };
  const addSold = (quantity: number): CartCommand => ({
    type: 'AddItems',
    orderId,
    by: me,
    accountId: '',
    currency: 'CAD',
    items: [{ itemNumber: '6205', quantity, prices: bearingPrices, sold }],
  });
  const change = (quantity: number): CartCommand => ({
    type: 'ChangeQuantity',
    orderId,
    by: me,
    lineId: '1',
    quantity,
    prices: bearingPrices,
    sold,
  });
  it('is added in such quantities', () => given().when(addSold(15)).then(opened, added(15)));
  it('is refused below the minimum', () =>
    given().when(addSold(5)).thenRefused('quantity_below_minimum', { minimum: 10 }));
  it('is refused between the steps, naming the next', () =>
    given().when(addSold(12)).thenRefused('quantity_not_in_steps', { step: 5, nearest: 15 }));
  it('is counted with what is in the cart already', () =>
    given(opened, added(10))
      .when(addSold(5))
      .then({
        type: 'CartLineQuantityChanged',
        data: { orderId, lineId: '1', quantity: 15, price: priceAt(bearingPrices, 15) },
      }));
  it('is changed to such quantities only', () => {
    given(opened, added(10)).when(change(9)).thenRefused('quantity_below_minimum');
    given(opened, added(10)).when(change(11)).thenRefused('quantity_not_in_steps');
  });
});

describe('a cart with a line', () => {
  const withLine = given(opened, added(4));

  it('takes more of the same product into that line, at the tier of the sum', () =>
    withLine.when(add(6)).then({
      type: 'CartLineQuantityChanged',
      data: { orderId, lineId: '1', quantity: 10, price: priceAt(bearingPrices, 10) },
    }));
  it('takes another product as the next line', () => withLine.when(add(1, '6306')).then(added(1, '2', '6306')));
  it('never gives a line number twice', () =>
    given(opened, added(4), { type: 'CartLineRemoved', data: { orderId, lineId: '1' } })
      .when(add(1))
      .then(added(1, '2')));
  it('does not exist for anybody else', () =>
    withLine.when(add(1, '6205', 'guest:other')).thenRefused('cart_not_found'));
  it('knows no other line', () =>
    withLine.when({ type: 'RemoveLine', orderId, by: me, lineId: '9' }).thenRefused('line_not_found', { lineId: '9' }));
  it('changes nothing when the quantity is the same', () =>
    withLine
      .when({ type: 'ChangeQuantity', orderId, by: me, lineId: '1', quantity: 4, prices: bearingPrices })
      .thenNothing());
  it('takes the price of today with a changed quantity', () =>
    withLine.when({ type: 'ChangeQuantity', orderId, by: me, lineId: '1', quantity: 5, prices: dearerPrices }).then({
      type: 'CartLineQuantityChanged',
      data: { orderId, lineId: '1', quantity: 5, price: priceAt(dearerPrices, 5) },
    }));
  it('keeps its prices until the buyer accepts new ones', () =>
    withLine
      .when({ type: 'AcceptPrices', orderId, by: me, prices: { 6205: dearerPrices } })
      .then({ type: 'CartRepriced', data: { orderId, lines: [{ lineId: '1', price: priceAt(dearerPrices, 4) }] } }));
  it('holds at most 999,999 of one product', () =>
    withLine.when(add(CART_LIMITS.quantity)).thenRefused('quantity_invalid'));
  it('is taken over by who signs in', () =>
    withLine
      .when({ type: 'TakeOver', orderId, by: me, personId: 'contact:1', accountId: 'a1' })
      .then({ type: 'CartTakenOver', data: { orderId, personId: 'contact:1', accountId: 'a1' } }));
  it('holds at most 500 lines', () => {
    const lines = Array.from({ length: CART_LIMITS.lines }, (_, n) => added(1, String(n + 1), `I${n}`));
    given(opened, ...lines)
      .when(add(1, 'one-more'))
      .thenRefused('cart_full');
  });
  it('saves only what is new in its header', () => {
    const saved: CartEvent = { type: 'CartHeaderSaved', data: { orderId, personId: me, email: 'a@example.com' } };
    given(opened, added(1), saved)
      .when({ type: 'SaveHeader', orderId, by: me, header: { email: 'a@example.com', comments: 'Ring twice' } })
      .then({ type: 'CartHeaderSaved', data: { orderId, personId: me, comments: 'Ring twice' } });
  });
});

describe('a cart that is being paid', () => {
  const paying = given(opened, added(4), locked);

  it.each<[string, CartCommand]>([
    ['takes no further product', add(1)],
    [
      'changes no quantity',
      { type: 'ChangeQuantity', orderId, by: me, lineId: '1', quantity: 5, prices: bearingPrices },
    ],
    ['loses no line', { type: 'RemoveLine', orderId, by: me, lineId: '1' }],
    ['is not emptied', { type: 'EmptyCart', orderId, by: me }],
    ['is not locked again', { type: 'Lock', orderId, attempt: 2, changesSeen: 2 }],
  ])('%s', (_what, command) => paying.when(command).thenRefused('cart_locked'));
  it('opens again only for the attempt that locked it', () => {
    paying
      .when({ type: 'Unlock', orderId, attempt: 1, reason: 'declined', paymentLeft: false })
      .then({ type: 'CartUnlocked', data: { orderId, attempt: 1, reason: 'declined' } });
    paying.when({ type: 'Unlock', orderId, attempt: 2, reason: 'declined', paymentLeft: false }).thenNothing();
  });
  it('becomes an order', () => paying.when({ type: 'MarkOrdered', orderId, attempt: 1 }).then(ordered));
});

describe('locking', () => {
  it('refuses an empty cart', () =>
    given(opened).when({ type: 'Lock', orderId, attempt: 1, changesSeen: 1 }).thenRefused('cart_empty'));
  it('refuses a cart that changed since it was looked at', () =>
    given(opened, added(1), added(1, '2', 'X'))
      .when({ type: 'Lock', orderId, attempt: 1, changesSeen: 2 })
      .thenRefused('concurrent_change'));
});

describe('a cart that became an order', () => {
  it('is closed for good', () => given(opened, added(1), locked, ordered).when(add(1)).thenRefused('already_placed'));
});

describe('a cart that becomes a quote', () => {
  const quote: CartCommand = { type: 'MarkQuoted', orderId, by: me, changesSeen: 2, language: 'fr' };
  const quoted: CartEvent = { type: 'CartQuoted', data: { orderId, language: 'fr' } };

  it('is the one that was seen', () => {
    given(opened, added(1)).when(quote).then(quoted);
    given(opened, added(1), added(1, '2', 'X'))
      .when(quote)
      .thenRefused('concurrent_change');
  });
  it('has lines', () => given(opened).when(quote).thenRefused('cart_empty'));
  it('is not being paid', () => given(opened, added(1), locked).when(quote).thenRefused('cart_locked'));
  it('is closed for good', () => {
    given(opened, added(1), quoted).when(add(1)).thenRefused('cart_quoted');
    given(opened, added(1), quoted).when(quote).thenNothing();
  });
});

it('always comes to the sum of its lines, whatever is done to it', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      item: fc.constantFrom('A', 'B', 'C'),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
    fc.record({ kind: fc.constant('remove' as const), line: fc.integer({ min: 1, max: 6 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = cart.initialState;
      for (const s of steps) {
        try {
          const command: CartCommand =
            s.kind === 'add'
              ? add(s.quantity, s.item)
              : { type: 'RemoveLine', orderId, by: me, lineId: String(s.line) };
          state = cart.decide(command, state).reduce(cart.evolve, state);
        } catch {
          continue; // a refusal changes nothing
        }
      }
      const items = state.lines.map((line) => line.itemNumber);
      expect(new Set(items).size).toBe(items.length);
      expect(subTotal(state.lines.map(priced))).toBe(
        state.lines.reduce((sum, l) => sum + l.quantity * (l.quantity >= 10 ? 900 : 1_000), 0),
      );
    }),
  );
});
