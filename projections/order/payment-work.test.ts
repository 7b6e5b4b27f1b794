import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { workItemsOf } from '../work/work-items.ts';
import { paymentWork, refundWork } from './payment-work.ts';

const items = workItemsOf([paymentWork, refundWork]);
let revision = 0;
const event = (type: string, data: object): StoredEvent => ({
  type,
  data: { orderId: 'o1', ...data },
  id: `e${revision}`,
  stream: 's',
  revision: revision++,
  position: BigInt(revision),
  at: '2026-03-03T08:00:00.000Z',
  metadata: { correlationId: 'c', causationId: 'c', commandId: 'c', actor: 'a', schemaVersion: '1', hash: '' },
});
const placed = event('OrderPlaced', {
  orderNumber: 'MW-1',
  accountId: '',
  placedBy: 'Ada',
  totals: { total: 100 },
  currency: 'CAD',
});
const open = (...events: readonly StoredEvent[]) =>
  [...fold(items, [placed, ...events]).values()]
    .filter((row) => row.open)
    .map(({ kind, parts }) => `${kind}: ${parts.join(' ')}`);

describe('the money work of an order', () => {
  const captureFailed = event('PaymentCaptureFailed', { paymentId: 'o1.1', code: 'x' });
  const refundDeclined = event('OrderRefundDeclined', { refundId: 'r1', code: 'x', refunded: [] });

  it('keeps a declined refund when another payment of the order is captured or given up', () =>
    expect(
      open(
        refundDeclined,
        event('PaymentCaptured', { paymentId: 'o1.2', amount: 5 }),
        event('PaymentVoided', { paymentId: 'o1.1', reason: 'x' }),
      ),
    ).toEqual(['refund: r1']));
  it('keeps a payment that could not be taken when another one is', () =>
    expect(open(captureFailed, event('PaymentCaptured', { paymentId: 'o1.2', amount: 5 }))).toEqual(['payment: o1.1']));
  it('waits where the buyer’s bank took a debit back, until that payment is given up for another', () => {
    const returned = event('PaymentReturned', { paymentId: 'o1.1', amount: 100, code: 'debit_account_closed' });
    const received = event('PaymentReceived', { paymentId: 'o1.1', amount: 100 });
    expect(open(received, returned)).toEqual(['payment: o1.1']);
    expect(open(received, returned, event('PaymentVoided', { paymentId: 'o1.1', reason: 'payment_replaced' }))).toEqual(
      [],
    );
  });
  it('is done when that very payment is taken', () =>
    expect(open(captureFailed, event('PaymentCaptured', { paymentId: 'o1.1', amount: 5 }))).toEqual([]));
  it('keeps a declined refund when one that was asked for earlier is paid', () =>
    expect(open(refundDeclined, event('OrderRefundCompleted', { refundId: 'r0', amount: 1, returned: [] }))).toEqual([
      'refund: r1',
    ]));
  it('is done when a refund that makes up for it is paid', () =>
    expect(
      open(
        refundDeclined,
        event('OrderRefundCompleted', { refundId: 'r2', amount: 1, returned: [], makesUpFor: ['r1'] }),
      ),
    ).toEqual([]));
});
