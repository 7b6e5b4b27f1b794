// What invoices and credit notes say of an order, made of its history.
import {
  evolveOrder,
  NO_ORDER,
  placedOrder,
  type OrderBill as Bill,
  type OrderPayment,
  type OrderState,
  type PlacedOrder,
} from '#domain/order/order.state.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import { gonePart } from '#domain/order/billing.pricing.ts';
import { restOf } from '#domain/order/order.pricing.ts';
import {
  addedUp,
  checkedBilled,
  taxKey,
  type Billed,
  type BilledCharge,
  type BilledLine,
} from '#domain/shared/billed.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import { addressOf, type OrderDraft, type OrderedLine } from '#domain/shared/order-draft.ts';
import {
  feesOf,
  freightAmount,
  lineDiscount,
  linesOf,
  lineTotal,
  taxesOf,
  unitPrice,
} from '#domain/shared/price/priced.ts';
import type { KindAmount } from '#domain/shared/price/pricing-with.ts';
import { taxRateOn } from '#domain/shared/price/tax-rate.ts';

type Draft = Pick<OrderDraft, 'lines' | 'deliveries' | 'totals'>;

/** Facts of an order that stand on each of its papers, with what one of them bills and how that is paid. */
export interface OrderBill {
  readonly order: ReturnType<typeof factsOf>;
  readonly billed: Billed;
  /** `holdId`: the hold on credit that is owed by it from now on. */
  readonly payments: readonly (PlacedPayment & { readonly holdId?: string })[];
  readonly isSupplement: boolean;
  /** ISO. */
  readonly at: string;
}

/** The open item of a part of a bill: its invoice is named by its beginning. */
const itemOf = ({ invoiceId, position }: Pick<Bill, 'invoiceId' | 'position'>, index: number): string =>
  position ? `${invoiceId}.${position}-${index + 1}` : `${invoiceId}.${index + 1}`;

export const firstItemOf = ({ bills }: PlacedOrder, invoiceId: string): string =>
  itemOf(
    needed(
      bills.find((bill) => bill.invoiceId === invoiceId),
      'bill of the order',
    ),
    0,
  );

/** Events after which more of an order may have to be billed. */
const MOVES: ReadonlySet<OrderEvent['type']> = new Set([
  'OrderLinesShipped',
  'OrderLinesCancelled',
  'OrderGiftCertificatesRequested',
  'OrderEdited',
]);

/**
 * The bill of one attempt at paying (the parts whose ids begin with it): the order as it was placed, or what an edit
 * added to it; or one of what has left. Undefined where nothing was to be paid by it.
 */
export function billOf(events: readonly OrderEvent[], invoiceId: string): OrderBill | undefined {
  const isOfBill = (paymentId: string) => paymentId.startsWith(`${invoiceId}.`);
  let before: OrderState = NO_ORDER;
  let beforeMove: OrderState = NO_ORDER;
  let onBills: OrderState = NO_ORDER;
  for (const event of events) {
    const state = evolveOrder(before, event);
    if (MOVES.has(event.type)) beforeMove = before;
    if (event.type === 'OrderBilled' && event.data.invoiceId === invoiceId)
      return billOfGone(placedOrder(event.data.position ? onBills : beforeMove), state, event.data);
    onBills = billsAfter(onBills, event, state);
    if (event.type === 'OrderPlaced' && event.data.payments.some(({ paymentId }) => isOfBill(paymentId)))
      return bill(state, billedOf(state.draft), event.data.payments, { isSupplement: false, at: event.data.placedAt });
    if (event.type === 'OrderEdited' && event.data.payments.some(({ paymentId }) => isOfBill(paymentId))) {
      // As it was charged: what had been given back before is on neither side.
      const billed = difference(billedRest(placedOrder(before)), billedRest(state));
      return bill(state, billed, event.data.payments, { isSupplement: true, at: event.data.editedAt });
    }
    before = state;
  }
  return undefined;
}

/** The order as it is on its bills and their credit notes: what was given back before it was billed is on neither. */
function billsAfter(onBills: OrderState, event: OrderEvent, state: PlacedOrder): OrderState {
  switch (event.type) {
    case 'OrderPlaced':
    case 'OrderBilled':
      return state;
    case 'OrderRefundRequested':
      return event.data.parts.some(({ unbilled }) => unbilled) ? onBills : evolveOrder(onBills, event);
    case 'OrderRefundDeclined':
      return own(placedOrder(onBills).refunds, event.data.refundId) ? evolveOrder(onBills, event) : onBills;
    default:
      return onBills;
  }
}

