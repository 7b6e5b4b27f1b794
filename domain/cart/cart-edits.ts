// Changes of what lies in a cart, and of its header.
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { quantityFault } from '#domain/shared/order-quantities.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type {
  AcceptPrices,
  ChangeQuantity,
  EmptyCart,
  RemoveLine,
  RemoveLines,
  SaveHeader,
  TakeOver,
} from './cart-commands.ts';
import type { CartEvent, CartHeaderData } from './cart.events.ts';
import type { CartLine, CartState } from './cart.state.ts';
import { usable } from './usable-cart.ts';

export function changeQuantity(
  { orderId, lineId, quantity, prices, sold }: ChangeQuantity,
  state: CartState,
): CartEvent[] {
  const { lines, currency } = usable(state);
  const line = lineOf(lines, lineId);
  const fault = quantity === line.quantity ? undefined : quantityFault(line.itemNumber, quantity, sold);
  if (fault) throw fault;
  if (prices.currency !== currency) refuse('cart_other_currency', { currency: prices.currency });
  const price = priceAt(prices, quantity);
  return line.quantity === quantity && same(line.price, price)
    ? []
    : [{ type: 'CartLineQuantityChanged', data: { orderId, lineId, quantity, price } }];
}

export const removeLine = ({ orderId, lineId }: RemoveLine, state: CartState): CartEvent[] => [
  { type: 'CartLineRemoved', data: { orderId, lineId: lineOf(usable(state).lines, lineId).lineId } },
];

/** Of lines that are there: a repeat finds them gone. */
export function removeLines({ orderId, lineIds: named }: RemoveLines, state: CartState): CartEvent[] {
  const { lines } = usable(state);
  const lineIds = named.filter((lineId) => lines.some((line) => line.lineId === lineId));
  return lineIds.length ? [{ type: 'CartLinesRemoved', data: { orderId, lineIds } }] : [];
}

export function emptyCart({ orderId }: EmptyCart, state: CartState): CartEvent[] {
  const { lines } = usable(state);
  return lines.length ? [{ type: 'CartEmptied', data: { orderId, lineIds: lines.map(({ lineId }) => lineId) } }] : [];
}

export function acceptPrices({ orderId, prices }: AcceptPrices, state: CartState): CartEvent[] {
  const { lines: present, currency } = usable(state);
  const lines = present.flatMap((line) => {
    const current = own(prices, line.itemNumber);
    if (!current) return [];
    if (current.currency !== currency) refuse('cart_other_currency', { currency: current.currency });
    const price = priceAt(current, line.quantity);
    return same(price, line.price) ? [] : [{ lineId: line.lineId, price }];
  });
  return lines.length ? [{ type: 'CartRepriced', data: { orderId, lines } }] : [];
}

export const takeOver = ({ orderId, personId, accountId }: TakeOver, state: CartState): CartEvent[] =>
  usable(state).personId === personId ? [] : [{ type: 'CartTakenOver', data: { orderId, personId, accountId } }];

export function saveHeader({ orderId, header }: SaveHeader, state: CartState): CartEvent[] {
  const { header: present, personId } = usable(state);
  const changed = Object.entries(header).filter(
    ([key, value]) => value !== undefined && !same(value, present[key as keyof CartHeaderData]),
  );
  return changed.length
    ? [{ type: 'CartHeaderSaved', data: { orderId, personId, ...Object.fromEntries(changed) } }]
    : [];
}

const lineOf = (lines: readonly CartLine[], lineId: string): CartLine =>
  lines.find((line) => line.lineId === lineId) ?? notFound('line_not_found', { lineId });
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
