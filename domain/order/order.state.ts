// An order's events add up to this: the agreement, the progress of each line, and the money paid and given back.
import { own } from '#domain/shared/dictionary.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { OrderDraft, OrderedLine } from '#domain/shared/order-draft.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import { needed } from '#domain/shared/needed.ts';
import type { ItemUnits, LineUnits, OrderEvent, PromisedPart, RefundPart } from './order.events.ts';

/** Units of one line. */
export interface LineProgress {
  readonly shipped: number;
  readonly cancelled: number;
  /** Units whose money was given back, whether they were cancelled or came back. */
  readonly refunded: number;
  readonly restocked: number;
}

export interface OrderPayment extends PlacedPayment {
  readonly refunded: Amount;
  /** So much of it is on no bill yet; 0 where the order was billed when it was placed. */
  readonly unbilled: Amount;
  /** ISO. */
  readonly at: string;
}

/** What has left of an order, on an invoice of its own or at a `position` of one of several orders. */
export type OrderBill = Pick<Extract<OrderEvent, { type: 'OrderBilled' }>['data'], 'invoiceId' | 'position' | 'lines'>;

type Placed = Extract<OrderEvent, { type: 'OrderPlaced' }>;
type RefundRequested = Omit<Extract<OrderEvent, { type: 'OrderRefundRequested' }>['data'], 'orderId'>;

export interface OrderRefund extends RefundRequested {
  readonly status: 'requested' | 'completed' | 'declined';
  /** Says why it was declined; empty for all others. */
  readonly code: string;
  /** What was asked for where it was declined: `amount` is then what was given back all the same. */
  readonly asked?: Amount;
}

export interface PlacedOrder {
  readonly status: 'placed';
  readonly orderNumber: string;
  readonly holdId: string;
  readonly draft: OrderDraft;
  readonly progress: Readonly<Record<string, LineProgress>>;
  /** Backordered quantities at the placing, by line. */
  readonly backordered: Readonly<Record<string, { readonly quantity: number; readonly expectedOn: string }>>;
  /** What of it arrives when, as it was promised; nothing once an edit has made another order of it. */
  readonly promised: readonly PromisedPart[];
  /** Freight that was given back, by delivery id. */
  readonly freightRefunded: Readonly<Record<string, Amount>>;
  readonly payments: readonly OrderPayment[];
  /** Payments that were given up for others; what was given back by them is told of those. */
  readonly replaced: readonly OrderPayment[];
  readonly refunds: Readonly<Record<string, OrderRefund>>;
  readonly shipments: readonly string[];
  /** Bills of what has left, in their order. */
  readonly bills: readonly OrderBill[];
  /** Returns whose units are sent once more. */
  readonly replacements: readonly string[];
  /** Attempt of the edit that is being applied; nothing else may change the order meanwhile. */
  readonly editing?: number;
  /** Attempt at paying anew what the order still owes; nothing else may change the order meanwhile. */
  readonly paying?: number;
  /** Counts the changes of lines or money: a preview rests on this number. */
  readonly changes: number;
}

export const isBeingChanged = ({ editing, paying }: Pick<PlacedOrder, 'editing' | 'paying'>): boolean =>
  editing !== undefined || paying !== undefined;

/** An order whose stream has not begun. */
export interface NoOrder {
  readonly status: 'none';
}
export type OrderState = NoOrder | PlacedOrder;
export const NO_ORDER: OrderState = { status: 'none' };

/** @throws DomainError order_not_found */
export const placedOrder = (state: OrderState): PlacedOrder =>
  state.status === 'placed' ? state : notFound('order_not_found');

const NO_PROGRESS: LineProgress = { shipped: 0, cancelled: 0, refunded: 0, restocked: 0 };

/** The progress of a line of the order. */
export const progressOf = (progress: PlacedOrder['progress'], lineId: string): LineProgress =>
  needed(own(progress, lineId), 'progress of the line');

/** The amount that was given back or is on its way. */
export const refundedOf = ({ payments }: Pick<PlacedOrder, 'payments'>): Amount =>
  sum(payments.map((payment) => payment.refunded));
/** The amount that was paid and not given back. */
export const paidOf = ({ payments }: Pick<PlacedOrder, 'payments'>): Amount =>
  sum(payments.map((payment) => payment.amount - payment.refunded));

/** Restocking fees that the shop keeps of what was paid. */
export const feesKept = ({ refunds }: Pick<PlacedOrder, 'refunds'>): Amount =>
  sum(Object.values(refunds).map(({ status, restockingFee = 0 }) => (status === 'declined' ? 0 : restockingFee)));

/** Fewest units that a line can have: what has shipped, was cancelled or paid back stays. */
export function leastQuantity({ progress }: Pick<PlacedOrder, 'progress'>, lineId: string): number {
  const { shipped, cancelled, refunded } = own(progress, lineId) ?? NO_PROGRESS;
  return Math.max(shipped + cancelled, refunded);
}

