// Spec 3 and 5, saved cart; spec 4: prices are recalculated, unavailable items are removed.
import { bearingPrices, dearerPrices } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { priceAt, type ItemPrices } from '#domain/shared/pricing.ts';
import { cart, type CartCommand } from './cart.decider.ts';
import type { CartEvent, ShortLine } from './cart.events.ts';

const given = specificationFor(cart);
const orderId = 'o1';
const me = 'contact:1';
const opened: CartEvent = { type: 'CartOpened', data: { orderId, personId: me, accountId: 'a1', currency: 'CAD' } };
const line = (lineId: string, itemNumber: string, quantity = 4): CartEvent => ({
  type: 'CartLineAdded',
  data: { orderId, lineId, itemNumber, quantity, price: priceAt(bearingPrices, quantity) },
});
const saved = (name = 'Press 4', byEmail = true): CartEvent => ({
  type: 'CartSaved',
  data: { orderId, personId: me, name, byEmail },
});
const resumed = (...short: ShortLine[]): CartEvent => ({ type: 'CartResumed', data: { orderId, short } });
const save = (name = 'Press 4', by = me): CartCommand => ({ type: 'SaveCart', orderId, by, name, byEmail: true });
const can = (most: number, prices: ItemPrices = bearingPrices) => ({ prices, most });
const resume = (items: Extract<CartCommand, { type: 'ResumeCart' }>['items']): CartCommand => ({
  type: 'ResumeCart',
  orderId,
  by: me,
  items,
});
const discard: CartCommand = { type: 'DiscardCart', orderId, by: me };
const filled = [opened, line('1', 'A'), line('2', 'B')];

describe('a cart with lines', () => {
  it('is saved under a name, once for a repeat', () => {
    given(...filled)
      .when(save())
      .then(saved());
    given(...filled, saved())
      .when(save())
      .thenNothing();
  });
  it('is not saved by anybody else', () =>
    given(...filled)
      .when(save('Mine', 'contact:2'))
      .thenRefused('cart_not_found'));
  it('is no saved cart that could be removed', () =>
    given(...filled)
      .when(discard)
      .thenRefused('cart_not_saved'));
});

it('an empty cart is not saved', () => given(opened).when(save()).thenRefused('cart_empty'));

describe('a saved cart', () => {
  const aside = given(...filled, saved());
  it('takes another name', () => aside.when(save('Press 5')).then(saved('Press 5')));
  it.each<[string, CartCommand]>([
    ['loses no line', { type: 'RemoveLine', orderId, by: me, lineId: '1' }],
    ['is not emptied', { type: 'EmptyCart', orderId, by: me }],
    ['is not checked out', { type: 'Lock', orderId, attempt: 1, changesSeen: 4 }],
    [
      'takes no further item',
      {
        type: 'AddLines',
        orderId,
        by: me,
        accountId: 'a1',
        currency: 'CAD',
        items: [{ itemNumber: 'C', quantity: 1, prices: bearingPrices }],
      },
    ],
  ])('%s while it is aside', (_what, command) => aside.when(command).thenRefused('cart_saved'));
  it('is removed, once for a repeat', () => {
    const discarded: CartEvent = { type: 'CartDiscarded', data: { orderId, lineIds: ['1', '2'] } };
    aside.when(discard).then(discarded);
    given(...filled, saved(), discarded)
      .when(discard)
      .thenNothing();
    given(...filled, saved(), discarded)
      .when(save())
      .thenRefused('cart_not_found');
  });
});

describe('going on with a saved cart', () => {
  const aside = given(...filled, saved());
  it('changes nothing where all can be had at the same prices', () =>
    aside.when(resume({ A: can(Infinity), B: can(4) })).then(resumed()));
  it('takes the prices of today', () =>
    aside.when(resume({ A: can(9, dearerPrices), B: can(9) })).then(resumed(), {
      type: 'CartRepriced',
      data: { orderId, lines: [{ lineId: '1', price: priceAt(dearerPrices, 4) }] },
    }));
  it('removes what can no longer be had, and cuts what is short', () =>
    aside
      .when(resume({ A: can(3) }))
      .then(
        resumed(
          { lineId: '1', itemNumber: 'A', quantity: 4, left: 3 },
          { lineId: '2', itemNumber: 'B', quantity: 4, left: 0 },
        ),
      ));
  it('leaves it as it is where nothing is left of it', () =>
    aside.when(resume({ A: can(0) })).thenRefused('saved_cart_nothing_left'));
  it('is recalculated again while it is the current one', () =>
    given(...filled, saved(), resumed())
      .when(resume({ A: can(9), B: can(9) }))
      .thenNothing());
  it('goes on as any cart does', () =>
    given(...filled, saved(), resumed())
      .when({ type: 'RemoveLine', orderId, by: me, lineId: '1' })
      .then({ type: 'CartLineRemoved', data: { orderId, lineId: '1' } }));
  it('is refused in another currency', () =>
    aside
      .when(resume({ A: can(9, { ...bearingPrices, currency: 'USD' }), B: can(9) }))
      .thenRefused('cart_other_currency'));
});

describe('several lines', () => {
  const remove = (...lineIds: string[]): CartCommand => ({ type: 'RemoveLines', orderId, by: me, lineIds });
  it('are removed together, those that are there', () => {
    given(...filled)
      .when(remove('2', '9', '1'))
      .then({ type: 'CartLinesRemoved', data: { orderId, lineIds: ['2', '1'] } });
    given(...filled)
      .when(remove('9'))
      .thenNothing();
  });
  it('take the coupons with them', () =>
    given(...filled, { type: 'CartCouponApplied', data: { orderId, code: 'SPRING' } })
      .when(remove('1'))
      .then(
        { type: 'CartLinesRemoved', data: { orderId, lineIds: ['1'] } },
        { type: 'CartCouponsDropped', data: { orderId, codes: ['SPRING'] } },
      ));
});

describe('a cart that was left', () => {
  const abandon: CartCommand = { type: 'MarkAbandoned', orderId };
  const abandoned: CartEvent = { type: 'CartAbandoned', data: { orderId } };
  const later: CartEvent = {
    type: 'CartLineAdded',
    data: { orderId, lineId: '3', itemNumber: 'C', quantity: 1, price: priceAt(bearingPrices, 1) },
  };
  it('is abandoned once in its life', () => {
    given(...filled)
      .when(abandon)
      .then(abandoned);
    given(...filled, abandoned, later)
      .when(abandon)
      .thenNothing();
  });
  it.each<[string, CartEvent[]]>([
    ['is empty', [opened]],
    ['was saved', [...filled, saved()]],
    ['is being paid', [...filled, { type: 'CartLocked', data: { orderId, attempt: 1 } }]],
    [
      'is a guest’s',
      [{ type: 'CartOpened', data: { orderId, personId: 'guest:1', accountId: '', currency: 'CAD' } }, line('1', 'A')],
    ],
  ])('is not abandoned where it %s', (_what, events) =>
    given(...events)
      .when(abandon)
      .thenNothing(),
  );
  it('can still be checked out as it was seen', () =>
    given(...filled, abandoned)
      .when({ type: 'Lock', orderId, attempt: 1, changesSeen: 3 })
      .then({ type: 'CartLocked', data: { orderId, attempt: 1 } }));
});
