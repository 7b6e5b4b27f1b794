import type { CurrencyCode } from '#domain/shared/money.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { priceAt, type ItemPrices, type LinePrice } from '#domain/shared/pricing.ts';
import { CART_LIMITS, type CartEvent, type CartHeaderData } from './cart.events.ts';
import { evolve, initialState, type CartLine, type CartState } from './cart.state.ts';

/** Quantities in which an item is sold: at least `minimum`, and multiples of `step`. */
export interface OrderQuantities {
  readonly minimum: number;
  readonly step: number;
}

interface Item {
  readonly itemNumber: string;
  readonly quantity: number;
  readonly prices: ItemPrices;
  /** Absent where what was chosen already is taken over, as from a guest's cart. */
  readonly sold?: OrderQuantities | undefined;
}

/** A shopper's command names who asks: a cart that is not theirs does not exist for them. */
type ShopperCommand = { readonly by: string } & (
  | {
      readonly type: 'AddItems';
      readonly accountId: string;
      readonly currency: CurrencyCode;
      readonly items: readonly Item[];
    }
  | {
      readonly type: 'ChangeQuantity';
      readonly lineId: string;
      readonly quantity: number;
      readonly prices: ItemPrices;
      readonly sold?: OrderQuantities | undefined;
    }
  | { readonly type: 'RemoveLine'; readonly lineId: string }
  | { readonly type: 'EmptyCart' }
  | { readonly type: 'AcceptPrices'; readonly prices: Readonly<Record<string, ItemPrices>> }
  | { readonly type: 'TakeOver'; readonly personId: string; readonly accountId: string }
  | { readonly type: 'SaveHeader'; readonly header: CartHeaderData }
  | { readonly type: 'MarkQuoted'; readonly changesSeen: number; readonly language: string }
);

export type CartCommand = { readonly orderId: string } & (
  | ShopperCommand
  | { readonly type: 'Lock'; readonly attempt: number; readonly changesSeen: number }
  | { readonly type: 'Unlock'; readonly attempt: number; readonly reason: string }
  | { readonly type: 'MarkOrdered'; readonly attempt: number }
);

export const cart: Decider<CartState, CartCommand, CartEvent> = {
  initialState,
  evolve,

  decide(command, state) {
    const { orderId } = command;
    if ('by' in command && state.status !== 'none' && state.personId !== command.by) return notFound('cart_not_found');
    switch (command.type) {
      case 'AddItems':
        return addItems(command, open(state, 'may be new'));
      case 'ChangeQuantity': {
        const { lineId, quantity, prices, sold } = command;
        const line = lineOf(open(state), lineId);
        if (quantity !== line.quantity) checkQuantity(line.itemNumber, quantity, sold);
        if (prices.currency !== state.currency) refuse('cart_other_currency', { currency: prices.currency });
        const price = priceAt(prices, quantity);
        return line.quantity === quantity && same(line.price, price)
          ? []
          : [{ type: 'CartLineQuantityChanged', data: { orderId, lineId, quantity, price } }];
      }
      case 'RemoveLine':
        return [{ type: 'CartLineRemoved', data: { orderId, lineId: lineOf(open(state), command.lineId).lineId } }];
      case 'EmptyCart':
        return open(state).lines.length
          ? [{ type: 'CartEmptied', data: { orderId, lineIds: state.lines.map(({ lineId }) => lineId) } }]
          : [];
      case 'AcceptPrices': {
        const lines = reprice(open(state), command.prices);
        return lines.length ? [{ type: 'CartRepriced', data: { orderId, lines } }] : [];
      }
      case 'TakeOver': {
        const { personId, accountId } = command;
        return open(state).personId === personId
          ? []
          : [{ type: 'CartTakenOver', data: { orderId, personId, accountId } }];
      }
      case 'SaveHeader':
        return saveHeader(orderId, command.header, open(state));
      case 'MarkQuoted':
        return markQuoted(command, state);
      case 'Lock':
        return lock(command, state);
      case 'Unlock':
        return isLockedBy(state, command.attempt)
          ? [{ type: 'CartUnlocked', data: { orderId, attempt: command.attempt, reason: command.reason } }]
          : [];
      case 'MarkOrdered':
        return isLockedBy(state, command.attempt)
          ? [{ type: 'CartOrdered', data: { orderId, attempt: command.attempt } }]
          : [];
      default:
        return unreachable(command);
    }
  },
};

