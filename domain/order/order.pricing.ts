// The value of an order with the units that are left of it, and so what is given back or charged when that changes.
// Every sum is a difference of two order values: whatever the order of partial refunds, their cents add up.
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { Delivery, OrderDraft } from '#domain/shared/order-draft.ts';
import { feesOf, freightAmount, linesOf, taxesOf } from '#domain/shared/price/priced.ts';
import { pricing, type DeliveryStep } from '#domain/shared/price/price-steps.ts';
import type { KindAmount } from '#domain/shared/price/pricing-with.ts';
import type { FreightShare, LineUnits, MoneyParts, OrderChange, RefundContents, RefundPart } from './order.events.ts';
import { isCancelled, openQuantity } from './order-lines.ts';
import { feesKept, leastQuantity, paidOf, progressOf, type OrderPayment, type PlacedOrder } from './order.state.ts';

/** A refund as staff ask for it. */
export interface RefundAsked {
  readonly lines: readonly LineUnits[];
  readonly freight: Amount;
  /** Beyond lines and freight. */
  readonly goodwill: Amount;
  /** Kept of what the lines come to, at most all of it. */
  readonly restockingFee?: Amount;
  /** What staff want some payments to bear of it; the others bear the rest. */
  readonly parts?: readonly RefundPart[];
  /** The payments whose money is there, where it is not all of them; `amount`: so much of one came before it was given up. */
  readonly payments?: readonly { readonly paymentId: string; readonly amount?: Amount }[];
}

interface OrderValue extends MoneyParts {
  readonly total: Amount;
}

export type Valued = Pick<PlacedOrder, 'draft' | 'progress' | 'freightRefunded'>;

/** An edit may have made the freight cheaper than what was given back of it before. */
export const freightLeft = (delivery: Delivery, { freightRefunded }: Pick<PlacedOrder, 'freightRefunded'>): Amount =>
  Math.max(0, freightAmount(delivery) - (own(freightRefunded, delivery.deliveryId) ?? 0));

const withFreight = (steps: readonly DeliveryStep[], amount: Amount): DeliveryStep[] =>
  steps.map((step) =>
    step.kind === 'freight'
      ? { ...step, amount, source: { ...step.source, refunded: step.source.refunded + step.amount - amount } }
      : step,
  );

/** What is left of the order, as if that were all of it: its taxes are those that deliveries of just this would bear. */
export function restOf(state: Valued): Pick<OrderDraft, 'lines' | 'deliveries' | 'totals'> {
  const { draft, progress } = state;
  const lines = draft.lines.map((line) => {
    const quantity = line.quantity - (own(progress, line.lineId)?.refunded ?? 0);
    return { ...line, quantity, steps: pricing.stepsFor(line, quantity) };
  });
  const deliveries = draft.deliveries.map((delivery) => ({
    ...delivery,
    steps: pricing.recomputedDelivery(
      linesOf(lines, delivery),
      withFreight(delivery.steps, freightLeft(delivery, state)),
    ),
  }));
  return { lines, deliveries, totals: pricing.totalsOf({ lines, deliveries }) };
}

export function orderValueOf(state: Valued): OrderValue {
  if (!state.draft) return { goods: 0, discount: 0, freight: 0, taxes: [], total: 0 };
  const { lines, deliveries, totals } = restOf(state);
  const fees = feesOf(lines, deliveries);
  return {
    goods: totals.subTotal,
    discount: totals.discount,
    ...(fees.length ? { fees } : {}),
    freight: totals.shipping,
    taxes: taxesOf(lines, deliveries),
    total: totals.total,
  };
}

/** `before` less `after`, part by part; a tax of another destination is a part of its own. */
export function differenceBetween(before: OrderValue, after: OrderValue): MoneyParts & { readonly total: Amount } {
  const same = ({ destination, rate, name }: OrderValue['taxes'][number]) => `${destination} ${rate} ${name.en}`;
  const amountsAfter = new Map(after.taxes.map((tax) => [same(tax), tax.amount]));
  const known = new Set(before.taxes.map(same));
  const taxes = [
    ...before.taxes.map((tax) => ({
      destination: tax.destination,
      name: tax.name,
      rate: tax.rate,
      amount: tax.amount - (amountsAfter.get(same(tax)) ?? 0),
    })),
    ...after.taxes
      .filter((tax) => !known.has(same(tax)))
      .map(({ destination, name, rate, amount }) => ({ destination, name, rate, amount: -amount })),
  ];
  const fees = feeDifferences(before, after);
  return {
    goods: before.goods - after.goods,
    discount: before.discount - after.discount,
    ...(fees.length ? { fees } : {}),
    freight: before.freight - after.freight,
    taxes,
    total: before.total - after.total,
  };
}

