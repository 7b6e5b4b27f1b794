import { draft } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { order } from './order.decider.ts';
import { lineStatus, type OrderEvent } from './order.events.ts';
import { everythingLeft, refundOf } from './order.pricing.ts';
import { paidOf, placedOrder } from './order.state.ts';

const given = specificationFor(order);
const orderId = 'o1';
const at = '2026-11-20T10:00:00.000Z';
const payments = [{ paymentId: 'o1.1', method: 'card', amount: 7_195, text: 'Visa 4242', reference: '' }];
const placed: OrderEvent = { type: 'OrderPlaced', data: { ...draft, orderNumber: 'MW-1', payments, placedAt: at } };
const ship = (lines: { lineId: string; quantity: number }[]) => ({
  type: 'ShipLines' as const,
  orderId,
  shipmentId: 's1',
  carrier: 'Purolator',
  trackingNumber: 'T1',
  lines,
  at,
});
const shipped = (lineId: string, quantity: number): OrderEvent => ({
  type: 'OrderLinesShipped',
  data: {
    orderId,
    shipmentId: 's1',
    deliveryId: '1',
    carrier: 'Purolator',
    trackingNumber: 'T1',
    lines: [{ lineId, quantity }],
    taken: [],
    shippedAt: at,
  },
});
// Changes seen: the placing is the first.
const cancel = (
  lines: { lineId: string; quantity: number }[],
  amountSeen: number,
  more: { changesSeen?: number; freight?: number } = {},
) => ({
  type: 'CancelLines' as const,
  orderId,
  refundId: 'r1',
  changesSeen: 1,
  amountSeen,
  lines,
  freight: 0,
  unpaid: false,
  reason: 'gone',
  at,
  ...more,
});

describe('placing', () => {
  it('happens once', () => {
    given().when({ type: 'Place', draft, orderNumber: 'MW-1', payments, at }).then(placed);
    given(placed).when({ type: 'Place', draft, orderNumber: 'MW-1', payments, at }).thenNothing();
    given(placed).when({ type: 'Place', draft, orderNumber: 'MW-2', payments, at }).thenRefused('already_placed');
  });
});

describe('shipping', () => {
  it('takes the parts of bundles, summed by item', () =>
    given(placed)
      .when(
        ship([
          { lineId: '1', quantity: 4 },
          { lineId: '2', quantity: 1 },
        ]),
      )
      .then({
        type: 'OrderLinesShipped',
        data: {
          orderId,
          shipmentId: 's1',
          deliveryId: '1',
          carrier: 'Purolator',
          trackingNumber: 'T1',
          shippedAt: at,
          lines: [
            { lineId: '1', quantity: 4 },
            { lineId: '2', quantity: 1 },
          ],
          taken: [
            { holdId: 'o1.1', itemNumber: '6205', quantity: 6 },
            { holdId: 'o1.1', itemNumber: 'SEAL', quantity: 1 },
          ],
        },
      }));
  it('adds up a line that is named twice', () =>
    given(placed)
      .when(
        ship([
          { lineId: '1', quantity: 3 },
          { lineId: '1', quantity: 2 },
        ]),
      )
      .thenRefused('ship_quantity_exceeds', { lineId: '1', quantity: 5, left: 4 }));
  it('refuses more than is left', () =>
    given(placed, shipped('1', 3))
      .when(ship([{ lineId: '1', quantity: 2 }]))
      .thenRefused('ship_quantity_exceeds', { left: 1 }));
  it('refuses a line that is shipped', () =>
    given(placed, shipped('1', 4))
      .when(ship([{ lineId: '1', quantity: 1 }]))
      .thenRefused('line_already_shipped'));
  it('knows no other line', () =>
    given(placed)
      .when(ship([{ lineId: '9', quantity: 1 }]))
      .thenRefused('line_not_found'));
  it('needs an order', () =>
    given()
      .when(ship([{ lineId: '1', quantity: 1 }]))
      .thenRefused('order_not_found'));
});

