import { draft } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { order } from './order.decider.ts';
import { lineStatus, type OrderEvent } from './order.events.ts';

const given = specificationFor(order);
const orderId = 'o1';
const at = '2026-11-20T10:00:00.000Z';
const payment = { paymentId: 'o1.1', paymentMethod: 'card', paymentText: 'Visa 4242', poNumber: '' };
const placed: OrderEvent = { type: 'OrderPlaced', data: { ...draft, orderNumber: 'MW-1', ...payment, placedAt: at } };
const ship = (lines: { lineId: string; quantity: number }[]) => ({ type: 'ShipLines' as const, orderId, shipmentId: 's1', carrier: 'Purolator', trackingNumber: 'T1', lines, at });
const shipped = (lineId: string, quantity: number): OrderEvent => ({ type: 'OrderLinesShipped', data: { orderId, shipmentId: 's1', carrier: 'Purolator', trackingNumber: 'T1', lines: [{ lineId, quantity }], taken: [], shippedAt: at } });
const cancel = (lineId: string) => ({ type: 'CancelLine' as const, orderId, lineId, reason: 'gone', at });

describe('placing', () => {
  it('happens once', () => {
    given().when({ type: 'Place', draft, orderNumber: 'MW-1', ...payment, at }).then(placed);
    given(placed).when({ type: 'Place', draft, orderNumber: 'MW-1', ...payment, at }).thenNothing();
    given(placed).when({ type: 'Place', draft, orderNumber: 'MW-2', ...payment, at }).thenRefused('already_placed');
  });
});

describe('shipping', () => {
  it('takes the parts of bundles, summed by item', () =>
    given(placed).when(ship([{ lineId: '1', quantity: 4 }, { lineId: '2', quantity: 1 }])).then({
      type: 'OrderLinesShipped',
      data: {
        orderId, shipmentId: 's1', carrier: 'Purolator', trackingNumber: 'T1', shippedAt: at, lines: [{ lineId: '1', quantity: 4 }, { lineId: '2', quantity: 1 }],
        taken: [{ holdId: 'o1.1', itemNumber: '6205', quantity: 6 }, { holdId: 'o1.1', itemNumber: 'SEAL', quantity: 1 }],
      },
    }));
  it('adds up a line that is named twice', () => given(placed).when(ship([{ lineId: '1', quantity: 3 }, { lineId: '1', quantity: 2 }])).thenRefused('ship_quantity_exceeds', { lineId: '1', quantity: 5, left: 4 }));
  it('refuses more than is left', () => given(placed, shipped('1', 3)).when(ship([{ lineId: '1', quantity: 2 }])).thenRefused('ship_quantity_exceeds', { left: 1 }));
  it('refuses a line that is shipped', () => given(placed, shipped('1', 4)).when(ship([{ lineId: '1', quantity: 1 }])).thenRefused('line_already_shipped'));
  it('knows no other line', () => given(placed).when(ship([{ lineId: '9', quantity: 1 }])).thenRefused('line_not_found'));
  it('needs an order', () => given().when(ship([{ lineId: '1', quantity: 1 }])).thenRefused('order_not_found'));
});

describe('cancelling a line', () => {
  it('frees what is not shipped', () =>
    given(placed, shipped('2', 1)).when(cancel('2')).then({
      type: 'OrderLineCancelled',
      data: { orderId, lineId: '2', quantity: 1, reason: 'gone', cancelledAt: at, freed: [{ holdId: 'o1.1', itemNumber: '6205', quantity: 2 }, { holdId: 'o1.1', itemNumber: 'SEAL', quantity: 1 }] },
    }));
  it('refuses a line that is wholly shipped', () => given(placed, shipped('1', 4)).when(cancel('1')).thenRefused('line_already_shipped'));
  it('refuses a line that is cancelled', () => given(placed, { type: 'OrderLineCancelled', data: { orderId, lineId: '1', quantity: 4, reason: '', freed: [], cancelledAt: at } }).when(cancel('1')).thenRefused('line_cancelled'));
});

describe('the status of a line (spec 3)', () => {
  it.each([
    [{ quantity: 4, shipped: 0, cancelled: 0 }, 1, 'New'],
    [{ quantity: 4, shipped: 2, cancelled: 0 }, 2, 'Partially Shipped'],
    [{ quantity: 4, shipped: 4, cancelled: 0 }, 3, 'Shipped'],
    [{ quantity: 4, shipped: 0, cancelled: 4 }, 4, 'Cancelled'],
    [{ quantity: 4, shipped: 3, cancelled: 1 }, 3, 'Shipped, since the rest is cancelled'],
  ])('%o is %i: %s', (line, status) => expect(lineStatus(line)).toBe(status));
});
