import fc from 'fast-check';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import type { StockCommand } from './stock.commands.ts';
import { stock } from './stock.decider.ts';
import { available } from './stock.state.ts';
import type { StockEvent } from './stock.events.ts';

const given = specificationFor(stock);
const itemNumber = '6205';
const counted = (warehouse: string, quantity: number): StockEvent => ({
  type: 'StockCounted',
  data: { itemNumber, warehouse, quantity },
});
const hold = (quantity: number, holdId = 'h1', backorder = false): StockCommand => ({
  type: 'HoldStock',
  itemNumber,
  holdId,
  quantity,
  backorder,
});
const held = (holdId: string, allocations: { warehouse: string; quantity: number }[], backordered = 0): StockEvent => ({
  type: 'StockHeld',
  data: { itemNumber, holdId, allocations, backordered },
});

describe('counting', () => {
  it('writes down only what differs', () =>
    given(counted('mtl', 5))
      .when({ type: 'CountStock', itemNumber, counts: { mtl: 5, tor: 2 } })
      .then(counted('tor', 2)));
});

describe('holding', () => {
  const two = given(counted('mtl', 5), counted('tor', 8));

  it('takes it from one warehouse where it can', () =>
    two.when(hold(8)).then(held('h1', [{ warehouse: 'tor', quantity: 8 }])));
  it('takes it from several where it must, the fullest first', () =>
    two.when(hold(10)).then(
      held('h1', [
        { warehouse: 'tor', quantity: 8 },
        { warehouse: 'mtl', quantity: 2 },
      ]),
    ));
  it('refuses more than there is', () =>
    two.when(hold(14)).thenRefused('sold_out', { itemNumber, available: 13, quantity: 14 }));
  it('counts what others hold as gone', () =>
    given(counted('mtl', 1), held('h0', [{ warehouse: 'mtl', quantity: 1 }]))
      .when(hold(1))
      .thenRefused('sold_out', { available: 0 }));
  it('backorders the rest where the product allows it', () =>
    two.when(hold(15, 'h1', true)).then(
      held(
        'h1',
        [
          { warehouse: 'tor', quantity: 8 },
          { warehouse: 'mtl', quantity: 5 },
        ],
        2,
      ),
    ));
  it('holds once for the same order', () =>
    given(counted('mtl', 5), held('h1', [{ warehouse: 'mtl', quantity: 3 }]))
      .when(hold(3))
      .thenNothing());
});

describe('a hold', () => {
  const open = given(counted('mtl', 5), held('h1', [{ warehouse: 'mtl', quantity: 3 }], 1));

  it('gives everything back when it is released', () =>
    open.when({ type: 'ReleaseHold', itemNumber, holdId: 'h1', reason: 'declined' }).then({
      type: 'StockHoldReleased',
      data: { itemNumber, holdId: 'h1', allocations: [{ warehouse: 'mtl', quantity: 3 }], reason: 'declined' },
    }));
  it('is released once', () =>
    given(counted('mtl', 5)).when({ type: 'ReleaseHold', itemNumber, holdId: 'h1', reason: 'declined' }).thenNothing());
  it('ships what lies on shelves first, then what was backordered', () =>
    open.when({ type: 'ShipStock', itemNumber, holdId: 'h1', movementId: 'm1', quantity: 4 }).then({
      type: 'StockShipped',
      data: {
        itemNumber,
        holdId: 'h1',
        movementId: 'm1',
        allocations: [
          { warehouse: 'mtl', quantity: 3 },
          { warehouse: 'mtl', quantity: 1 },
        ],
        fromHold: [{ warehouse: 'mtl', quantity: 3 }],
        backordered: 1,
      },
    }));
  it('ships and gives back once for the same movement, however much happened in between', () => {
    const shipped: StockEvent = {
      type: 'StockShipped',
      data: {
        itemNumber,
        holdId: 'h1',
        movementId: 'm1',
        allocations: [{ warehouse: 'mtl', quantity: 1 }],
        fromHold: [{ warehouse: 'mtl', quantity: 1 }],
        backordered: 0,
      },
    };
    const others = Array.from({ length: 600 }, (_, n) => held(`other${n}`, [{ warehouse: 'mtl', quantity: 0 }]));
    const later = given(counted('mtl', 5), held('h1', [{ warehouse: 'mtl', quantity: 3 }]), shipped, ...others);
    later.when({ type: 'ShipStock', itemNumber, holdId: 'h1', movementId: 'm1', quantity: 1 }).thenNothing();
    later
      .when({ type: 'ReduceHold', itemNumber, holdId: 'h1', movementId: 'm1', quantity: 1, reason: 'line_cancelled' })
      .thenNothing();
  });
  it('ships no more than it holds', () =>
    open
      .when({ type: 'ShipStock', itemNumber, holdId: 'h1', movementId: 'm1', quantity: 5 })
      .thenRefused('hold_too_small'));
  it('is unknown once it is used up', () =>
    given(counted('mtl', 5))
      .when({ type: 'ShipStock', itemNumber, holdId: 'h1', movementId: 'm1', quantity: 1 })
      .thenRefused('hold_not_found'));
});