describe('giving up an order whose payment was refused', () => {
  const all = [
    { lineId: '1', quantity: 4 },
    { lineId: '2', quantity: 2 },
  ];
  const unpaid = (lines = all, changesSeen = 1, freight = 0) => ({
    ...cancel(lines, 0, { changesSeen, freight }),
    unpaid: true,
  });
  const cancelled: OrderEvent = {
    type: 'OrderLinesCancelled',
    data: {
      orderId,
      lines: all,
      reason: 'gone',
      freed: [
        { holdId: 'o1.1', itemNumber: '6205', quantity: 8 },
        { holdId: 'o1.1', itemNumber: 'SEAL', quantity: 2 },
      ],
      unpaid: true,
      cancelledAt: at,
    },
  };

  it('frees all of its stock and gives nothing back', () => given(placed).when(unpaid()).then(cancelled));
  it('refuses to cancel less than all that is left', () => {
    given(placed)
      .when(unpaid([{ lineId: '1', quantity: 4 }]))
      .thenRefused('payment_not_captured');
    given(placed)
      .when(
        unpaid([
          { lineId: '1', quantity: 3 },
          { lineId: '2', quantity: 2 },
        ]),
      )
      .thenRefused('payment_not_captured');
  });
  it('cancels the rest of what was cancelled in part', () => {
    const before: OrderEvent = {
      type: 'OrderLineCancelled',
      data: { orderId, lineId: '1', quantity: 1, reason: '', freed: [], cancelledAt: at },
    };
    expect(
      order.decide(
        unpaid(
          [
            { lineId: '1', quantity: 3 },
            { lineId: '2', quantity: 2 },
          ],
          2,
        ),
        given(placed, before).state(),
      ),
    ).toMatchObject([{ type: 'OrderLinesCancelled', data: { unpaid: true } }]);
  });
  it('refuses once something has shipped', () =>
    given(placed, shipped('2', 1))
      .when(
        unpaid(
          [
            { lineId: '1', quantity: 4 },
            { lineId: '2', quantity: 1 },
          ],
          2,
        ),
      )
      .thenRefused('payment_not_captured'));
  it('happens once', () => given(placed, cancelled).when(unpaid(all, 2)).thenRefused('line_cancelled'));
  it('gives everything back should the money have been taken all the same', () => {
    const state = placedOrder(given(placed, cancelled).state());
    expect(refundOf(state, everythingLeft(state)).amount).toBe(paidOf(state));
  });
});

describe('cancelling lines', () => {
  const nothing = { goods: 0, discount: 0, freight: 0, taxes: [], freights: [], goodwillBefore: 0, goodwill: 0 };

  it('frees what is not shipped, several lines in one step, and gives back what was paid for it', () =>
    given(placed, shipped('2', 1))
      .when(
        cancel(
          [
            { lineId: '1', quantity: 4 },
            { lineId: '2', quantity: 1 },
          ],
          5_000,
          { changesSeen: 2 },
        ),
      )
      .then(
        {
          type: 'OrderLinesCancelled',
          data: {
            orderId,
            lines: [
              { lineId: '1', quantity: 4 },
              { lineId: '2', quantity: 1 },
            ],
            reason: 'gone',
            cancelledAt: at,
            freed: [
              { holdId: 'o1.1', itemNumber: '6205', quantity: 6 },
              { holdId: 'o1.1', itemNumber: 'SEAL', quantity: 1 },
            ],
          },
        },
        {
          type: 'OrderRefundRequested',
          data: {
            ...nothing,
            orderId,
            refundId: 'r1',
            cause: 'cancel',
            lines: [
              { lineId: '1', quantity: 4 },
              { lineId: '2', quantity: 1 },
            ],
            goods: 5_000,
            amount: 5_000,
            parts: [{ paymentId: 'o1.1', amount: 5_000 }],
            reason: 'gone',
            restock: [],
            returned: [],
            requestedAt: at,
          },
        },
      ));
  it('refuses more than is left of a line', () =>
    given(placed, shipped('1', 3))
      .when(cancel([{ lineId: '1', quantity: 2 }], 2_000, { changesSeen: 2 }))
      .thenRefused('cancel_quantity_exceeds', { left: 1 }));
  it('refuses a line that is wholly shipped', () =>
    given(placed, shipped('1', 4))
      .when(cancel([{ lineId: '1', quantity: 1 }], 1_000, { changesSeen: 2 }))
      .thenRefused('line_already_shipped'));
  it('refuses a line that is cancelled', () => {
    const before: OrderEvent = {
      type: 'OrderLineCancelled',
      data: { orderId, lineId: '1', quantity: 4, reason: '', freed: [], cancelledAt: at },
    };
    given(placed, before)
      .when(cancel([{ lineId: '1', quantity: 1 }], 1_000, { changesSeen: 2 }))
      .thenRefused('line_cancelled');
  });
  it('refuses a preview that somebody else’s change has made stale', () =>
    given(placed, shipped('2', 1))
      .when(cancel([{ lineId: '1', quantity: 1 }], 1_000))
      .thenRefused('order_changed', { changes: 2 }));
  it('refuses another amount than was shown', () =>
    given(placed)
      .when(cancel([{ lineId: '1', quantity: 1 }], 999))
      .thenRefused('refund_changed', { amount: 1_000 }));
  it('does not pay units twice whose money came back before', () => {
    const before: OrderEvent = {
      type: 'OrderRefundRequested',
      data: {
        ...nothing,
        orderId,
        refundId: 'r0',
        cause: 'refund',
        lines: [{ lineId: '1', quantity: 3 }],
        goods: 3_000,
        amount: 3_000,
        parts: [{ paymentId: 'o1.1', amount: 3_000 }],
        reason: '',
        restock: [],
        returned: [],
        requestedAt: at,
      },
    };
    given(placed, before)
      .when(cancel([{ lineId: '1', quantity: 4 }], 4_000, { changesSeen: 2 }))
      .thenRefused('refund_changed', { amount: 1_000 });
  });
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