/** What has left since the bill before, and what of the order's holds is owed for it. */
function billOfGone(
  before: PlacedOrder,
  state: PlacedOrder,
  { parts, billedAt: at, ...of }: Extract<OrderEvent, { type: 'OrderBilled' }>['data'],
): OrderBill {
  const total = sum(parts.map(({ amount }) => amount));
  const { total: made, ...gone } = difference(billedRest(gonePart(before)), billedRest(gonePart(state)));
  return {
    ...{ isSupplement: false, at, order: factsOf(state.draft, state.orderNumber) },
    billed: checkedBilled({ ...gone, deduction: made - total, total }),
    payments: parts.map(({ paymentId: holdId, amount }, index) => {
      const payment = needed(
        state.payments.find((one) => one.paymentId === holdId),
        'payment of the bill',
      );
      const { method, text, reference } = payment;
      return { paymentId: itemOf(of, index), holdId, method, text, reference, amount };
    }),
  };
}

/** What is left of an order, or of a part of it. */
function billedRest(of: Parameters<typeof restOf>[0]): Billed {
  const rest = restOf(of);
  return billedOf({ ...rest, lines: rest.lines.filter(({ quantity }) => quantity > 0) });
}

/** What a refund takes off the bill; the part that was given back where some of it was declined. */
export function refundBill({ draft, refunds }: PlacedOrder, refundId: string): Billed & { readonly at: string } {
  const refund = own(refunds, refundId) ?? notFound('refund_not_found');
  const { goods, discount, fees = [], freight, taxes, requestedAt } = refund;
  const total = sum(refund.parts.map(({ amount, unbilled = 0 }) => amount - unbilled));
  const lines = refund.lines.flatMap(({ lineId, quantity }) => {
    const line = draft.lines.find((one) => one.lineId === lineId);
    return line ? [{ ...billedLine(line, draft), quantity, discount: 0, total: unitPrice(line) * quantity }] : [];
  });
  const charges = chargesLike(
    [...fees, { kind: 'freight', amount: freight }, { kind: 'discount', amount: -discount }],
    [...chargesOf(draft), ...lines.map(({ taxRate }) => ({ kind: 'discount', amount: 0, taxRate }))],
  );
  const made = goods - discount + sum(fees.map(({ amount }) => amount)) + freight + sum(taxes.map((tax) => tax.amount));
  return {
    ...checkedBilled({ lines, goods, discount, fees, freight, ...charges, taxes, deduction: made - total, total }),
    at: requestedAt,
  };
}

/** The whole of an order as it stands, or the part of it that one payment was for; `received` of that is given back by a refund. */
export function voidedBill(
  { draft, payments }: PlacedOrder,
  { paymentId, amount: whole }: OrderPayment,
  received: Amount,
): Billed {
  const amount = whole - received;
  const all = billedOf(draft);
  const isWhole = payments.every((payment) => payment.paymentId === paymentId);
  return isWhole && all.total === amount
    ? all
    : { lines: [], goods: 0, discount: 0, fees: [], freight: 0, taxes: [], deduction: -amount, total: amount };
}

const bill = (
  { draft, orderNumber, payments: all }: PlacedOrder,
  billed: Billed,
  of: readonly { readonly paymentId: string }[],
  more: Pick<OrderBill, 'isSupplement' | 'at'>,
): OrderBill => ({
  ...more,
  billed,
  order: factsOf(draft, orderNumber),
  payments: all.filter(({ paymentId }) => of.some((one) => one.paymentId === paymentId)),
});

function factsOf(draft: OrderDraft, orderNumber: string) {
  const { orderId, accountId, personId, currency, email, billTo } = draft;
  const language: 'en' | 'fr' = draft.language === 'fr' ? 'fr' : 'en';
  const [delivery, ...others] = draft.deliveries;
  const shipTo = delivery && others.length === 0 ? { shipTo: addressOf(draft, delivery) } : {};
  return { orderId, orderNumber, accountId, personId, language, currency, email, billTo, ...shipTo };
}