it('never promises more than lies there, whatever orders do', () => {
  const step = fc.oneof(
    fc.record({
      type: fc.constant('HoldStock' as const),
      holdId: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: 12 }),
    }),
    fc.record({ type: fc.constant('ReleaseHold' as const), holdId: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({
      type: fc.constant('JoinHold' as const),
      holdId: fc.constantFrom('a', 'b', 'c', 'd'),
      into: fc.constantFrom('a', 'b', 'c', 'd'),
    }),
    fc.record({
      type: fc.constant('ReturnStock' as const),
      refundId: fc.constantFrom('r', 's'),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      type: fc.constant('ReduceHold' as const),
      movementId: fc.uuid(),
      holdId: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      type: fc.constant('ShipStock' as const),
      movementId: fc.uuid(),
      holdId: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = [counted('mtl', 10), counted('tor', 7)].reduce(stock.evolve, stock.initialState);
      for (const s of steps) {
        try {
          state = stock
            .decide({ itemNumber, reason: 'test', backorder: false, ...s } as unknown as StockCommand, state)
            .reduce(stock.evolve, state);
        } catch {
          continue; // a refusal changes nothing
        }
        const onHand = Object.values(state.onHand).reduce((sum, n) => sum + n, 0);
        const promised = Object.values(state.holds)
          .flatMap((h) => h.allocations)
          .reduce((sum, a) => sum + a.quantity, 0);
        expect(promised).toBeLessThanOrEqual(onHand);
        expect(available(state)).toBe(onHand - promised);
      }
    }),
  );
});

describe('a hold that joins another', () => {
  const joined: StockEvent = {
    type: 'StockHoldJoined',
    data: { itemNumber, holdId: 'h2', into: 'h1', allocations: [{ warehouse: 'mtl', quantity: 2 }], backordered: 1 },
  };
  const before = [
    counted('mtl', 5),
    held('h1', [{ warehouse: 'mtl', quantity: 3 }]),
    held('h2', [{ warehouse: 'mtl', quantity: 2 }], 1),
  ];

  it('adds what it holds, and is gone', () => {
    given(...before)
      .when({ type: 'JoinHold', itemNumber, holdId: 'h2', into: 'h1' })
      .then(joined);
    expect(given(...before, joined).state().holds).toEqual({
      h1: { allocations: [{ warehouse: 'mtl', quantity: 5 }], backordered: 1, movements: [] },
    });
  });
  it('joins once', () =>
    given(...before, joined)
      .when({ type: 'JoinHold', itemNumber, holdId: 'h2', into: 'h1' })
      .thenNothing());
  it('stands for itself where the order held none of the item yet', () =>
    expect(given(counted('mtl', 5), held('h2', [{ warehouse: 'mtl', quantity: 2 }], 1), joined).state().holds).toEqual({
      h1: { allocations: [{ warehouse: 'mtl', quantity: 2 }], backordered: 1, movements: [] },
    }));
});

