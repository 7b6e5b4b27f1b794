import type { OrderEvent } from '#domain/order/order.events.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import { defineReadModel, put, updateIfThere, type Change } from '#platform/kernel/read-model/read-model.ts';

interface PurchasedLine {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly cancelled: number;
}

/** What an order is of, as far as it was not cancelled: small beside the order itself, since all of an account's are added up. */
export interface PurchaseRow {
  readonly order_id: string;
  readonly order_number: string;
  readonly account_id: string;
  readonly person_id: string;
  readonly placed_at: string;
  /** Each item once; with its quantity and its names, in English and in French on two lines, at the same place. */
  readonly items: readonly string[];
  readonly quantities: readonly string[];
  readonly names: readonly string[];
  readonly lines: readonly PurchasedLine[];
}

type Contents = Pick<PurchaseRow, 'items' | 'quantities' | 'names' | 'lines'>;

function contentsOf(lines: readonly PurchasedLine[], nameOf: (itemNumber: string) => string): Contents {
  const bought = new Map<string, number>();
  for (const { itemNumber, quantity, cancelled } of lines)
    if (itemNumber && quantity > cancelled)
      bought.set(itemNumber, (bought.get(itemNumber) ?? 0) + quantity - cancelled);
  const items = [...bought.keys()];
  return { items, quantities: [...bought.values()].map(String), names: items.map(nameOf), lines };
}

function ofOrdered(ordered: readonly OrderedLine[], cancelledOf: (lineId: string) => number = () => 0): Contents {
  const names = new Map(ordered.map(({ itemNumber, name }) => [itemNumber, `${name.en}\n${name.fr}`]));
  const lines = ordered.map(({ lineId, itemNumber, quantity }) => ({
    ...{ lineId, itemNumber, quantity, cancelled: cancelledOf(lineId) },
  }));
  return contentsOf(lines, (itemNumber) => names.get(itemNumber) ?? '');
}

const cancelled = (
  orderId: string,
  units: readonly { readonly lineId: string; readonly quantity: number }[],
): Change<PurchaseRow> =>
  updateIfThere<PurchaseRow>(orderId, (row) => {
    const lines = row.lines.map((line) => ({
      ...line,
      cancelled: units.reduce(
        (sum, { lineId, quantity }) => sum + (lineId === line.lineId ? quantity : 0),
        line.cancelled,
      ),
    }));
    return { ...row, ...contentsOf(lines, (itemNumber) => row.names[row.items.indexOf(itemNumber)] ?? '') };
  });

/** One row an order, for what an account has bought (spec 2, Purchased Items). */
export const purchases = defineReadModel<PurchaseRow, OrderEvent>({
  name: 'purchase',
  version: 1,
  key: 'order_id',
  columns: {
    order_id: 'text',
    order_number: 'text',
    account_id: 'text',
    person_id: 'text',
    placed_at: 'timestamptz',
    items: 'text[]',
    quantities: 'text[]',
    names: 'text[]',
    lines: 'jsonb',
  },
  indexes: ['(account_id, placed_at)', '(person_id, placed_at)'],
  streams: ({ order_id }) => [`order-${order_id}`],
  on: {
    OrderPlaced: ({ data: { orderId, orderNumber, accountId, personId, placedAt, lines } }) =>
      put<PurchaseRow>(orderId, {
        ...{ order_id: orderId, order_number: orderNumber, account_id: accountId, person_id: personId },
        placed_at: placedAt,
        ...ofOrdered(lines),
      }),
    OrderLineCancelled: ({ data: { orderId, ...units } }) => cancelled(orderId, [units]),
    OrderLinesCancelled: ({ data: { orderId, lines } }) => cancelled(orderId, lines),
    OrderEdited: ({ data: { orderId, lines } }) =>
      updateIfThere<PurchaseRow>(orderId, (row) => ({
        ...row,
        ...ofOrdered(lines, (lineId) => row.lines.find((line) => line.lineId === lineId)?.cancelled ?? 0),
      })),
  },
});
