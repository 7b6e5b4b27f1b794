import fc from 'fast-check';
import { eventsAfter, histories, placedOf } from '#domain/order/order.samples.ts';
import { evolveOrder, NO_ORDER, placedOrder, type OrderState } from '#domain/order/order.state.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import { sum } from '#domain/shared/money.ts';
import { draft } from '#domain/testing/samples.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { readModelSpecification, storedEvent } from '../../tests/harness/read-model-specification.ts';
import { purchases, type PurchaseRow } from './purchases.ts';

const given = readModelSpecification<PurchaseRow, OrderEvent>(purchases);
const { orderId } = draft;
const at = '2026-03-03T15:00:00.000Z';
const [line] = draft.lines;
const ordered = (lineId: string, itemNumber: string, quantity: number) => ({
  ...{ ...line!, lineId, itemNumber, quantity },
  name: { en: `Item ${itemNumber}`, fr: `Article ${itemNumber}` },
});
const placed = (...lines: readonly ReturnType<typeof ordered>[]): OrderEvent => ({
  type: 'OrderPlaced',
  data: { ...draft, lines, orderNumber: 'MW-1', payments: [], placedAt: at },
});
const cancelled = (lineId: string, quantity: number): OrderEvent => ({
  type: 'OrderLinesCancelled',
  data: { orderId, lines: [{ lineId, quantity }], reason: 'x', freed: [], cancelledAt: at },
});

describe('what was bought', () => {
  it('names each item of an order once, with what of it was ordered', () =>
    given(placed(ordered('1', '6205', 4), ordered('2', '6306', 1), ordered('3', '6205', 2))).then({
      ...{ order_id: orderId, order_number: 'MW-1', account_id: draft.accountId, person_id: draft.personId },
      ...{ items: ['6205', '6306'], quantities: ['6', '1'] },
      names: ['Item 6205\nArticle 6205', 'Item 6306\nArticle 6306'],
    }));
  it('counts less what was cancelled, and nothing of what was cancelled whole', () =>
    given(placed(ordered('1', '6205', 4), ordered('2', '6306', 1)), cancelled('1', 3), cancelled('2', 1)).then({
      ...{ items: ['6205'], quantities: ['1'], names: ['Item 6205\nArticle 6205'] },
    }));
  it('leaves out what has no item number, as what was quoted in free form', () =>
    given(placed(ordered('1', '', 4), ordered('2', '6306', 1))).then({ items: ['6306'] }));

  it('is what an order has left of its lines, whatever becomes of it', () => {
    fc.assert(
      fc.property(histories, ([lines, sending, share, list]) => {
        const events = eventsAfter([placedOf(lines, sending, share)], list);
        const { draft: agreed, progress } = placedOrder(events.reduce<OrderState>(evolveOrder, NO_ORDER));
        const left = sum(agreed.lines.map(({ lineId, quantity }) => quantity - progress[lineId]!.cancelled));
        const [row] = [...fold(purchases, events.map(storedEvent)).values()];
        expect(sum(row!.quantities.map(Number))).toBe(left);
      }),
    );
  });
});