describe('goods that come back', () => {
  const returned: StockEvent = {
    type: 'StockReturned',
    data: { itemNumber, refundId: 'r1', allocations: [{ warehouse: 'mtl', quantity: 2 }] },
  };

  it('lie on the shelf again, once for each refund', () => {
    given(counted('mtl', 5)).when({ type: 'ReturnStock', itemNumber, refundId: 'r1', quantity: 2 }).then(returned);
    given(counted('mtl', 5), returned)
      .when({ type: 'ReturnStock', itemNumber, refundId: 'r1', quantity: 2 })
      .thenNothing();
    expect(available(given(counted('mtl', 5), returned).state())).toBe(7);
  });
});

describe('an order', () => {
  const two = given(counted('mtl', 5), counted('tor', 8));
  it('is filled from the nearest warehouse that has all of it', () => {
    two
      .when({ ...hold(4), nearest: ['mtl', 'tor'] } as StockCommand)
      .then(held('h1', [{ warehouse: 'mtl', quantity: 4 }]));
    two
      .when({ ...hold(6), nearest: ['mtl', 'tor'] } as StockCommand)
      .then(held('h1', [{ warehouse: 'tor', quantity: 6 }]));
  });
  it('is filled from the nearest first where none has all of it', () =>
    two.when({ ...hold(9), nearest: ['mtl'] } as StockCommand).then(
      held('h1', [
        { warehouse: 'mtl', quantity: 5 },
        { warehouse: 'tor', quantity: 4 },
      ]),
    ));
});

describe('goods on a shelf', () => {
  const adjust = (quantity: number): StockCommand => ({
    type: 'AdjustStock',
    itemNumber,
    warehouse: 'mtl',
    quantity,
    reason: 'damaged',
    note: 'Forklift',
  });
  const adjusted: StockEvent = {
    type: 'StockAdjusted',
    data: { itemNumber, warehouse: 'mtl', quantity: -2, reason: 'damaged', note: 'Forklift' },
  };

  it('are written off with a reason', () => {
    given(counted('mtl', 5)).when(adjust(-2)).then(adjusted);
    expect(available(given(counted('mtl', 5), adjusted).state())).toBe(3);
  });
  it('are never fewer than none', () =>
    given(counted('mtl', 5)).when(adjust(-6)).thenRefused('stock_too_small', { available: 5 }));
  it('may be counted while an order holds them: the order keeps its hold, nobody else is promised any', () => {
    const state = given(counted('mtl', 5), held('h1', [{ warehouse: 'mtl', quantity: 4 }]), counted('mtl', 3)).state();
    expect(state.holds['h1']?.allocations).toEqual([{ warehouse: 'mtl', quantity: 4 }]);
    expect(available(state)).toBe(0);
  });
});