/**
 * A cart that is being paid must not change under the payment (ACIDRain); one that became an order is closed for good.
 */
function open(state: CartState, when: 'exists' | 'may be new' = 'exists'): CartState {
  if (state.status === 'ordered') return refuse('already_placed');
  if (state.status === 'quoted') return refuse('cart_quoted');
  if (state.status === 'locked') return refuse('cart_locked');
  if (state.status === 'none' && when === 'exists') return notFound('cart_not_found');
  return state;
}

function addItems(command: Extract<CartCommand, { type: 'AddItems' }>, state: CartState): CartEvent[] {
  const { orderId, by, accountId, currency } = command;
  const opened: CartEvent[] =
    state.status === 'none' ? [{ type: 'CartOpened', data: { orderId, personId: by, accountId, currency } }] : [];
  let after = opened.reduce(evolve, state);
  const added = command.items.map(({ itemNumber, quantity, prices, sold }): CartEvent => {
    const existing = after.lines.find((line) => line.itemNumber === itemNumber);
    const total = (existing?.quantity ?? 0) + quantity;
    if (total > CART_LIMITS.quantity) refuse('quantity_invalid', { itemNumber }, 'invalid');
    checkQuantity(itemNumber, total, sold);
    if (!existing && after.lines.length >= CART_LIMITS.lines) refuse('cart_full', { lines: CART_LIMITS.lines });
    if (prices.currency !== after.currency) refuse('cart_other_currency', { currency: prices.currency });
    const price = priceAt(prices, total);
    const event: CartEvent = existing
      ? { type: 'CartLineQuantityChanged', data: { orderId, lineId: existing.lineId, quantity: total, price } }
      : { type: 'CartLineAdded', data: { orderId, lineId: String(after.lastLine + 1), itemNumber, quantity, price } };
    after = evolve(after, event);
    return event;
  });
  return [...opened, ...added];
}

/** @throws DomainError quantity_below_minimum, or quantity_not_in_steps naming the nearest that can be had */
function checkQuantity(itemNumber: string, quantity: number, sold: OrderQuantities | undefined): void {
  if (!sold) return;
  const { minimum, step } = sold;
  if (quantity < minimum) refuse('quantity_below_minimum', { itemNumber, minimum }, 'invalid');
  if (quantity % step)
    refuse('quantity_not_in_steps', { itemNumber, step, nearest: Math.ceil(quantity / step) * step }, 'invalid');
}

function reprice(
  { lines, currency }: CartState,
  prices: Readonly<Record<string, ItemPrices>>,
): { lineId: string; price: LinePrice }[] {
  return lines.flatMap((line) => {
    const current = prices[line.itemNumber];
    if (!current) return [];
    if (current.currency !== currency) refuse('cart_other_currency', { currency: current.currency });
    const price = priceAt(current, line.quantity);
    return same(price, line.price) ? [] : [{ lineId: line.lineId, price }];
  });
}

function saveHeader(orderId: string, header: CartHeaderData, state: CartState): CartEvent[] {
  const changed = Object.entries(header).filter(
    ([key, value]) => value !== undefined && !same(value, state.header[key as keyof CartHeaderData]),
  );
  return changed.length
    ? [{ type: 'CartHeaderSaved', data: { orderId, personId: state.personId, ...Object.fromEntries(changed) } }]
    : [];
}

function lock(
  { orderId, attempt, changesSeen }: Extract<CartCommand, { type: 'Lock' }>,
  state: CartState,
): CartEvent[] {
  if (!open(state).lines.length) return refuse('cart_empty');
  if (attempt !== state.attempt + 1 || changesSeen !== state.changes) return refuse('concurrent_change');
  return [{ type: 'CartLocked', data: { orderId, attempt } }];
}

/** The cart is closed for good: what becomes of it is the quote's. */
function markQuoted(
  { orderId, changesSeen, language }: Extract<CartCommand, { type: 'MarkQuoted' }>,
  state: CartState,
): CartEvent[] {
  if (state.status === 'quoted') return [];
  if (!open(state).lines.length) return refuse('cart_empty');
  if (changesSeen !== state.changes) return refuse('concurrent_change');
  return [{ type: 'CartQuoted', data: { orderId, language } }];
}

const isLockedBy = (state: CartState, attempt: number) => state.status === 'locked' && state.attempt === attempt;
const lineOf = (state: CartState, lineId: string): CartLine =>
  state.lines.find((line) => line.lineId === lineId) ?? notFound('line_not_found', { lineId });
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
