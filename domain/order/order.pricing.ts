// What an order is worth with the units that are left of it, and so what is given back or charged when that changes.
// Every sum is a difference of two worths: whatever the order of partial refunds, their cents add up.
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { OrderDraft, OrderedLine } from '#domain/shared/order-draft.ts';
import { goodsTotal, lineDiscount, orderTotals, type DestinationTax, type PricedLine } from '#domain/shared/pricing.ts';
import type { LineUnits, MoneyParts, OrderChange, RefundContents, RefundPart } from './order.events.ts';
import { isCancelled, openQuantity } from './order-lines.ts';
import { leastQuantity, paidOf, type OrderPayment, type OrderState } from './order.state.ts';

/** What somebody wants given back. */
export interface RefundAsked {
  readonly lines: readonly LineUnits[];
  readonly freight: Amount;
  /** Beyond lines and freight. */
  readonly other: Amount;
}

interface Worth extends MoneyParts {
  readonly total: Amount;
}

/** The tax rules as they were applied when the order was agreed. */
function taxOf({ lines, taxes }: OrderDraft): DestinationTax | undefined {
  const goods = goodsTotal(lines);
  const [first] = taxes;
  return (
    first && {
      destination: first.destination,
      rules: taxes.map(({ name, rate, base }) => ({ name, rate, onShipping: base !== goods })),
    }
  );
}

/** So many units of a line, with their share of its discounts. */
function unitsOf(line: OrderedLine, quantity: number): PricedLine {
  const discount = Math.round((lineDiscount(line) * quantity) / line.quantity);
  return {
    quantity,
    price: line.price,
    discounts: discount ? [{ kind: 'line', amount: discount, reason: '', by: '' }] : [],
  };
}

/** An edit may have made the freight cheaper than what was given back of it before. */
const freightLeft = ({ shipping }: OrderDraft, refunded: Amount): Amount => Math.max(0, shipping.price - refunded);

/** Whatever is not given back: taxes are those that an order of just this would bear. */
export function worthOf({
  draft,
  progress,
  freightRefunded,
}: Pick<OrderState, 'draft' | 'progress' | 'freightRefunded'>): Worth {
  if (!draft) return { goods: 0, discount: 0, freight: 0, taxes: [], total: 0 };
  const left = draft.lines.map((line) => unitsOf(line, line.quantity - (progress[line.lineId]?.refunded ?? 0)));
  const { totals, taxes } = orderTotals(
    left,
    { ...draft.shipping, price: freightLeft(draft, freightRefunded) },
    taxOf(draft),
  );
  return { goods: totals.subTotal, discount: totals.discount, freight: totals.shipping, taxes, total: totals.total };
}

/** `before` less `after`, part by part; a tax of another destination is a part of its own. */
export function differenceBetween(before: Worth, after: Worth): MoneyParts & { readonly total: Amount } {
  const same = ({ destination, rate, name }: Worth['taxes'][number]) => `${destination} ${rate} ${name.en}`;
  const kept = new Map(after.taxes.map((tax) => [same(tax), tax.amount]));
  const known = new Set(before.taxes.map(same));
  const taxes = [
    ...before.taxes.map(({ destination, name, rate, amount }, index) => ({
      destination,
      name,
      rate,
      amount: amount - (kept.get(same(before.taxes[index]!)) ?? 0),
    })),
    ...after.taxes
      .filter((tax) => !known.has(same(tax)))
      .map(({ destination, name, rate, amount }) => ({ destination, name, rate, amount: -amount })),
  ];
  return {
    goods: before.goods - after.goods,
    discount: before.discount - after.discount,
    freight: before.freight - after.freight,
    taxes,
    total: before.total - after.total,
  };
}

/** Units of a line whose money was not given back yet. */
export const refundableUnits = (state: OrderState, lineId: string): number =>
  (state.draft?.lines.find((line) => line.lineId === lineId)?.quantity ?? 0) - (state.progress[lineId]?.refunded ?? 0);

export const refundableFreight = ({ draft, freightRefunded }: OrderState): Amount =>
  draft ? freightLeft(draft, freightRefunded) : 0;

/**
 * What comes back for lines, freight and an amount, never more than was paid.
 * @throws DomainError line_not_found, refund_quantity_exceeds, refund_freight_exceeds, refund_exceeds_paid
 */