describe('a transfer', () => {
  const ship = (quantity: number, to = 'tor'): StockCommand => ({
    type: 'ShipTransfer',
    itemNumber,
    transferId: 't1',
    from: 'mtl',
    to,
    quantity,
  });
  const shipped: StockEvent = {
    type: 'StockTransferShipped',
    data: { itemNumber, transferId: 't1', from: 'mtl', to: 'tor', quantity: 3 },
  };
  const underWay = given(counted('mtl', 5), shipped);
  const receive = (quantity: number): StockCommand => ({
    type: 'ReceiveTransfer',
    itemNumber,
    transferId: 't1',
    quantity,
  });
  const received: StockEvent = {
    type: 'StockTransferReceived',
    data: { itemNumber, transferId: 't1', from: 'mtl', to: 'tor', quantity: 2, missing: 1 },
  };

  it('takes goods off one shelf, and puts them on another when they arrive', () => {
    given(counted('mtl', 5)).when(ship(3)).then(shipped);
    expect(available(underWay.state())).toBe(2);
    underWay.when(receive(2)).then(received);
    expect(given(counted('mtl', 5), shipped, received).state()).toMatchObject({
      onHand: { mtl: 2, tor: 2 },
      transfers: {},
    });
  });
  it('moves no more than there is, less what orders hold', () => {
    given(counted('mtl', 5)).when(ship(6)).thenRefused('stock_too_small', { available: 5 });
    given(counted('mtl', 5), held('h1', [{ warehouse: 'mtl', quantity: 3 }]))
      .when(ship(3))
      .thenRefused('stock_too_small', { available: 2 });
  });
  it('goes to another warehouse', () =>
    given(counted('mtl', 5)).when(ship(1, 'mtl')).thenRefused('transfer_to_itself'));
  it('brings no more than was sent, and that once', () => {
    underWay.when(receive(4)).thenRefused('transfer_too_small', { sent: 3 });
    given(counted('mtl', 5), shipped, received).when(receive(1)).thenRefused('transfer_not_found');
  });
});

describe('a delivery of a supplier', () => {
  const expected: StockEvent = {
    type: 'StockExpected',
    data: { itemNumber, deliveryId: 'd1', warehouse: 'mtl', quantity: 20, day: '2026-12-01', note: '' },
  };
  const receive: StockCommand = { type: 'ReceiveDelivery', itemNumber, deliveryId: 'd1', quantity: 18 };
  const received: StockEvent = {
    type: 'StockDeliveryReceived',
    data: { itemNumber, deliveryId: 'd1', warehouse: 'mtl', quantity: 18 },
  };

  it('is expected, and lies on the shelf when it came', () => {
    given(expected).when(receive).then(received);
    expect(given(expected, received).state()).toMatchObject({ onHand: { mtl: 18 }, expected: {} });
  });
  it('comes once', () => given(expected, received).when(receive).thenRefused('delivery_not_expected'));
  it('may be cancelled', () =>
    given(expected)
      .when({ type: 'CancelDelivery', itemNumber, deliveryId: 'd1', reason: 'Out of production' })
      .then({
        type: 'StockExpectationCancelled',
        data: { itemNumber, deliveryId: 'd1', reason: 'Out of production' },
      }));
});

describe('safety stock', () => {
  it('is set where it is another', () => {
    const set: StockEvent = { type: 'SafetyStockSet', data: { itemNumber, warehouse: 'mtl', quantity: 4 } };
    const command: StockCommand = { type: 'SetSafetyStock', itemNumber, warehouse: 'mtl', quantity: 4 };
    given().when(command).then(set);
    given(set).when(command).thenNothing();
  });
});

describe('what is called as every object’s own things are', () => {
  const odd = 'constructor';

  it('is counted like anything else, in a history of before such ids were refused', () => {
    const adjusted: StockEvent = {
      type: 'StockAdjusted',
      data: { itemNumber, warehouse: odd, quantity: 4, reason: 'found', note: '' },
    };
    expect(available(given(counted('mtl', 5), adjusted).state())).toBe(9);
  });
  it('is no delivery that was expected, and no transfer that was sent', () => {
    given()
      .when({ type: 'ReceiveDelivery', itemNumber, deliveryId: odd, quantity: 1 })
      .thenRefused('delivery_not_expected');
    given()
      .when({ type: 'CancelDelivery', itemNumber, deliveryId: odd, reason: 'x' })
      .thenRefused('delivery_not_expected');
    given()
      .when({ type: 'ReceiveTransfer', itemNumber, transferId: odd, quantity: 1 })
      .thenRefused('transfer_not_found');
  });
  it('is no hold', () => {
    given().when({ type: 'ReleaseHold', itemNumber, holdId: odd, reason: 'declined' }).thenNothing();
    given(counted('mtl', 5))
      .when(hold(1, odd))
      .then(held(odd, [{ warehouse: 'mtl', quantity: 1 }]));
  });
});
