import type { OrderEvent } from '#domain/order/order.events.ts';
import { draft } from '#domain/testing/samples.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { bestSellers, type BestSellerRow } from './best-sellers.ts';

const given = readModelSpecification<BestSellerRow, OrderEvent>(bestSellers);
const placed = (placedAt: string, lines = draft.lines): OrderEvent => ({
  type: 'OrderPlaced',
  data: {
    ...draft,
    lines,
    orderNumber: 'MW-1',
    payments: [{ paymentId: 'o1.1', method: 'card', amount: draft.totals.total, text: 'Visa 4242', reference: '' }],
    placedAt,
  },
});
const [bearing, kit] = draft.lines;

describe('best sellers', () => {
  it('count orders, not units, by day', () =>
    given(
      placed('2026-03-03T15:00:00.000Z'),
      placed('2026-03-03T16:00:00.000Z', [bearing!]),
      placed('2026-03-04T09:00:00.000Z', [bearing!]),
    ).then(
      { item_number: '6205', orders: { '2026-03-03': 2, '2026-03-04': 1 } },
      { item_number: 'KIT', orders: { '2026-03-03': 1 } },
    ));
  it('count an order once for an item that stands in two of its lines', () =>
    given(placed('2026-03-03T15:00:00.000Z', [bearing!, { ...bearing!, lineId: '2' }])).then({
      item_number: '6205',
      orders: { '2026-03-03': 1 },
    }));
  it('are the same when they are built again, event by event', () =>
    given(placed('2026-03-03T15:00:00.000Z'), placed('2026-03-04T15:00:00.000Z', [kit!])).thenTheSameInChunksOfOne());
});