export function refundOf(state: OrderState, { lines, freight, other }: RefundAsked): RefundContents {
  const units = summed(lines);
  for (const { lineId, quantity } of units) {
    if (!state.progress[lineId]) notFound('line_not_found', { lineId });
    const left = refundableUnits(state, lineId);
    if (quantity > left) refuse('refund_quantity_exceeds', { lineId, quantity, left });
  }
  if (freight > refundableFreight(state)) refuse('refund_freight_exceeds', { left: refundableFreight(state), freight });
  const progress = { ...state.progress };
  for (const { lineId, quantity } of units)
    progress[lineId] = { ...progress[lineId]!, refunded: progress[lineId]!.refunded + quantity };
  const { total, ...parts } = differenceBetween(
    worthOf(state),
    worthOf({ ...state, progress, freightRefunded: state.freightRefunded + freight }),
  );
  return given(state, { ...parts, lines: units, other }, total);
}

/** All that was not given back yet. */
export const everythingLeft = (state: OrderState): RefundAsked => ({
  lines: state
    .draft!.lines.map(({ lineId }) => ({ lineId, quantity: refundableUnits(state, lineId) }))
    .filter(({ quantity }) => quantity > 0),
  freight: refundableFreight(state),
  other: 0,
});

const NOTHING_BACK: RefundContents = {
  goods: 0,
  discount: 0,
  freight: 0,
  taxes: [],
  lines: [],
  givenBefore: 0,
  other: 0,
  amount: 0,
  parts: [],
};

/**
 * What is given back for units that are cancelled: units whose money came back before are not paid twice. An order
 * whose payment was refused (`unpaid`) is cancelled whole, and nothing is given back.
 * @throws DomainError line_not_found, line_already_shipped, line_cancelled, cancel_quantity_exceeds,
 * payment_not_captured
 */
export function cancellationOf(
  state: OrderState,
  lines: readonly LineUnits[],
  freight: Amount,
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
  return refundOf(state, { lines: paid, freight, other: 0 });
}

/** A difference of worth as money: what was given back without lines before is not given back again. */
export function given(
  state: OrderState,
  contents: MoneyParts & Pick<RefundContents, 'lines' | 'other'>,
  total: Amount,
): RefundContents {
  const paid = paidOf(state);
  const forParts = Math.min(total, paid);
  const left = paid - forParts;
  if (contents.other > left) refuse('refund_exceeds_paid', { left, amount: contents.other });
  const amount = forParts + contents.other;
  return { ...contents, givenBefore: total - forParts, amount, parts: split(state.payments, amount) };
}

/** The payment that can bear it alone, or else one after the other, the first first. */
function split(payments: readonly OrderPayment[], amount: Amount): RefundPart[] {
  const alone = payments.find((payment) => payment.amount - payment.refunded >= amount);
  let missing = amount;
  return (alone ? [alone] : payments).flatMap(({ paymentId, ...payment }) => {
    const part = Math.min(missing, payment.amount - payment.refunded);
    missing -= part;
    return part > 0 ? [{ paymentId, amount: part }] : [];
  });
}

/** Quantities of a line that is named twice, added up. */
export function summed(lines: readonly LineUnits[]): LineUnits[] {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of lines) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return [...units].map(([lineId, quantity]) => ({ lineId, quantity }));
}

/** Money given back by hand, on top of what was cancelled or edited: what a role's limit is about. */
export const refundedByHand = ({ refunds }: OrderState): Amount =>
  sum(
    Object.values(refunds)
      .filter(({ cause }) => cause === 'refund')
      .map(({ amount }) => amount),
  );

/**
 * What changing an order costs or gives back. `difference` is charged where it is positive.
 * @throws DomainError edit_quantity_too_small, order_last_line
 */
export function editOf(
  state: OrderState,
  change: OrderChange,
): { readonly difference: Amount; readonly refund: RefundContents } {
  for (const { lineId, quantity } of state.draft!.lines) {
    const least = leastQuantity(state, lineId);
    const wanted = change.lines.find((line) => line.lineId === lineId)?.quantity ?? 0;
    if (wanted !== quantity && wanted < least) refuse('edit_quantity_too_small', { lineId, least });
  }
  if (!change.lines.length) refuse('order_last_line');
  const { total, ...parts } = differenceBetween(
    worthOf(state),
    worthOf({ ...state, draft: { ...state.draft!, ...change } }),
  );
  return { difference: -total || 0, refund: given(state, { ...parts, lines: [], other: 0 }, Math.max(0, total)) };
}