/** The units of a placed line that still wait: units on the shelf ship first, and cancelled ones wait for nothing. */
export function stillBackordered(
  { backordered, draft, progress }: Pick<PlacedOrder, 'backordered' | 'draft' | 'progress'>,
  lineId: string,
): { readonly quantity: number; readonly expectedOn: string } | undefined {
  const waited = own(backordered, lineId);
  const line = draft.lines.find((one) => one.lineId === lineId);
  const { shipped = 0, cancelled = 0 } = own(progress, lineId) ?? {};
  const quantity = waited && line ? Math.min(waited.quantity, line.quantity - shipped - cancelled) : 0;
  return waited && quantity > 0 ? { quantity, expectedOn: waited.expectedOn } : undefined;
}

export const evolveOrder = (state: OrderState, event: OrderEvent): PlacedOrder =>
  event.type === 'OrderPlaced' ? place(event.data) : evolvePlaced(placedOrder(state), event);

function place({
  orderNumber,
  payments,
  placedAt: at,
  backordered = [],
  promised = [],
  ...draft
}: Placed['data']): PlacedOrder {
  return {
    status: 'placed',
    orderNumber,
    holdId: draft.holdId,
    draft,
    progress: Object.fromEntries(draft.lines.map(({ lineId }) => [lineId, NO_PROGRESS])),
    backordered: Object.fromEntries(
      backordered.map(({ lineId, quantity, expectedOn }) => [lineId, { quantity, expectedOn }]),
    ),
    promised,
    payments: payments.map((payment) => newPayment(payment, at)),
    replaced: [],
    freightRefunded: {},
    refunds: {},
    shipments: [],
    bills: [],
    replacements: [],
    changes: 1,
  };
}

const newPayment = (payment: PlacedPayment, at: string): OrderPayment => ({
  ...payment,
  refunded: 0,
  unbilled: payment.invoicing ? payment.amount : 0,
  at,
});

function evolvePlaced(state: PlacedOrder, event: Exclude<OrderEvent, Placed>): PlacedOrder {
  switch (event.type) {
    case 'OrderLinesShipped':
      return changed({
        ...withUnits(state, 'shipped', event.data.lines),
        shipments: [...state.shipments, event.data.shipmentId],
      });
    case 'OrderLineCancelled':
      return changed(withUnits(state, 'cancelled', [event.data]));
    case 'OrderLinesCancelled':
      return changed(withUnits(state, 'cancelled', event.data.lines));
    case 'OrderRefundRequested': {
      const { orderId: _, ...refund } = event.data;
      return changed(
        withMoney(
          { ...state, refunds: { ...state.refunds, [refund.refundId]: { ...refund, status: 'requested', code: '' } } },
          refund,
          refund.parts,
          1,
        ),
      );
    }
    case 'OrderRefundCompleted': {
      const { refundId } = event.data;
      const refund = needed(own(state.refunds, refundId), 'refund of the order');
      return withUnits(
        { ...state, refunds: { ...state.refunds, [refundId]: { ...refund, status: 'completed' } } },
        'restocked',
        refund.restock,
      );
    }
    case 'OrderRefundDeclined': {
      const { refundId, code, refunded } = event.data;
      const refund = needed(own(state.refunds, refundId), 'refund of the order');
      const lost = refund.parts.filter((part) => !refunded.some((one) => one.paymentId === part.paymentId));
      const declined: OrderRefund = {
        ...refund,
        status: 'declined',
        code,
        asked: refund.amount,
        amount: sum(refunded.map((part) => part.amount)),
        parts: refunded,
      };
      return changed(withMoney({ ...state, refunds: { ...state.refunds, [refundId]: declined } }, refund, lost, -1));
    }
    case 'OrderReplacementRequested':
      // What was promised was promised of what has arrived.
      return changed({
        ...withUnits(state, 'shipped', event.data.lines, -1),
        replacements: [...state.replacements, event.data.returnId],
        promised: [],
      });
    case 'OrderGiftCertificatesRequested':
      return changed(withUnits(state, 'shipped', event.data.lines));
    case 'OrderBilled':
      return billed(state, event.data);
    case 'OrderEditStarted':
      return { ...state, editing: event.data.attempt };
    case 'OrderEdited': {
      const { lines, deliveries, totals, shipTo, payments: charged, editedAt: at } = event.data;
      const progress = Object.fromEntries(
        lines.map(({ lineId }) => [lineId, own(state.progress, lineId) ?? NO_PROGRESS]),
      );
      const payments = [...state.payments, ...charged.map((payment) => newPayment(payment, at))];
      return changed(
        unlocked({
          ...state,
          draft: { ...state.draft, lines, deliveries, totals, shipTo },
          promised: [],
          progress,
          payments,
        }),
      );
    }
    case 'OrderEditAbandoned':
      return unlocked(state);
    case 'OrderPaymentStarted':
      return { ...state, paying: event.data.attempt };
    case 'OrderPaymentsReplaced':
      return changed(unlocked(withPayments(state, event.data)));
    case 'OrderPaymentAbandoned':
      return unlocked(state);
    case 'OrderNoteAdded':
    case 'OrderEmailResent':
    case 'OrderBillDeferred':
      return state;
    default:
      return unreachable(event);
  }
}

