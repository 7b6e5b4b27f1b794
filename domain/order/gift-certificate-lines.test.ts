import { draft } from '#domain/testing/samples.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { order } from './order.decider.ts';
import type { OrderEvent } from './order.events.ts';

const given = specificationFor(order);
const orderId = 'o1';
const at = '2026-11-20T10:00:00.000Z';
const [first, second] = draft.lines;
const payments = [{ paymentId: 'o1.1', method: 'card', amount: 7_195, text: 'Visa 4242', reference: '' }];
const placed: OrderEvent = {
  type: 'OrderPlaced',
  data: {
    ...draft,
    lines: [first!, { ...second!, components: [], giftCertificate: true }],
    ...{ orderNumber: 'MW-1', payments, placedAt: at },
  },
};
const requested: OrderEvent = {
  type: 'OrderGiftCertificatesRequested',
  data: { orderId, lines: [{ lineId: '2', quantity: 2 }], requestedAt: at },
};
const request = { type: 'RequestGiftCertificates', orderId, at } as const;

describe('the gift certificates among the lines of an order', () => {
  it('are requested once, and no other line with them', () => {
    given(placed).when(request).then(requested);
    given(placed, requested).when(request).thenNothing();
  });
  it('are not requested of what was cancelled before', () => {
    const cancelled: OrderEvent = {
      type: 'OrderLinesCancelled',
      data: { orderId, lines: [{ lineId: '2', quantity: 2 }], reason: 'x', freed: [], unpaid: true, cancelledAt: at },
    };
    given(placed, cancelled).when(request).thenNothing();
  });
  it('are not requested while the order is being edited', () =>
    given(placed, { type: 'OrderEditStarted', data: { orderId, attempt: 2, startedAt: at } })
      .when(request)
      .thenRefused('order_being_edited'));
  it('are not shipped', () =>
    given(placed)
      .when({
        ...({ type: 'ShipLines', orderId, shipmentId: 's1', carrier: 'Purolator', trackingNumber: 'T1', at } as const),
        lines: [{ lineId: '2', quantity: 1 }],
      })
      .thenRefused('gift_certificate_not_shipped'));
});
