import type { Output } from '#contracts/api.ts';
import type { StockListRow, stockOperations } from '#contracts/stock/stock.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { StockEvent } from '#domain/stock/stock.events.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowOf } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { movementsOf } from './movements.ts';
import { availableIn, stockItems, type StockItemRow } from './stock-items.ts';

/** So many events of a ledger are looked at for its movements: those of years for most items. */
const MOST_EVENTS = 1_000;

const COLUMNS = {
  itemNumber: 'item_number',
  onHand: 'on_hand',
  available: 'available',
  backordered: 'backordered',
} as const;

export const stockQueries = (read: ReadSide): Handlers<typeof stockOperations, 'query'> => ({
  async 'admin/stock/list'({ page, pageSize, search, sort, direction, only, warehouse }, context) {
    const { rows, total, more } = await selectRows(read.pool, stockItems, {
      where(query) {
        if (search) query.whereRaw('lower(item_number) like ?', [like(search.toLowerCase())]);
        if (warehouse) query.whereRaw('warehouses -> ? is not null', [warehouse]);
        if (only === 'belowSafety') query.where('below_safety', true);
        if (only === 'backordered') query.where('backordered', '>', 0);
        if (only === 'expected') query.where('expected', '>', 0);
        if (only === 'inTransit') query.where('in_transit', '>', 0);
        if (only === 'out') query.where('available', 0);
      },
      orderBy: [
        { column: COLUMNS[sort], order: direction === 'DESC' ? 'desc' : 'asc' },
        ...(sort === 'itemNumber' ? [] : ['item_number']),
      ],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const facts = await context.queries.product.facts({ itemNumbers: rows.map(({ item_number }) => item_number) });
    return {
      total,
      more,
      rows: rows.map((row) => shown(row, own(facts, row.item_number)?.name[context.language] ?? '')),
    };
  },

  async 'admin/stock/detail'({ itemNumber }, context) {
    const [row, facts] = await Promise.all([
      read.row(stockItems, itemNumber, context),
      context.queries.product.facts({ itemNumbers: [itemNumber] }),
    ]);
    const fact = own(facts, itemNumber);
    if (!row && !fact) return notFound('product_not_found');
    return {
      ...shown(row ?? nothing(itemNumber), fact?.name[context.language] ?? ''),
      deliveries: Object.entries(row?.deliveries ?? {})
        .map(([deliveryId, delivery]) => ({ deliveryId, ...delivery }))
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
      transfers: Object.entries(row?.transfers ?? {}).map(([transferId, transfer]) => ({ transferId, ...transfer })),
      ...(await movements(itemNumber, context)),
    };
  },
});

async function movements(
  itemNumber: string,
  context: OperationContext,
): Promise<Pick<Output<'admin/stock/detail'>, 'movements' | 'complete'>> {
  const stream = `stock-${itemNumber}`;
  const from = context.past
    ? 0
    : Math.max(0, (await context.states.stock.revision({ itemNumber })).revision + 1 - MOST_EVENTS);
  const events = (await context.history(stream, from)) as readonly StoredEvent<StockEvent>[];
  const nameOf = createNames(context);
  const found = movementsOf(events, from === 0);
  return {
    complete: from === 0,
    movements: await Promise.all(found.map(async (one) => ({ ...one, by: await nameOf(one.by) }))),
  };
}

const nothing = (item_number: string): StockItemRow => ({
  item_number,
  warehouses: {},
  waiting: {},
  deliveries: {},
  transfers: {},
  on_hand: 0,
  held: 0,
  available: 0,
  backordered: 0,
  expected: 0,
  in_transit: 0,
  below_safety: false,
});

function shown(row: StockItemRow, name: string): StockListRow {
  const deliveries = Object.values(row.deliveries);
  return {
    itemNumber: row.item_number,
    name,
    onHand: row.on_hand,
    held: row.held,
    available: row.available,
    backordered: row.backordered,
    inTransit: row.in_transit,
    expected: row.expected,
    nextExpected: deliveries.map(({ day }) => day).sort()[0] ?? '',
    belowSafety: row.below_safety,
    warehouses: Object.entries(row.warehouses)
      .map(([warehouse, one]) => ({
        warehouse,
        ...one,
        available: availableIn(one),
        expected: deliveries
          .filter((delivery) => delivery.warehouse === warehouse)
          .reduce((total, { quantity }) => total + quantity, 0),
      }))
      .sort((a, b) => (a.warehouse < b.warehouse ? -1 : 1)),
  };
}

export const stockFunctions = (read: ReadSide) => ({
  /** Counts the units that lie in a warehouse, or are on their way to it. */
  async lyingIn({ warehouse }: { readonly warehouse: string }): Promise<{ units: number }> {
    const units = knex.raw(
      `coalesce(sum((warehouses -> ? ->> 'onHand')::int), 0)::int
       + coalesce(sum((select sum((value ->> 'quantity')::int) from jsonb_each(transfers) where value ->> 'to' = ?)), 0)::int`,
      [warehouse, warehouse],
    );
    return rowOf<{ units: number }>(read.pool, knex(stockItems.table).select({ units }));
  },

  /** How many items have less than their safety stock somewhere. */
  async belowSafety(): Promise<{ belowSafety: number }> {
    const belowSafety = knex.raw('count(*)::int');
    return rowOf<{ belowSafety: number }>(
      read.pool,
      knex(stockItems.table).select({ belowSafety }).where('below_safety', true),
    );
  },

  /** The items of which the most lies in stock, without those that are named. */
  async mostOnHand({
    except,
    most,
  }: {
    readonly except: readonly string[];
    readonly most: number;
  }): Promise<{ items: { itemNumber: string; onHand: number }[] }> {
    const { rows } = await selectRows(read.pool, stockItems, {
      where: (query) => void query.where('on_hand', '>', 0).whereRaw('not (item_number = any(?))', [[...except]]),
      orderBy: [{ column: 'on_hand', order: 'desc' }, 'item_number'],
      limit: most,
      counted: most,
    });
    return { items: rows.map((row) => ({ itemNumber: row.item_number, onHand: row.on_hand })) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly stock: FunctionsOf<ReturnType<typeof stockFunctions>>;
  }
}
