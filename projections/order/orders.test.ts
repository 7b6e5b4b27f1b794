import fc from 'fast-check';
import { eventsAfter, placedOf, histories } from '#domain/order/order.samples.ts';
import { evolveOrder, NO_ORDER, placedOrder, refundedOf, type OrderState } from '#domain/order/order.state.ts';
import type { OrderEvent, RefundContents } from '#domain/order/order.events.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import { address, draft } from '#domain/testing/samples.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { orders, type OrderRow } from './orders.ts';

const given = readModelSpecification<OrderRow, OrderEvent | PaymentEvent>(orders);
const { orderId } = draft;
const at = '2026-03-03T15:00:00.000Z';
const placed: OrderEvent = {
  type: 'OrderPlaced',
  data: {
    ...draft,
    orderNumber: 'MW-1',
    payments: [{ paymentId: 'o1.1', method: 'card', amount: draft.totals.total, text: 'Visa 4242', reference: 'PO-7' }],
    placedAt: at,
  },
};
const captured: PaymentEvent = { type: 'PaymentCaptured', data: { paymentId: 'o1.1', orderId, amount: 7_195 } };
const captureFailed: PaymentEvent = {
  type: 'PaymentCaptureFailed',
  data: { paymentId: 'o1.1', orderId, code: 'capture_declined' },
};
const voided = (paymentId: string): PaymentEvent => ({
  type: 'PaymentVoided',
  data: { paymentId, orderId, reason: 'payment_not_confirmed' },
});
const shipped = (shipmentId: string, ...lines: readonly (readonly [string, number])[]): OrderEvent => ({
  type: 'OrderLinesShipped',
  data: {
    orderId,
    shipmentId,
    deliveryId: '1',
    carrier: 'Purolator',
    trackingNumber: 'T1',
    lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })),
    taken: [],
    shippedAt: at,
  },
});
const cancelled = (...lines: readonly (readonly [string, number])[]): OrderEvent => ({
  type: 'OrderLinesCancelled',
  data: {
    orderId,
    lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })),
    reason: 'No longer made',
    freed: [],
    cancelledAt: at,
  },
});
const contents = (amount: number): RefundContents => ({
  goods: amount,
  discount: 0,
  freight: 0,
  taxes: [],
  lines: [],
  freights: [],
  goodwillBefore: 0,
  goodwill: 0,
  amount,
  parts: [{ paymentId: 'o1.1', amount }],
});
const refundRequested = (refundId: string, amount: number): OrderEvent => ({
  type: 'OrderRefundRequested',
  data: {
    orderId,
    ...contents(amount),
    refundId,
    cause: 'refund',
    reason: 'Wrong size',
    restock: [],
    returned: [],
    requestedAt: at,
  },
});
const refunded = (refundId: string, amount: number): OrderEvent => ({
  type: 'OrderRefundCompleted',
  data: { orderId, refundId, amount, returned: [], completedAt: at },
});
const refundDeclined = (refundId: string): OrderEvent => ({
  type: 'OrderRefundDeclined',
  data: { orderId, refundId, code: 'refund_declined', refunded: [], declinedAt: at },
});
const noted: OrderEvent = {
  type: 'OrderNoteAdded',
  data: { orderId, noteId: 'n1', personId: 'staff:1', text: 'Dock 3', addedAt: at },
};
const edited = (quantity: number, total: number): OrderEvent => ({
  type: 'OrderEdited',
  data: {
    orderId,
    attempt: 1,
    personId: draft.personId,
    lines: [{ ...draft.lines[0]!, quantity }, draft.lines[1]!],
    deliveries: draft.deliveries,
    totals: { ...draft.totals, total },
    shipTo: { '1': { ...address, city: 'Laval' } },
    reason: 'More',
    difference: total - draft.totals.total,
    payments: [
      { paymentId: 'o1.2', method: 'card', text: 'Visa 4242', reference: '', amount: total - draft.totals.total },
    ],
    freed: [],
    editedAt: at,
  },
});