/** Each kind of fee once that is another on the two sides. */
function feeDifferences(before: MoneyParts, after: MoneyParts): KindAmount[] {
  const differences = new Map((before.fees ?? []).map(({ kind, amount }) => [kind, amount]));
  for (const { kind, amount } of after.fees ?? []) differences.set(kind, (differences.get(kind) ?? 0) - amount);
  return [...differences].map(([kind, amount]) => ({ kind, amount })).filter(({ amount }) => amount !== 0);
}

/** Units of a line whose money was not given back yet. */
export const refundableUnits = (state: PlacedOrder, lineId: string): number =>
  (state.draft?.lines.find((line) => line.lineId === lineId)?.quantity ?? 0) -
  (own(state.progress, lineId)?.refunded ?? 0);

export const refundableFreight = (state: PlacedOrder): Amount =>
  sum((state.draft?.deliveries ?? []).map((delivery) => freightLeft(delivery, state)));

/**
 * Freight is given back of the deliveries in their order, those of the goods that come back before the others, and of each as
 * much as is left.
 */
function freightShares(state: PlacedOrder, freight: Amount, lines: readonly LineUnits[]): FreightShare[] {
  let missing = freight;
  const isOfGoods = ({ lineIds }: Delivery) => lines.some(({ lineId }) => lineIds.includes(lineId));
  const { deliveries } = state.draft;
  const inOrder = [...deliveries.filter(isOfGoods), ...deliveries.filter((delivery) => !isOfGoods(delivery))];
  return inOrder.flatMap((delivery) => {
    const amount = Math.min(missing, freightLeft(delivery, state));
    missing -= amount;
    return amount > 0 ? [{ deliveryId: delivery.deliveryId, amount }] : [];
  });
}

/**
 * Computes what comes back for lines, freight and an amount, never more than was paid.
 * @throws DomainError line_not_found, refund_quantity_exceeds, refund_freight_exceeds, refund_exceeds_paid,
 * payment_not_found, refund_part_exceeds, refund_parts_exceed, refund_parts_short
 */
export function refundOf(
  order: PlacedOrder,
  { lines, freight, goodwill, restockingFee, parts: asked, payments }: RefundAsked,
): RefundContents {
  const taken = payments ? order.payments.flatMap((payment) => thereOf(payment, payments)) : order.payments;
  const state = { ...order, payments: taken };
  const units = summed(lines);
  for (const { lineId, quantity } of units) {
    if (!own(state.progress, lineId)) notFound('line_not_found', { lineId });
    const left = refundableUnits(state, lineId);
    if (quantity > left) refuse('refund_quantity_exceeds', { lineId, quantity, left });
  }
  if (freight > refundableFreight(state)) refuse('refund_freight_exceeds', { left: refundableFreight(state), freight });
  const freights = freightShares(state, freight, units);
  const after = withRefunded(state, units, freights);
  const { total, ...parts } = differenceBetween(orderValueOf(state), orderValueOf(after));
  return refundContents(state, { ...parts, lines: units, freights, goodwill }, total, { restockingFee, asked });
}

const thereOf = (payment: OrderPayment, there: NonNullable<RefundAsked['payments']>): OrderPayment[] =>
  there
    .filter(({ paymentId }) => paymentId === payment.paymentId)
    .map(({ amount = payment.amount }) => ({ ...payment, amount }));

/** The order as if these units and so much freight had been given back. */
export function withRefunded(
  state: PlacedOrder,
  units: readonly LineUnits[],
  freights: readonly FreightShare[] = [],
): PlacedOrder {
  const progress = { ...state.progress };
  for (const { lineId, quantity } of units) {
    const line = progressOf(progress, lineId);
    progress[lineId] = { ...line, refunded: line.refunded + quantity };
  }
  const freightRefunded = { ...state.freightRefunded };
  for (const { deliveryId, amount } of freights)
    freightRefunded[deliveryId] = (own(freightRefunded, deliveryId) ?? 0) + amount;
  return { ...state, progress, freightRefunded };
}

/** All that was not given back yet. */
export const everythingLeft = (state: PlacedOrder): RefundAsked => ({
  lines: state.draft.lines
    .map(({ lineId }) => ({ lineId, quantity: refundableUnits(state, lineId) }))
    .filter(({ quantity }) => quantity > 0),
  freight: refundableFreight(state),
  goodwill: 0,
});

const NOTHING_BACK: RefundContents = {
  goods: 0,
  discount: 0,
  freight: 0,
  taxes: [],
  lines: [],
  freights: [],
  goodwillBefore: 0,
  goodwill: 0,
  amount: 0,
  parts: [],
};

/**
 * Computes what is given back for units that are cancelled: units whose money came back before are not paid twice. An order
 * whose payment was refused (`unpaid`) is cancelled whole, and nothing is given back.
 * @throws DomainError line_not_found, line_already_shipped, line_cancelled, cancel_quantity_exceeds,
 * payment_not_captured and what refundOf refuses of parts
 */
