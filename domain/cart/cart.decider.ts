import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { priceAt, type ItemPrices, type LinePrice } from '#domain/shared/pricing.ts';
import { addItems, addLines, type ItemToAdd } from './added-lines.ts';
import { quantityFault, type OrderQuantities } from '#domain/shared/order-quantities.ts';
import { CART_LIMITS, type CartEvent, type CartHeaderData } from './cart.events.ts';
import { evolve, initialState, type CartLine, type CartState } from './cart.state.ts';
import { decideOnSavedCart, type SavedCartCommand } from './saved-carts.ts';

/** A shopper's command names who asks: a cart that is not theirs does not exist for them. */
type ShopperCommand = { readonly by: string } & (
  | {
      readonly type: 'AddItems';
      readonly accountId: string;
      readonly currency: CurrencyCode;
      readonly items: readonly ItemToAdd[];
    }
  /** Adds what can be added, and leaves the rest: `lineFault` says why. */
  | {
      readonly type: 'AddLines';
      readonly accountId: string;
      readonly currency: CurrencyCode;
      readonly items: readonly ItemToAdd[];
    }
  | {
      readonly type: 'ChangeQuantity';
      readonly lineId: string;
      readonly quantity: number;
      readonly prices: ItemPrices;
      readonly sold?: OrderQuantities | undefined;
    }
  | { readonly type: 'RemoveLine'; readonly lineId: string }
  | { readonly type: 'RemoveLines'; readonly lineIds: readonly string[] }
  | { readonly type: 'EmptyCart' }
  | { readonly type: 'ApplyCoupon'; readonly code: string }
  | { readonly type: 'RemoveCoupon'; readonly code: string }
  | { readonly type: 'AcceptPrices'; readonly prices: Readonly<Record<string, ItemPrices>> }
  | { readonly type: 'TakeOver'; readonly personId: string; readonly accountId: string }
  | { readonly type: 'SaveHeader'; readonly header: CartHeaderData }
  | { readonly type: 'MarkQuoted'; readonly changesSeen: number; readonly language: string }
  | SavedCartCommand
);

export type CartCommand = { readonly orderId: string } & (
  | ShopperCommand
  | { readonly type: 'Lock'; readonly attempt: number; readonly changesSeen: number }
  | { readonly type: 'Unlock'; readonly attempt: number; readonly reason: string }
  | { readonly type: 'MarkOrdered'; readonly attempt: number }
  | { readonly type: 'MarkAbandoned' }
);

export const cart: Decider<CartState, CartCommand, CartEvent> = {
  initialState,
  evolve,

  decide(command, state) {
    const { orderId } = command;
    if ('by' in command && state.status !== 'none' && state.personId !== command.by) return notFound('cart_not_found');
    switch (command.type) {
      case 'AddItems':
        return modified(addItems(command, open(state, 'may be new')), state);
      case 'AddLines':
        return modified(addLines(command, open(state, 'may be new')), state);
      case 'ChangeQuantity':
        return modified(changeQuantity(command, open(state)), state);
      case 'RemoveLine':
        return modified(
          [{ type: 'CartLineRemoved', data: { orderId, lineId: lineOf(open(state), command.lineId).lineId } }],
          state,
        );
      case 'RemoveLines':
        return modified(removeLines(orderId, command.lineIds, open(state)), state);
      case 'EmptyCart':
        return open(state).lines.length
          ? modified(
              [{ type: 'CartEmptied', data: { orderId, lineIds: state.lines.map(({ lineId }) => lineId) } }],
              state,
            )
          : [];
      case 'ApplyCoupon':
      case 'RemoveCoupon':
        return decideOnCoupon(command, open(state));
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
      case 'SaveCart':
      case 'DiscardCart':
        return decideOnSavedCart(command, state);
      case 'ResumeCart':
        return modified(decideOnSavedCart(command, state), state);
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
      case 'MarkAbandoned':
        return canBeAbandoned(state) ? [{ type: 'CartAbandoned', data: { orderId } }] : [];
      default:
        return unreachable(command);
    }
  },
};

/** Carts of guests have nobody to write to; one that is put aside is not left, but kept. */
export const canBeAbandoned = ({ status, aside, abandoned, lines, personId }: CartState): boolean =>
  status === 'open' && !aside && !abandoned && lines.length > 0 && personId.startsWith('contact:');

/** Of lines that are there: a repeat finds them gone. */
function removeLines(orderId: string, named: readonly string[], { lines }: CartState): CartEvent[] {
  const lineIds = named.filter((lineId) => lines.some((line) => line.lineId === lineId));
  return lineIds.length ? [{ type: 'CartLinesRemoved', data: { orderId, lineIds } }] : [];
}

/**
 * A cart that is being paid must not change under the payment (ACIDRain); one that became an order is closed for good.
 */
function open(state: CartState, when: 'exists' | 'may be new' = 'exists'): CartState {
  if (state.status === 'ordered') return refuse('already_placed');
  if (state.status === 'quoted') return refuse('cart_quoted');
  if (state.status === 'locked') return refuse('cart_locked');
  if (state.status === 'discarded') return notFound('cart_not_found');
  if (state.aside) return refuse('cart_saved');
  if (state.status === 'none' && when === 'exists') return notFound('cart_not_found');
  return state;
}

function changeQuantity(
  { orderId, lineId, quantity, prices, sold }: Extract<CartCommand, { type: 'ChangeQuantity' }>,
  state: CartState,
): CartEvent[] {
  const line = lineOf(state, lineId);
  const fault = quantity === line.quantity ? undefined : quantityFault(line.itemNumber, quantity, sold);
  if (fault) throw fault;
  if (prices.currency !== state.currency) refuse('cart_other_currency', { currency: prices.currency });
  const price = priceAt(prices, quantity);
  return line.quantity === quantity && same(line.price, price)
    ? []
    : [{ type: 'CartLineQuantityChanged', data: { orderId, lineId, quantity, price } }];
}

function decideOnCoupon(
  { type, orderId, code }: Extract<CartCommand, { type: 'ApplyCoupon' | 'RemoveCoupon' }>,
  { coupons, dropped }: CartState,
): CartEvent[] {
  if (type === 'RemoveCoupon')
    return [...coupons, ...dropped].includes(code) ? [{ type: 'CartCouponRemoved', data: { orderId, code } }] : [];
  if (coupons.includes(code)) return [];
  if (coupons.length >= CART_LIMITS.coupons) refuse('coupons_too_many', { most: CART_LIMITS.coupons });
  return [{ type: 'CartCouponApplied', data: { orderId, code } }];
}

/** Spec 4: a coupon is of the order as it was when it was entered. */
const modified = (events: CartEvent[], { coupons }: CartState): CartEvent[] => {
  const [first] = events;
  return first && coupons.length
    ? [...events, { type: 'CartCouponsDropped', data: { orderId: first.data.orderId, codes: coupons } }]
    : events;
};

function reprice(
  { lines, currency }: CartState,
  prices: Readonly<Record<string, ItemPrices>>,
): { lineId: string; price: LinePrice }[] {
  return lines.flatMap((line) => {
    const current = own(prices, line.itemNumber);
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
