// What was ordered of an item, by quarters of an hour and by blocks of eight days.
import type { OrderEvent } from '#domain/order/order.events.ts';
import { draft } from '#domain/testing/samples.ts';
import { fold } from '#platform/kernel/read-model/read-model.ts';
import { storedEvent } from '../../tests/harness/read-model-specification.ts';
import { blockOf, itemSales, itemSalesBlocks, nextBlockOf } from './sales.ts';

const DAY_MS = 86_400_000;
const placedOn = (placedAt: string): OrderEvent => ({
  type: 'OrderPlaced',
  data: { ...draft, orderNumber: 'MW-1', payments: [], placedAt },
});
const events = ['2026-03-01T15:00:00.000Z', '2026-03-01T15:20:00.000Z', '2026-03-20T15:00:00.000Z']
  .map(placedOn)
  .map(storedEvent);

describe('sales of an item', () => {
  const slots = [...fold(itemSales, events).values()];
  const blocks = [...fold(itemSalesBlocks, events).values()];
  const units = (rows: readonly { quantity: number; revenue: number }[]) => [
    rows.reduce((sum, { quantity }) => sum + quantity, 0),
    rows.reduce((sum, { revenue }) => sum + revenue, 0),
  ];

  it('come to the same by quarters of an hour and by blocks', () => expect(units(blocks)).toEqual(units(slots)));

  it('have one row of each item in a block, whenever in it they were', () => {
    const items = new Set(draft.lines.map(({ itemNumber }) => itemNumber)).size;
    expect([slots.length, blocks.length]).toEqual([3 * items, 2 * items]);
  });

  it('are in blocks of eight days that a window is cut at', () => {
    for (const { block } of blocks) {
      expect(blockOf(block)).toBe(Date.parse(block));
      expect(nextBlockOf(block)).toBe(Date.parse(block));
      const later = new Date(Date.parse(block) + 1).toISOString();
      expect(nextBlockOf(later) - blockOf(later)).toBe(8 * DAY_MS);
    }
  });
});