export function cancellationOf(
  state: PlacedOrder,
  { lines, freight, parts }: Pick<RefundAsked, 'lines' | 'freight' | 'parts'>,
  unpaid: boolean,
): RefundContents {
  const units = summed(lines);
  for (const { lineId, quantity } of units) {
    const left = openQuantity(state, lineId);
    if (quantity > left) refuse('cancel_quantity_exceeds', { lineId, quantity, left });
  }
  if (unpaid) return isCancelled(state, units) ? NOTHING_BACK : refuse('payment_not_captured');
  const paid = units
    .map(({ lineId, quantity }) => ({ lineId, quantity: Math.min(quantity, refundableUnits(state, lineId)) }))
    .filter(({ quantity }) => quantity > 0);
  return refundOf(state, { lines: paid, freight, goodwill: 0, ...(parts ? { parts } : {}) });
}

/** A difference of order values as money: what was given back without lines before is not given back again. */
export function refundContents(
  state: PlacedOrder,
  contents: MoneyParts & Pick<RefundContents, 'lines' | 'freights' | 'goodwill'>,
  total: Amount,
  { restockingFee: fee = 0, asked }: { restockingFee?: Amount | undefined; asked?: RefundAsked['parts'] } = {},
): RefundContents {
  const paid = paidOf(state);
  // Fees that were kept are earned: later units are not paid for out of them.
  const forParts = Math.min(total, Math.max(0, paid - feesKept(state)));
  const restockingFee = Math.min(fee, forParts);
  const left = paid - forParts;
  if (contents.goodwill > left) refuse('refund_exceeds_paid', { left, amount: contents.goodwill });
  const amount = forParts - restockingFee + contents.goodwill;
  return {
    ...contents,
    goodwillBefore: total - forParts,
    ...(restockingFee ? { restockingFee } : {}),
    amount,
    parts: split(state.payments, amount, asked),
  };
}

/**
 * What staff want of some payments; the rest is borne by the last of the others that can bear it alone, or else by one
 * after the other, the last first.
 */
function split(
  payments: readonly OrderPayment[],
  amount: Amount,
  asked: NonNullable<RefundAsked['parts']> = [],
): RefundPart[] {
  for (const part of asked) checkPart(payments, part);
  const rest = amount - sum(asked.map((part) => part.amount));
  if (rest < 0) refuse('refund_parts_exceed', { amount, parts: amount - rest });
  const others = payments.filter(({ paymentId }) => !asked.some((part) => part.paymentId === paymentId)).toReversed();
  const alone = others.find((payment) => leftOf(payment) >= rest);
  let missing = rest;
  const parts = (alone ? [alone] : others).map((payment) => {
    const part = Math.min(missing, leftOf(payment));
    missing -= part;
    return { paymentId: payment.paymentId, amount: part };
  });
  if (missing > 0) refuse('refund_parts_short', { missing });
  return [...asked, ...parts].filter((part) => part.amount > 0);
}

const leftOf = ({ amount, refunded }: OrderPayment): Amount => amount - refunded;

function checkPart(payments: readonly OrderPayment[], { paymentId, amount }: RefundPart): void {
  const payment = payments.find((one) => one.paymentId === paymentId) ?? notFound('payment_not_found');
  if (amount > leftOf(payment)) refuse('refund_part_exceeds', { paymentId, amount, left: leftOf(payment) });
}

/** Quantities of a line that is named twice, added up. */
export function summed(lines: readonly LineUnits[]): LineUnits[] {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of lines) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return [...units].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Money given back by hand, on top of what was cancelled or edited: what a role's limit is about. */
export const refundedByHand = ({ refunds }: PlacedOrder): Amount =>
  sum(
    Object.values(refunds)
      .filter(({ cause }) => cause === 'refund' || cause === 'return')
      .map(({ amount }) => amount),
  );

/**
 * Computes what changing an order costs or gives back. `difference` is charged where it is positive.
 * @throws DomainError edit_quantity_too_small, order_last_line
 */
export function editOf(
  state: PlacedOrder,
  change: OrderChange,
): { readonly difference: Amount; readonly refund: RefundContents } {
  for (const { lineId, quantity } of state.draft.lines) {
    const least = leastQuantity(state, lineId);
    const wanted = change.lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
    if (wanted !== quantity && wanted < least) refuse('edit_quantity_too_small', { lineId, least });
  }
  if (!change.lines.length) refuse('order_last_line');
  const { total, ...parts } = differenceBetween(
    orderValueOf(state),
    orderValueOf({ ...state, draft: { ...state.draft, ...change } }),
  );
  return {
    difference: -total || 0,
    refund: refundContents(state, { ...parts, lines: [], freights: [], goodwill: 0 }, Math.max(0, total)),
  };
}
