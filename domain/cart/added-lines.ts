// What is put into a cart: one thing, which is added or refused, or many, of which each is added or left.
import { quantityFault } from '#domain/shared/order-quantities.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type { AddItems, AddLines, ItemToAdd } from './cart-commands.ts';
import { CART_LIMITS, type CartEvent } from './cart.events.ts';
import { evolve, type CartLine, type CartState } from './cart.state.ts';
import { usableOrNew } from './usable-cart.ts';

/** Adds all of them. @throws DomainError what `lineFault` says of the first that cannot be added */
export function addItems(command: AddItems, state: CartState): CartEvent[] {
  const { orderId } = command;
  const opened = opening(command, state);
  let after = opened.reduce(evolve, state);
  const added = command.items.map((item): CartEvent => {
    const { itemNumber, quantity, prices } = item;
    const existing = after.lines.find((line) => line.itemNumber === itemNumber);
    const fault = lineFault(item, { ...after, quantity: existing?.quantity, lines: after.lines.length });
    if (fault) throw fault;
    const total = (existing?.quantity ?? 0) + quantity;
    const price = priceAt(prices, total);
    const event: CartEvent = existing
      ? { type: 'CartLineQuantityChanged', data: { orderId, lineId: existing.lineId, quantity: total, price } }
      : { type: 'CartLineAdded', data: { orderId, lineId: String(after.lastLine + 1), itemNumber, quantity, price } };
    after = evolve(after, event);
    return event;
  });
  return [...opened, ...added];
}

/**
 * Adds those that can be added; `lineFault` says why not the others. An item is named once.
 * @throws DomainError cart_other_currency
 */
export function addLines(command: AddLines, state: CartState): CartEvent[] {
  const { orderId } = command;
  const opened = opening(command, state);
  const before = opened.reduce(evolve, state);
  const [elsewhere] = command.items.filter(({ prices }) => prices.currency !== before.currency);
  if (elsewhere) refuse('cart_other_currency', { currency: elsewhere.prices.currency });
  const there = new Map(before.lines.map((line) => [line.itemNumber, line]));
  let [last, count] = [before.lastLine, before.lines.length];
  const lines = command.items.flatMap((item): CartLine[] => {
    const { itemNumber, quantity, prices } = item;
    const existing = there.get(itemNumber);
    if (lineFault(item, { ...before, quantity: existing?.quantity, lines: count })) return [];
    if (!existing) count += 1;
    const total = (existing?.quantity ?? 0) + quantity;
    return [{ lineId: existing?.lineId ?? String(++last), itemNumber, quantity: total, price: priceAt(prices, total) }];
  });
  const events: CartEvent[] = [];
  for (let from = 0; from < lines.length; from += CART_LIMITS.linesOfEvent)
    events.push({
      type: 'CartLinesAdded',
      data: { orderId, lines: lines.slice(from, from + CART_LIMITS.linesOfEvent) },
    });
  return events.length ? [...opened, ...events] : [];
}

/** @throws DomainError where nothing can be put in */
const opening = ({ orderId, by, accountId, currency }: AddItems | AddLines, state: CartState): CartEvent[] =>
  usableOrNew(state).status === 'none'
    ? [{ type: 'CartOpened', data: { orderId, personId: by, accountId, currency } }]
    : [];

/** Says why an item cannot be added to a cart of so many lines, in which `quantity` of it lie already. */
export function lineFault(
  { itemNumber, quantity, prices, sold }: ItemToAdd,
  cart: { readonly currency: CurrencyCode; readonly quantity: number | undefined; readonly lines: number },
): DomainError | undefined {
  const total = (cart.quantity ?? 0) + quantity;
  if (total > CART_LIMITS.quantity) return new DomainError('quantity_invalid', { itemNumber }, 'invalid');
  const fault = quantityFault(itemNumber, total, sold);
  if (fault) return fault;
  if (cart.quantity === undefined && cart.lines >= CART_LIMITS.lines)
    return new DomainError('cart_full', { lines: CART_LIMITS.lines });
  return prices.currency === cart.currency
    ? undefined
    : new DomainError('cart_other_currency', { currency: prices.currency });
}
