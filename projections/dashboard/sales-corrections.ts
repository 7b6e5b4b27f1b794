// What became of placed orders: edits, refunds and cancelling, each at its own moment.
import { own } from '#domain/shared/dictionary.ts';
import type { LineUnits, OrderEvent } from '#domain/order/order.events.ts';
import { sum, type CurrencyCode } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';

/** `edited`: dearer or cheaper by an edit. `unpaid`: cancelled since the payment was refused. */
export type CorrectionKind = 'edited' | 'refunded' | 'unpaid';

export interface Correction {
  /** ISO. */
  readonly at: string;
  readonly kind: CorrectionKind;
  /** In minor units; below 0 where the order became worth less. */
  readonly amount: number;
}

/** One order's revenue after its placing: no correction changes a day before its own. */
export interface SalesCorrectionRow {
  readonly order_id: string;
  readonly currency: CurrencyCode;
  /** What is left of it after all corrections, in minor units. */
  readonly net: number;
  readonly corrections: readonly Correction[];
  /** The moment of the last correction, ISO; `null` for most orders. */
  readonly corrected_at: string | null;
  /** What each refund is to give back, by its id: one that is declined is added again. */
  readonly refunds: Readonly<Record<string, Pick<Correction, 'kind' | 'amount'>>>;
  /** Units ordered and of those cancelled, by line; an edit's quantities count cancelled ones too. */
  readonly units: Readonly<Record<string, readonly [ordered: number, cancelled: number]>>;
  /** The moment at which the last unit was cancelled, ISO; `null` while there is one. */
  readonly cancelled_at: string | null;
}

type Units = SalesCorrectionRow['units'];

const unitsOf = (lines: readonly LineUnits[], before: Units = {}): Units =>
  Object.fromEntries(lines.map(({ lineId, quantity }) => [lineId, [quantity, own(before, lineId)?.[1] ?? 0]]));

function without(row: SalesCorrectionRow, lines: readonly LineUnits[], at: string): SalesCorrectionRow {
  const units: Record<string, Units[string]> = { ...row.units };
  for (const { lineId, quantity } of lines) {
    const [ordered, cancelled] = own(units, lineId) ?? [0, 0];
    units[lineId] = [ordered, cancelled + quantity];
  }
  const isLeft = Object.values(units).some(([ordered, cancelled]) => ordered > cancelled);
  return { ...row, units, cancelled_at: row.cancelled_at ?? (isLeft ? null : at) };
}

const corrected = (row: SalesCorrectionRow, { at, kind, amount }: Correction): SalesCorrectionRow =>
  amount === 0
    ? row
    : {
        ...row,
        net: row.net + amount,
        corrections: [...row.corrections, { at, kind, amount }],
        corrected_at: at,
      };

export const salesCorrections = defineReadModel<SalesCorrectionRow, OrderEvent>({
  name: 'sales_correction',
  version: 2,
  key: 'order_id',
  columns: {
    order_id: 'text',
    currency: 'text',
    net: 'bigint',
    corrections: 'jsonb',
    corrected_at: 'timestamptz',
    refunds: 'jsonb',
    units: 'jsonb',
    cancelled_at: 'timestamptz',
  },
  indexes: ['(corrected_at) where corrected_at is not null', '(cancelled_at) where cancelled_at is not null'],
  on: {
    OrderPlaced: ({ data: { orderId, currency, totals, lines } }) =>
      put<SalesCorrectionRow>(orderId, {
        order_id: orderId,
        currency,
        net: totals.total,
        corrections: [],
        corrected_at: null,
        refunds: {},
        units: unitsOf(lines),
        cancelled_at: null,
      }),
    OrderLineCancelled: ({ data: { orderId, lineId, quantity, cancelledAt } }) =>
      update<SalesCorrectionRow>(orderId, (row) => without(row, [{ lineId, quantity }], cancelledAt)),
    OrderLinesCancelled: ({ data: { orderId, lines, unpaid, cancelledAt: at } }) =>
      update<SalesCorrectionRow>(orderId, (row) =>
        without(unpaid ? corrected(row, { at, kind: 'unpaid', amount: -row.net }) : row, lines, at),
      ),
    // An edit that makes an order cheaper gives the difference back as a refund; a dearer one is paid with it.
    OrderEdited: ({ data: { orderId, lines, payments, editedAt: at } }) =>
      update<SalesCorrectionRow>(orderId, (row) => ({
        ...corrected(row, { at, kind: 'edited', amount: sum(payments.map(({ amount }) => amount)) }),
        units: unitsOf(lines, row.units),
      })),
    OrderRefundRequested: ({ data: { orderId, refundId, cause, amount, requestedAt: at } }) =>
      update<SalesCorrectionRow>(orderId, (row) => {
        const kind = cause === 'edit' ? 'edited' : 'refunded';
        return {
          ...corrected(row, { at, kind, amount: -amount }),
          refunds: { ...row.refunds, [refundId]: { kind, amount } },
        };
      }),
    OrderRefundDeclined: ({ data: { orderId, refundId, refunded, declinedAt: at } }) =>
      update<SalesCorrectionRow>(orderId, (row) => {
        const { kind, amount } = needed(own(row.refunds, refundId), 'refund of the order');
        return corrected(row, { at, kind, amount: amount - sum(refunded.map((part) => part.amount)) });
      }),
  },
});
