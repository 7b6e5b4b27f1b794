// What was ordered, in sums that a dashboard can read at once: by quarters of an hour for the curve, and so for each item.
import type { OrderEvent } from '#domain/order/order.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { lineTotal } from '#domain/shared/price/priced.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

/**
 * Orders that were placed in one quarter of an hour, in one currency. Not by days: which day a moment falls on is the
 * shop's time zone's to say, and no rebuild may come to other rows because somebody set another. Everywhere a day begins
 * at a whole quarter of an hour.
 */
export interface SalesSlotRow {
  /** `<slot>:<currency>` */
  readonly key: string;
  readonly slot: string;
  readonly currency: CurrencyCode;
  readonly orders: number;
  /** Totals as placed, in minor units. */
  readonly revenue: number;
}

const SLOT_MS = 900_000;
const slotOf = (moment: string): string => new Date(Math.floor(Date.parse(moment) / SLOT_MS) * SLOT_MS).toISOString();

export const salesSlots = defineReadModel<SalesSlotRow, OrderEvent>({
  name: 'sales_slot',
  version: 2,
  key: 'key',
  columns: { key: 'text', slot: 'timestamptz', currency: 'text', orders: 'integer', revenue: 'bigint' },
  indexes: ['(slot)'],
  on: {
    OrderPlaced: ({ data: { placedAt, currency, totals } }) => {
      const slot = slotOf(placedAt);
      const key = `${slot}:${currency}`;
      return {
        key,
        apply: (row) => ({
          key,
          slot,
          currency,
          orders: (row?.orders ?? 0) + 1,
          revenue: (row?.revenue ?? 0) + totals.total,
        }),
      };
    },
  },
});

/** What was ordered of one item in one quarter of an hour, in one currency; what came back later does not lower it. */
export interface ItemSalesRow {
  /** `<slot>:<currency>:<item>` */
  readonly key: string;
  readonly slot: string;
  readonly currency: CurrencyCode;
  readonly item_number: string;
  readonly quantity: number;
  /** Of goods after discounts on the line, in minor units. */
  readonly revenue: number;
}

type Sums = Pick<ItemSalesRow, 'quantity' | 'revenue'>;

/** A free-form line of a quote is no item. */
const ofItems = (lines: readonly OrderedLine[]) => lines.filter(({ itemNumber }) => itemNumber);
const withLine = (row: Sums | undefined, line: OrderedLine) => ({
  item_number: line.itemNumber,
  quantity: (row?.quantity ?? 0) + line.quantity,
  revenue: (row?.revenue ?? 0) + lineTotal(line),
});

export const itemSales = defineReadModel<ItemSalesRow, OrderEvent>({
  name: 'item_sales',
  version: 2,
  key: 'key',
  columns: {
    key: 'text',
    slot: 'timestamptz',
    currency: 'text',
    item_number: 'text',
    quantity: 'bigint',
    revenue: 'bigint',
  },
  indexes: ['(slot)'],
  on: {
    OrderPlaced: ({ data: { placedAt, currency, lines } }) =>
      ofItems(lines).map((line): Change<ItemSalesRow> => {
        const slot = slotOf(placedAt);
        const key = `${slot}:${currency}:${line.itemNumber}`;
        return { key, apply: (row) => ({ key, slot, currency, ...withLine(row, line) }) };
      }),
  },
});

/** The same sums of whole blocks of eight days in UTC, so that a ranking of many days reads few rows. */
export interface ItemSalesBlockRow extends Omit<ItemSalesRow, 'slot'> {
  readonly block: string;
}

const BLOCK_MS = 8 * 86_400_000;
/** The beginning of the block that a moment is in, in ms since 1970. */
export const blockOf = (moment: string): number => Math.floor(Date.parse(moment) / BLOCK_MS) * BLOCK_MS;
/** The beginning of the first block that begins at a moment or after it, in ms since 1970. */
export const nextBlockOf = (moment: string): number => Math.ceil(Date.parse(moment) / BLOCK_MS) * BLOCK_MS;

export const itemSalesBlocks = defineReadModel<ItemSalesBlockRow, OrderEvent>({
  name: 'item_sales_block',
  version: 1,
  key: 'key',
  columns: {
    key: 'text',
    block: 'timestamptz',
    currency: 'text',
    item_number: 'text',
    quantity: 'bigint',
    revenue: 'bigint',
  },
  indexes: ['(block)'],
  on: {
    OrderPlaced: ({ data: { placedAt, currency, lines } }) =>
      ofItems(lines).map((line): Change<ItemSalesBlockRow> => {
        const block = new Date(blockOf(placedAt)).toISOString();
        const key = `${block}:${currency}:${line.itemNumber}`;
        return { key, apply: (row) => ({ key, block, currency, ...withLine(row, line) }) };
      }),
  },
});
