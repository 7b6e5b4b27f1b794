// What was ordered, in sums that a dashboard can read at once: by quarters of an hour for the curve, and so for each item.
import type { OrderEvent } from '#domain/order/order.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { lineTotal } from '#domain/shared/price/priced.ts';
import { defineReadModel, type Change } from '#platform/read-model/read-model.ts';

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
      // A free-form line of a quote is no item.
      lines
        .filter(({ itemNumber }) => itemNumber)
        .map((line): Change<ItemSalesRow> => {
          const slot = slotOf(placedAt);
          const key = `${slot}:${currency}:${line.itemNumber}`;
          return {
            key,
            apply: (row) => ({
              key,
              slot,
              currency,
              item_number: line.itemNumber,
              quantity: (row?.quantity ?? 0) + line.quantity,
              revenue: (row?.revenue ?? 0) + lineTotal(line),
            }),
          };
        }),
  },
});
