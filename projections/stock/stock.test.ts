import type { StockEvent } from '#domain/stock/stock.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { availableByWarehouse, stock, type StockRow } from './stock.ts';

const given = readModelSpecification<StockRow, StockEvent>(stock);
const itemNumber = '6205';
const [mtl, tor] = [
  (quantity: number) => [{ warehouse: 'mtl', quantity }],
  (quantity: number) => [{ warehouse: 'tor', quantity }],
];
const counted = (warehouse: string, quantity: number, item = itemNumber): StockEvent => ({
  type: 'StockCounted',
  data: { itemNumber: item, warehouse, quantity },
});
const held: StockEvent = {
  type: 'StockHeld',
  data: { itemNumber, holdId: 'o1.1', allocations: [...mtl(3), ...tor(2)], backordered: 0 },
};
const reduced: StockEvent = {
  type: 'StockHoldReduced',
  data: { itemNumber, holdId: 'o1.1', movementId: 'm1', allocations: tor(2), backordered: 0, reason: 'line_cancelled' },
};
const released: StockEvent = {
  type: 'StockHoldReleased',
  data: { itemNumber, holdId: 'o1.1', allocations: [...mtl(3), ...tor(2)], reason: 'payment_declined' },
};
const joined: StockEvent = {
  type: 'StockHoldJoined',
  data: { itemNumber, holdId: 'o1.2', into: 'o1.1', allocations: mtl(1), backordered: 0 },
};
const shipped: StockEvent = {
  type: 'StockShipped',
  data: { itemNumber, holdId: 'o1.1', movementId: 's1', allocations: mtl(3), fromHold: mtl(3), backordered: 0 },
};
const returned: StockEvent = { type: 'StockReturned', data: { itemNumber, refundId: 'r1', allocations: mtl(1) } };
const history = [counted('mtl', 10), counted('tor', 5), held];

describe('the stock of an item', () => {
  it('is what was counted last, by warehouse', () =>
    given(counted('mtl', 4), counted('tor', 2), counted('mtl', 9)).then({
      item_number: itemNumber,
      on_hand: { mtl: 9, tor: 2 },
      held: {},
    }));
  it('is kept for each item by itself', () =>
    given(counted('mtl', 4), counted('mtl', 1, 'SEAL')).then(
      { item_number: '6205', on_hand: { mtl: 4 } },
      { item_number: 'SEAL', on_hand: { mtl: 1 } },
    ));
  it('stays where it is while an order holds it, and is promised to nobody else', () => {
    given(...history).then({ on_hand: { mtl: 10, tor: 5 }, held: { mtl: 3, tor: 2 } });
    expect(availableByWarehouse({ on_hand: { mtl: 10, tor: 1 }, held: { mtl: 3, tor: 2 } })).toEqual([
      ['mtl', 7],
      ['tor', 0],
    ]);
  });
  it('is free again when the hold is released', () =>
    given(...history, released).then({ on_hand: { mtl: 10, tor: 5 }, held: { mtl: 0, tor: 0 } }));
  it('is free again for what a cancelled line had', () =>
    given(...history, reduced).then({ on_hand: { mtl: 10, tor: 5 }, held: { mtl: 3, tor: 0 } }));
  it('is held as before when one hold takes over what another had', () =>
    given(...history, joined).then({ held: { mtl: 3, tor: 2 } }));
  it('leaves the shelf and the hold when it is shipped', () =>
    given(...history, shipped).then({ on_hand: { mtl: 7, tor: 5 }, held: { mtl: 0, tor: 2 } }));
  it('is on the shelf again when it comes back', () =>
    given(...history, shipped, returned).then({ on_hand: { mtl: 8, tor: 5 }, held: { mtl: 0, tor: 2 } }));
  it('is never less than nothing', () =>
    given(counted('mtl', 1), shipped).then({ on_hand: { mtl: 0 }, held: { mtl: 0 } }));
  it('is the same when it is built again, event by event', () =>
    given(...history, joined, reduced, shipped, returned, counted('mtl', 1, 'SEAL')).thenTheSameInChunksOfOne());
});