describe('an order that was placed', () => {
  it('is in the list with who placed it, what it comes to and where it goes', () =>
    given(placed).then({
      order_id: 'o1',
      order_number: 'MW-1',
      placed_at: at,
      person_id: 'guest:g1',
      email: 'ada@example.com',
      placed_by: 'Ada Roy',
      ship_to_city: 'Montréal, QC',
      status: 'processing',
      currency: 'CAD',
      total: 7_195,
      refunded: 0,
      line_count: 2,
      payment_methods: ['card'],
      payment_status: 'authorised',
      po_number: 'PO-7',
      shipments: [],
      notes: [],
    }));
  it('is found by its number, its e-mail, its person and its PO number', () => {
    const found = (search: string): Partial<OrderRow> => ({
      search: expect.stringContaining(` ${search}`) as unknown as string,
    });
    for (const search of ['mw-1', 'ada@example.com', 'ada roy', 'po-7']) given(placed).then(found(search));
  });
  it('names the contact who placed it, not the bill', () =>
    given({ ...placed, data: { ...placed.data, placedBy: 'Ben Carter' } } as OrderEvent).then({
      placed_by: 'Ben Carter',
    }));
  it('needs its beginning: a history without it stops the read model', () =>
    expect(() => given(noted).then()).toThrow('no row o1 to update'));
});

describe('the day by which something of an order is to ship', () => {
  const promised = (...days: readonly string[]): OrderEvent =>
    ({
      type: 'OrderPlaced',
      data: {
        ...placed.data,
        promised: days.map((shipsOn) => ({ deliveryId: '1', units: 3, shipsOn, arrivesBy: shipsOn })),
      },
    }) as OrderEvent;
  const inParts = promised('2026-03-04', '2026-03-11');

  it('is that of its first part until something has left, then that of its last', () => {
    given(inParts).then({ ships_by: '2026-03-04' });
    given(inParts, shipped('s1', ['1', 1])).then({ ships_by: '2026-03-11' });
  });
  it('is none while the money is awaited, or did not come', () => {
    given(inParts, { type: 'PaymentAwaited', data: { paymentId: 'o1.1', orderId } } as PaymentEvent).then({
      ships_by: '',
    });
    given(inParts, captureFailed).then({ ships_by: '' });
    given(inParts, captured).then({ ships_by: '2026-03-04' });
  });
  it('counts from the day on which the money came that was awaited', () => {
    const weekBefore = { ...inParts, data: { ...inParts.data, placedAt: '2026-02-24T15:00:00.000Z' } } as OrderEvent;
    const payment = { paymentId: 'o1.1', orderId };
    given(
      weekBefore,
      { type: 'PaymentAwaited', data: payment } as PaymentEvent,
      { type: 'PaymentReceived', data: payment } as PaymentEvent,
    ).then({ ships_by: '2026-03-11', days_until_paid: 7 });
  });
  it('is none once nothing is left, nor where none was promised or a person has yet to confirm it', () => {
    given(inParts, shipped('s1', ['1', 4]), shipped('s2', ['2', 2])).then({ ships_by: '' });
    given(placed).then({ ships_by: '' });
    given(promised('')).then({ ships_by: '' });
  });
});

describe('the status of an order', () => {
  it('is that of its lines: partially shipped with the first units of one', () =>
    given(placed, shipped('s1', ['1', 1])).then({ status: 'partially-shipped' }));
  it('is shipped when nothing is left to ship', () =>
    given(placed, shipped('s1', ['1', 4]), shipped('s2', ['2', 2])).then({ status: 'shipped' }));
  it('is shipped when what is not shipped was cancelled', () =>
    given(placed, shipped('s1', ['1', 4]), cancelled(['2', 2])).then({ status: 'shipped' }));
  it('is cancelled when every line is', () =>
    given(placed, cancelled(['1', 4], ['2', 2])).then({ status: 'cancelled' }));
  it('comes with what was sent by whom', () =>
    given(placed, shipped('s1', ['1', 1])).then({
      shipments: [
        {
          shipmentId: 's1',
          deliveryId: '1',
          shippedAt: at,
          carrier: 'Purolator',
          trackingNumber: 'T1',
          lines: [{ lineId: '1', quantity: 1 }],
        },
      ],
    }));
});