const billedLine = (line: OrderedLine, { deliveries }: Draft): BilledLine => ({
  itemNumber: line.itemNumber,
  name: line.name,
  ...(line.ownNumber ? { ownNumber: line.ownNumber } : {}),
  ...(line.options ? { options: line.options } : {}),
  quantity: line.quantity,
  unit: line.unit?.code ?? 'ea',
  unitPrice: unitPrice(line),
  discount: lineDiscount(line),
  total: lineTotal(line),
  taxRate: taxRateOn(deliveries.find(({ lineIds }) => lineIds.includes(line.lineId))?.steps ?? [], line),
});

/** Freight and fees by the taxes on them: a fee of a line is taxed as the line is, one of a delivery is not. */
function chargesOf({ lines, deliveries }: Draft): BilledCharge[] {
  const charges = deliveries.flatMap(({ lineIds, steps }): BilledCharge[] => [
    { kind: 'freight', amount: freightAmount({ steps }), taxRate: taxRateOn(steps, 'freight') },
    ...feesOf([], [{ steps }]).map((fee) => ({ ...fee, taxRate: 0 })),
    ...linesOf(lines, { lineIds }).flatMap((line) =>
      feesOf([line], []).map((fee) => ({ ...fee, taxRate: taxRateOn(steps, line) })),
    ),
  ]);
  return addedUp(charges, ({ kind, taxRate }) => `${kind} ${taxRate}`);
}

/** Amounts by the taxes that the same was charged with; nothing where one kind was charged with several. */
function chargesLike(
  amounts: readonly KindAmount[],
  charged: readonly { readonly kind: string; readonly taxRate?: number | undefined }[],
): Pick<Billed, 'charges'> {
  const charges = amounts
    .filter(({ amount }) => amount !== 0)
    .map((one) => {
      const [taxRate, ...others] = new Set(charged.filter(({ kind }) => kind === one.kind).map((of) => of.taxRate));
      return others.length || taxRate === undefined ? undefined : { ...one, taxRate };
    });
  return charges.every((charge) => charge !== undefined) ? { charges } : {};
}

const billedOf = (draft: Draft): Billed => {
  const { lines, deliveries, totals } = draft;
  return checkedBilled({
    lines: lines.map((line) => billedLine(line, draft)),
    goods: totals.subTotal,
    discount: totals.discount,
    fees: feesOf(lines, deliveries),
    freight: totals.shipping,
    charges: chargesOf(draft),
    taxes: taxesOf(lines, deliveries).map(({ base: _, ...tax }) => tax),
    deduction: 0,
    total: totals.total,
  });
};

/** What `after` has beyond `before`: what is less is below 0. */
function difference(before: Billed, after: Billed): Billed {
  return checkedBilled({
    lines: lineChanges(before.lines, after.lines),
    goods: after.goods - before.goods,
    discount: after.discount - before.discount,
    fees: changes(before.fees, after.fees, ({ kind }) => kind),
    freight: after.freight - before.freight,
    charges: changes(before.charges ?? [], after.charges ?? [], ({ kind, taxRate }) => `${kind} ${taxRate}`),
    taxes: changes(before.taxes, after.taxes, taxKey),
    deduction: 0,
    total: after.total - before.total,
  });
}

function changes<T extends { readonly amount: number }>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
): T[] {
  const all = new Map<string, T>();
  for (const one of after) all.set(keyOf(one), one);
  for (const one of before) {
    const now = all.get(keyOf(one));
    all.set(keyOf(one), { ...one, amount: (now?.amount ?? 0) - one.amount });
  }
  return [...all.values()].filter(({ amount }) => amount !== 0);
}

/** A line at another price is taken back and billed anew. */
function lineChanges(before: readonly BilledLine[], after: readonly BilledLine[]): BilledLine[] {
  const minus = (line: BilledLine): BilledLine => ({
    ...line,
    quantity: -line.quantity,
    discount: -line.discount,
    total: -line.total,
  });
  const keyOf = ({ itemNumber, name, unit, unitPrice: price }: BilledLine) =>
    `${itemNumber} ${name.en} ${unit} ${price}`;
  const sums = new Map<string, BilledLine>();
  for (const line of [...before.map(minus), ...after]) {
    const { quantity, discount, total } = sums.get(keyOf(line)) ?? { quantity: 0, discount: 0, total: 0 };
    sums.set(keyOf(line), {
      ...line,
      quantity: quantity + line.quantity,
      discount: discount + line.discount,
      total: total + line.total,
    });
  }
  return [...sums.values()].filter(({ quantity, total }) => quantity !== 0 || total !== 0);
}