const changed = (state: PlacedOrder): PlacedOrder => ({ ...state, changes: state.changes + 1 });

function unlocked({ editing: _, paying: __, ...state }: PlacedOrder): PlacedOrder {
  return state;
}

/** What the payments that are gone had given back counts against those in their place: what the order owes is the same. */
function withPayments(
  state: PlacedOrder,
  { paymentIds, payments, replacedAt: at }: Extract<OrderEvent, { type: 'OrderPaymentsReplaced' }>['data'],
): PlacedOrder {
  const gone = state.payments.filter(({ paymentId }) => paymentIds.includes(paymentId));
  let back = refundedOf({ payments: gone });
  const added = payments.map((payment) => {
    const refunded = Math.min(back, payment.amount);
    back -= refunded;
    return { ...newPayment(payment, at), refunded };
  });
  return {
    ...state,
    payments: state.payments.flatMap((payment) => {
      if (payment === gone[0]) return added;
      return gone.includes(payment) ? [] : [payment];
    }),
    replaced: [...state.replaced, ...gone],
  };
}

function billed(
  state: PlacedOrder,
  { invoiceId, position, lines, parts }: Extract<OrderEvent, { type: 'OrderBilled' }>['data'],
): PlacedOrder {
  const amounts = new Map(parts.map((part) => [part.paymentId, part.amount]));
  return {
    ...state,
    bills: [...state.bills, { invoiceId, lines, ...(position ? { position } : {}) }],
    payments: state.payments.map((payment) => ({
      ...payment,
      unbilled: payment.unbilled - (amounts.get(payment.paymentId) ?? 0),
    })),
  };
}

function withUnits(
  state: PlacedOrder,
  what: keyof LineProgress,
  lines: readonly LineUnits[],
  sign: 1 | -1 = 1,
): PlacedOrder {
  const progress = { ...state.progress };
  for (const { lineId, quantity } of lines) {
    const line = own(progress, lineId);
    if (line) progress[lineId] = { ...line, [what]: line[what] + sign * quantity };
  }
  return { ...state, progress };
}

/** Takes a refund's units, freight and money off what is left, or gives them back to it. */
function withMoney(
  state: PlacedOrder,
  { lines, freights }: Pick<OrderRefund, 'lines' | 'freights'>,
  parts: readonly RefundPart[],
  sign: 1 | -1,
): PlacedOrder {
  const given = new Map(parts.map((part) => [part.paymentId, part]));
  const payments = state.payments.map((payment) => {
    const { amount = 0, unbilled = 0 } = given.get(payment.paymentId) ?? {};
    return { ...payment, refunded: payment.refunded + sign * amount, unbilled: payment.unbilled - sign * unbilled };
  });
  const freightRefunded = { ...state.freightRefunded };
  for (const { deliveryId, amount } of freights)
    freightRefunded[deliveryId] = (own(freightRefunded, deliveryId) ?? 0) + sign * amount;
  return { ...withUnits(state, 'refunded', lines, sign), payments, freightRefunded };
}

/** The items behind quantities of lines, summed: a bundle and a line may share one. */
export function itemsOf(state: PlacedOrder, lines: readonly LineUnits[]): ItemUnits[] {
  const byItem = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    const line = state.draft.lines.find((one) => one.lineId === lineId);
    for (const part of needed(line, 'line of the order').components)
      byItem.set(part.itemNumber, (byItem.get(part.itemNumber) ?? 0) + part.quantity * quantity);
  }
  return [...byItem].map(([itemNumber, quantity]) => ({ itemNumber, quantity }));
}

/** Units of lines that are neither shipped nor cancelled, as units of items: bundles are their parts. */
export function openStock(
  lines: readonly OrderedLine[],
  progress: PlacedOrder['progress'],
): Map<string, { readonly quantity: number; readonly backorder: boolean }> {
  const open = new Map<string, { quantity: number; backorder: boolean }>();
  for (const { lineId, quantity, components, backorder } of lines) {
    const { shipped, cancelled } = own(progress, lineId) ?? NO_PROGRESS;
    for (const part of components) {
      const known = open.get(part.itemNumber);
      open.set(part.itemNumber, {
        quantity: (known?.quantity ?? 0) + part.quantity * (quantity - shipped - cancelled),
        backorder: backorder && (known?.backorder ?? true),
      });
    }
  }
  return open;
}

/** The units by item that changed lines need in addition (above 0) or no longer need (below 0). */
export function stockChange(
  { draft, progress }: PlacedOrder,
  lines: readonly OrderedLine[],
): { readonly itemNumber: string; readonly quantity: number; readonly backorder: boolean }[] {
  const [before, after] = [openStock(draft.lines, progress), openStock(lines, progress)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((itemNumber) => ({
      itemNumber,
      quantity: (after.get(itemNumber)?.quantity ?? 0) - (before.get(itemNumber)?.quantity ?? 0),
      backorder: after.get(itemNumber)?.backorder ?? false,
    }))
    .filter(({ quantity }) => quantity !== 0);
}
