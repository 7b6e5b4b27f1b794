import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { addDays } from '#domain/shared/day.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum, type CurrencyCode } from '#domain/shared/money.ts';
import { lineStatus, type OrderEvent } from '#domain/order/order.events.ts';
import {
  evolveOrder,
  NO_ORDER,
  paidOf,
  refundedOf,
  progressOf,
  type OrderPayment,
  type PlacedOrder,
} from '#domain/order/order.state.ts';
import type { PaymentEvent } from '#domain/payment/payment.events.ts';
import type { Address } from '#domain/shared/address.ts';
import { addressOf } from '#domain/shared/order-draft.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { searchable } from '#platform/kernel/read-model/filter.ts';
import { defineReadModel, put, update, updateIfThere, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface ShipmentRow {
  readonly shipmentId: string;
  readonly deliveryId: string;
  readonly shippedAt: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** Money that came for an awaited payment, where it came in parts. */
export interface ReceiptRow {
  /** Empty of the last one, which nobody takes back. */
  readonly receiptId: string;
  readonly amount: number;
  readonly reference: string;
  readonly receivedOn: string;
  readonly by: string;
}

export interface NoteRow {
  readonly noteId: string;
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

export type OrderStatus = 'processing' | 'partially-shipped' | 'shipped' | 'cancelled';
type Taken = 'authorised' | 'awaiting' | 'captured' | 'voided' | 'failed';

export interface OrderRow {
  readonly order_id: string;
  readonly order_number: string;
  readonly placed_at: string;
  readonly person_id: string;
  readonly account_id: string;
  readonly email: string;
  /** The contact who placed it; of a guest, the name on the bill. */
  readonly placed_by: string;
  readonly company: string;
  readonly ship_to_city: string;
  readonly status: OrderStatus;
  /** Day by which what is still here was to ship; empty where nothing is, or nothing was promised. */
  readonly ships_by: string;
  /** Days that its money was waited for: what was promised counts from the payment. */
  readonly days_until_paid: number;
  readonly currency: CurrencyCode;
  readonly total: number;
  readonly refunded: number;
  readonly line_count: number;
  /** Names of the methods of its payments, each once. */
  readonly payment_methods: readonly string[];
  readonly payment_status: Taken | 'partly-refunded' | 'refunded';
  /** The name of its payments in the buyer's books, such as a PO number. */
  readonly po_number: string;
  /** The list is searched in this: lower-case, a space before every part. */
  readonly search: string;
  readonly state: PlacedOrder;
  /** The status of each payment, also of those that others took the place of. */
  readonly taken: Readonly<Record<string, Taken>>;
  /** Why the buyer's bank took a payment back, by payment, and when (ISO). */
  readonly returned: Readonly<Record<string, { readonly code: string; readonly at: string }>>;
  /** By payment; nothing of one that came as a whole. */
  readonly receipts: Readonly<Record<string, readonly ReceiptRow[]>>;
  readonly shipments: readonly ShipmentRow[];
  readonly notes: readonly NoteRow[];
  /** The person who asked for each refund. */
  readonly refunded_by: Readonly<Record<string, string>>;
}

const DAY_MS = 86_400_000;

type Of<T extends OrderEvent['type']> = StoredEvent<Extract<OrderEvent, { type: T }>>;

/** An event that changes what the order adds up to, and a further field where one says so. */
const changes =
  <T extends OrderEvent['type']>(more: (row: OrderRow, event: Of<T>) => Partial<OrderRow> = () => ({})) =>
  (event: Of<T>): Change<OrderRow> =>
    update<OrderRow>(event.data.orderId, (row) =>
      summedUp({ ...row, ...more(row, event), state: evolveOrder(row.state, event as OrderEvent) }),
    );

const paymentBecame =
  (status: Taken) =>
  ({ data: { orderId, paymentId } }: { data: { orderId: string; paymentId: string } }) =>
    // Attempts that never became part of the order are none of its payments.
    updateIfThere<OrderRow>(orderId, (row) =>
      own(row.taken, paymentId) ? summedUp({ ...row, taken: { ...row.taken, [paymentId]: status } }) : row,
    );

export const orders = defineReadModel<OrderRow, OrderEvent | PaymentEvent>({
  name: 'order',
  version: 16,
  key: 'order_id',
  columns: {
    order_id: 'text',
    order_number: 'text',
    placed_at: 'timestamptz',
    person_id: 'text',
    account_id: 'text',
    email: 'text',
    placed_by: 'text',
    company: 'text',
    ship_to_city: 'text',
    status: 'text',
    ships_by: 'text',
    days_until_paid: 'integer',
    currency: 'text',
    total: 'bigint',
    refunded: 'bigint',
    line_count: 'integer',
    payment_methods: 'text[]',
    payment_status: 'text',
    po_number: 'text',
    search: 'text',
    state: 'jsonb',
    taken: 'jsonb',
    returned: 'jsonb',
    receipts: 'jsonb',
    shipments: 'jsonb',
    notes: 'jsonb',
    refunded_by: 'jsonb',
  },
  indexes: [
    '(order_number)',
    '(placed_at desc, order_id)',
    '(person_id, placed_at desc)',
    '(account_id, placed_at desc)',
    '(email)',
    '(total, order_id)',
    '(status, placed_at desc, order_id)',
    `(ships_by) where ships_by <> ''`,
    '(payment_status, placed_at desc, order_id)',
    'using gin (payment_methods)',
    'using gin (search gin_trgm_ops)',
  ],
  streams: ({ order_id, taken }) => [
    `order-${order_id}`,
    ...Object.keys(taken).map((paymentId) => `payment-${paymentId}`),
  ],
  on: {
    OrderPlaced: (event) => {
      const { orderNumber, payments, placedAt, ...draft } = event.data;
      const references = payments.map(({ reference }) => reference).filter(Boolean);
      const placedBy = draft.placedBy ?? `${draft.billTo.firstName} ${draft.billTo.lastName}`;
      const { company } = draft.billTo;
      return put<OrderRow>(
        draft.orderId,
        summedUp({
          order_id: draft.orderId,
          order_number: orderNumber,
          placed_at: placedAt,
          person_id: draft.personId,
          account_id: draft.accountId,
          email: draft.email,
          placed_by: placedBy,
          company,
          ship_to_city: '',
          status: 'processing',
          ships_by: '',
          days_until_paid: 0,
          currency: draft.currency,
          total: 0,
          refunded: 0,
          line_count: 0,
          payment_methods: [],
          payment_status: 'authorised',
          po_number: references.join(', '),
          search: searchable([orderNumber, draft.email, placedBy, company, ...references]),
          state: evolveOrder(NO_ORDER, event),
          taken: takenAtFirst(payments),
          returned: {},
          receipts: {},
          shipments: [],
          notes: [],
          refunded_by: {},
        }),
      );
    },
    OrderLinesShipped: changes<'OrderLinesShipped'>(
      ({ shipments }, { data: { shipmentId, deliveryId, carrier, trackingNumber, lines, shippedAt } }) => ({
        shipments: [...shipments, { shipmentId, deliveryId, shippedAt, carrier, trackingNumber, lines }],
      }),
    ),
    OrderLineCancelled: changes<'OrderLineCancelled'>(),
    OrderLinesCancelled: changes<'OrderLinesCancelled'>(),
    OrderRefundRequested: changes<'OrderRefundRequested'>((row, { data: { refundId }, metadata: { actor } }) => ({
      refunded_by: { ...row.refunded_by, [refundId]: actor },
    })),
    OrderRefundCompleted: changes<'OrderRefundCompleted'>(),
    OrderRefundDeclined: changes<'OrderRefundDeclined'>(),
    OrderReplacementRequested: changes<'OrderReplacementRequested'>(),
    OrderGiftCertificatesRequested: changes<'OrderGiftCertificatesRequested'>(),
    OrderBilled: changes<'OrderBilled'>(),
    OrderEditStarted: changes<'OrderEditStarted'>(),
    OrderEdited: changes<'OrderEdited'>((row, { data: { payments } }) => ({
      taken: { ...row.taken, ...takenAtFirst(payments) },
    })),
    OrderEditAbandoned: changes<'OrderEditAbandoned'>(),
    OrderPaymentStarted: changes<'OrderPaymentStarted'>(),
    OrderPaymentsReplaced: changes<'OrderPaymentsReplaced'>((row, { data: { payments } }) => ({
      taken: { ...row.taken, ...takenAtFirst(payments) },
    })),
    OrderPaymentAbandoned: changes<'OrderPaymentAbandoned'>(),
    OrderNoteAdded: changes<'OrderNoteAdded'>(
      ({ notes }, { data: { noteId, text, addedAt: at }, metadata: { actor: by } }) => ({
        notes: [...notes, { noteId, at, by, text }],
      }),
    ),
    PaymentAwaited: paymentBecame('awaiting'),
    PaymentPartReceived: ({ data: { orderId, paymentId, ...part }, metadata: { actor: by } }) =>
      updateIfThere<OrderRow>(orderId, (row) => withReceipts(row, paymentId, (parts) => [...parts, { ...part, by }])),
    PaymentPartReversed: ({ data: { orderId, paymentId, receiptId } }) =>
      updateIfThere<OrderRow>(orderId, (row) =>
        withReceipts(row, paymentId, (parts) => parts.filter((part) => part.receiptId !== receiptId)),
      ),
    PaymentReceived: ({ at, data, metadata: { actor: by } }) =>
      updateIfThere<OrderRow>(data.orderId, (row) =>
        own(row.taken, data.paymentId)
          ? summedUp({
              ...withReceipts(row, data.paymentId, (parts) => withLast(parts, data, by)),
              taken: { ...row.taken, [data.paymentId]: 'captured' },
              days_until_paid: Math.floor((Date.parse(at) - Date.parse(row.placed_at)) / DAY_MS),
            })
          : row,
      ),
    PaymentReturned: ({ at, data: { orderId, paymentId, code } }) =>
      updateIfThere<OrderRow>(orderId, (row) =>
        own(row.taken, paymentId)
          ? summedUp({
              ...row,
              taken: { ...row.taken, [paymentId]: 'failed' },
              returned: { ...row.returned, [paymentId]: { code, at } },
            })
          : row,
      ),
    PaymentCaptured: paymentBecame('captured'),
    PaymentCaptureFailed: paymentBecame('failed'),
    PaymentVoided: paymentBecame('voided'),
  },
});

/** Whose money comes later is waited for from the first moment, which is when its letter is written. */
const takenAtFirst = (payments: readonly PlacedPayment[]): OrderRow['taken'] =>
  Object.fromEntries(
    payments.map(({ paymentId, method }) => [paymentId, moneyComesBy(method) === 'later' ? 'awaiting' : 'authorised']),
  );

function withReceipts(
  row: OrderRow,
  paymentId: string,
  change: (receipts: readonly ReceiptRow[]) => readonly ReceiptRow[],
): OrderRow {
  const { [paymentId]: known = [], ...others } = row.receipts;
  const receipts = change(known);
  return { ...row, receipts: receipts.length ? { ...others, [paymentId]: receipts } : others };
}

/** What came last is what the parts before had left, less what never comes. */
const withLast = (
  parts: readonly ReceiptRow[],
  { amount, short = 0, reference, receivedOn }: Extract<PaymentEvent, { type: 'PaymentReceived' }>['data'],
  by: string,
): readonly ReceiptRow[] =>
  parts.length
    ? [
        ...parts,
        { receiptId: '', amount: amount - short - sum(parts.map((part) => part.amount)), reference, receivedOn, by },
      ]
    : parts;

/** What came in parts of a payment that is not there as a whole. */
export const receivedOf = ({ receipts, taken }: Pick<OrderRow, 'receipts' | 'taken'>, paymentId: string): number =>
  own(taken, paymentId) === 'captured' ? 0 : sum((own(receipts, paymentId) ?? []).map(({ amount }) => amount));

/** The payments whose money is there, with as much as came of each. */
export const paymentsThere = (row: Pick<OrderRow, 'state' | 'receipts' | 'taken'>): OrderPayment[] =>
  row.state.payments.flatMap((payment) => {
    if (own(row.taken, payment.paymentId) === 'captured') return [payment];
    const amount = receivedOf(row, payment.paymentId);
    return amount ? [{ ...payment, amount }] : [];
  });

/** The columns that follow from the others. */
function summedUp(row: OrderRow): OrderRow {
  const { state } = row;
  const draft = state.draft;
  const { lines, deliveries, totals } = draft;
  const status = orderStatus(state);
  const paid = paymentStatus(row);
  return {
    ...row,
    status,
    // What nobody has paid waits for the buyer, not for us.
    ships_by: UNPAID.has(paid) ? '' : shipsBy(status, { promised: promisedTo(row) }),
    payment_methods: [...new Set(state.payments.map(({ method }) => method))],
    payment_status: paid,
    total: totals.total,
    refunded: refundedOf(state),
    line_count: lines.length,
    ship_to_city: [...new Set(deliveries.map((one) => cityOf(addressOf(draft, one))))].join('; '),
  };
}

/** Their orders do not ship. */
export const UNPAID: ReadonlySet<OrderRow['payment_status']> = new Set(['awaiting', 'failed', 'voided']);

/** Payments whose money is not there, with as much as is still to come; none of an order that was cancelled. */
export const unpaidOf = (row: OrderRow): OrderPayment[] =>
  row.status === 'cancelled'
    ? []
    : row.state.payments
        .filter(({ paymentId }) => UNPAID.has(own(row.taken, paymentId) ?? 'authorised'))
        .map((payment) => ({ ...payment, amount: payment.amount - receivedOf(row, payment.paymentId) }));

/** What was promised, counted from the day of the payment where that was waited for. */
export const promisedTo = ({ state, days_until_paid: days }: Pick<OrderRow, 'state' | 'days_until_paid'>) =>
  days
    ? state.promised.map((part) => ({
        ...part,
        shipsOn: part.shipsOn && addDays(part.shipsOn, days),
        arrivesBy: part.arrivesBy && addDays(part.arrivesBy, days),
      }))
    : state.promised;

/** While nothing has left its first part is waited for, then the last one. */
function shipsBy(status: OrderStatus, { promised }: Pick<PlacedOrder, 'promised'>): string {
  const days = promised.flatMap(({ shipsOn }) => shipsOn || []).sort();
  if (status === 'processing') return days[0] ?? '';
  return status === 'partially-shipped' ? (days.at(-1) ?? '') : '';
}

const cityOf = ({ city, state }: Address) => `${city}, ${state}`;

/** An order is as far as its lines: cancelled when all are, shipped when nothing is left to ship. */
function orderStatus({ draft, progress }: PlacedOrder): OrderStatus {
  const statuses = draft.lines.map(({ lineId, quantity }) => lineStatus({ quantity, ...progressOf(progress, lineId) }));
  if (statuses.every((status) => status === 4)) return 'cancelled';
  if (statuses.every((status) => status === 3 || status === 4)) return 'shipped';
  return statuses.some((status) => status === 2 || status === 3) ? 'partially-shipped' : 'processing';
}

function paymentStatus({ state, taken, receipts }: OrderRow): OrderRow['payment_status'] {
  const unpaid = (['failed', 'awaiting', 'authorised'] as const).find((status) =>
    Object.values(taken).includes(status),
  );
  if (unpaid) return unpaid;
  // What was given up was never paid.
  const payments = state.payments
    .filter(({ paymentId }) => own(taken, paymentId) !== 'voided')
    .concat(paymentsThere({ state, taken, receipts }).filter(({ paymentId }) => own(taken, paymentId) === 'voided'));
  if (!payments.length) return 'voided';
  if (refundedOf(state) === 0) return 'captured';
  return paidOf({ payments }) === 0 ? 'refunded' : 'partly-refunded';
}