describe('the payment of an order', () => {
  it('is captured, failed or voided as the provider says', () => {
    given(placed, captured).then({ payment_status: 'captured' });
    given(placed, captureFailed).then({ payment_status: 'failed' });
    given(placed, captureFailed, voided('o1.1')).then({ payment_status: 'voided' });
  });
  it('is not changed by an attempt that never became part of the order', () =>
    given(placed, captured, voided('o1.0')).then({ payment_status: 'captured', taken: { 'o1.1': 'captured' } }));
  it('is partly refunded from the request on, and refunded when all came back', () => {
    given(placed, captured, refundRequested('r1', 1_000)).then({
      payment_status: 'partly-refunded',
      refunded: 1_000,
      refunded_by: { r1: 'staff:1' },
    });
    given(placed, captured, refundRequested('r1', 7_195), refunded('r1', 7_195)).then({
      payment_status: 'refunded',
      refunded: 7_195,
    });
  });
  it('is captured again when the refund is declined', () =>
    given(placed, captured, refundRequested('r1', 1_000), refundDeclined('r1')).then({
      payment_status: 'captured',
      refunded: 0,
    }));
  it('of what an edit added is to be captured, too', () => {
    given(placed, captured, edited(6, 9_195)).then({
      total: 9_195,
      line_count: 2,
      ship_to_city: 'Laval, QC',
      payment_status: 'authorised',
      taken: { 'o1.1': 'captured', 'o1.2': 'authorised' },
    });
    given(placed, captured, edited(6, 9_195), {
      type: 'PaymentCaptured',
      data: { paymentId: 'o1.2', orderId, amount: 2_000 },
    }).then({ payment_status: 'captured' });
  });
});

describe('a note', () => {
  it('is kept with who wrote it', () =>
    given(placed, noted).then({ notes: [{ noteId: 'n1', at, by: 'staff:1', text: 'Dock 3' }] }));
});

describe('orders', () => {
  it('are the same when they are built again, event by event', () =>
    given(
      placed,
      captured,
      shipped('s1', ['1', 1]),
      cancelled(['2', 1]),
      refundRequested('r1', 1_000),
      refunded('r1', 1_000),
      refundRequested('r2', 500),
      refundDeclined('r2'),
      noted,
      { type: 'OrderEditStarted', data: { orderId, attempt: 1, startedAt: at } },
      edited(6, 9_195),
      { type: 'OrderEditStarted', data: { orderId, attempt: 2, startedAt: at } },
      { type: 'OrderEditAbandoned', data: { orderId, attempt: 2, code: 'payment_declined' } },
    ).thenTheSameInChunksOfOne());
});

describe('an order of one or two deliveries and payments, whatever was done to it', () => {
  it('says what it adds up to, and is the same when it is built again event by event', () => {
    fc.assert(
      fc.property(histories, ([bought, sent, share, tries]) => {
        const events = eventsAfter([placedOf(bought, sent, share)], tries);
        const state = placedOrder(events.reduce<OrderState>(evolveOrder, NO_ORDER));
        given(...events).then({
          total: state.draft.totals.total,
          refunded: refundedOf(state),
          payment_methods: ['card'],
          ship_to_city: state.draft.deliveries.length > 1 ? 'Montréal, QC; Vancouver, BC' : 'Montréal, QC',
        });
        given(...events).thenTheSameInChunksOfOne();
      }),
      { numRuns: 60 },
    );
  });
});
