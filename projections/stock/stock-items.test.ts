import type { StockEvent } from '#domain/stock/stock.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { stockItems, type StockItemRow } from './stock-items.ts';

const given = readModelSpecification<StockItemRow, StockEvent>(stockItems);
const itemNumber = '6205';
const counted: StockEvent = { type: 'StockCounted', data: { itemNumber, warehouse: 'mtl', quantity: 10 } };
const safety: StockEvent = { type: 'SafetyStockSet', data: { itemNumber, warehouse: 'mtl', quantity: 8 } };
const held: StockEvent = {
  type: 'StockHeld',
  data: { itemNumber, holdId: 'o1.1', allocations: [{ warehouse: 'mtl', quantity: 4 }], backordered: 3 },
};
const sent: StockEvent = {
  type: 'StockTransferShipped',
  data: { itemNumber, transferId: 't1', from: 'mtl', to: 'tor', quantity: 2 },
};
const arrived: StockEvent = {
  type: 'StockTransferReceived',
  data: { itemNumber, transferId: 't1', from: 'mtl', to: 'tor', quantity: 1, missing: 1 },
};
const expected: StockEvent = {
  type: 'StockExpected',
  data: { itemNumber, deliveryId: 'd1', warehouse: 'mtl', quantity: 20, day: '2026-12-01', note: '' },
};
const delivered: StockEvent = {
  type: 'StockDeliveryReceived',
  data: { itemNumber, deliveryId: 'd1', warehouse: 'mtl', quantity: 18 },
};
const released: StockEvent = {
  type: 'StockHoldReleased',
  data: { itemNumber, holdId: 'o1.1', allocations: [{ warehouse: 'mtl', quantity: 4 }], reason: 'payment_declined' },
};

describe('the stock of an item in the back office', () => {
  it('is short where less is free than the safety stock', () => {
    given(counted, safety).then({ on_hand: 10, available: 10, below_safety: false });
    given(counted, safety, held).then({ on_hand: 10, held: 4, available: 6, backordered: 3, below_safety: true });
    given(counted, safety, held, released).then({ held: 0, backordered: 0, below_safety: false });
  });
  it('is in no warehouse while it is on its way', () => {
    given(counted, sent).then({ on_hand: 8, in_transit: 2 });
    given(counted, sent, arrived).then({ on_hand: 9, in_transit: 0 });
  });
  it('is expected until it came', () => {
    given(expected).then({ on_hand: 0, expected: 20 });
    given(expected, delivered).then({ on_hand: 18, expected: 0 });
  });
  it('is the same when it is built again, event by event', () =>
    given(counted, safety, held, sent, expected, arrived, delivered, released).thenTheSameInChunksOfOne());
});
