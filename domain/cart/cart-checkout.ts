// A cart is locked while it is paid, and becomes an order or a quote, or is left.
import { refuse } from '#domain/shared/domain-error.ts';
import type { Lock, MarkAbandoned, MarkOrdered, MarkQuoted, Unlock } from './cart-commands.ts';
import type { CartEvent } from './cart.events.ts';
import type { CartState } from './cart.state.ts';
import { usable } from './usable-cart.ts';

export function lock({ orderId, attempt, changesSeen }: Lock, state: CartState): CartEvent[] {
  const cart = usable(state);
  if (!cart.lines.length) return refuse('cart_empty');
  if (attempt !== cart.attempt + 1 || changesSeen !== cart.changes) return refuse('concurrent_change');
  return [{ type: 'CartLocked', data: { orderId, attempt } }];
}

export const unlock = ({ orderId, attempt, reason, paymentLeft }: Unlock, state: CartState): CartEvent[] =>
  isLockedBy(attempt, state)
    ? [{ type: 'CartUnlocked', data: { orderId, attempt, reason, ...(paymentLeft ? { paymentLeft } : {}) } }]
    : [];

export const markOrdered = ({ orderId, attempt }: MarkOrdered, state: CartState): CartEvent[] =>
  isLockedBy(attempt, state) ? [{ type: 'CartOrdered', data: { orderId, attempt } }] : [];

/** The cart is closed for good: what becomes of it is the quote's. */
export function markQuoted({ orderId, changesSeen, language }: MarkQuoted, state: CartState): CartEvent[] {
  if (state.status === 'quoted') return [];
  const { lines, changes } = usable(state);
  if (!lines.length) return refuse('cart_empty');
  if (changesSeen !== changes) return refuse('concurrent_change');
  return [{ type: 'CartQuoted', data: { orderId, language } }];
}

export const abandon = ({ orderId }: MarkAbandoned, state: CartState): CartEvent[] =>
  canBeAbandoned(state) ? [{ type: 'CartAbandoned', data: { orderId } }] : [];

/** Carts of guests have nobody to write to; one that is put aside is not left, but kept. */
export const canBeAbandoned = (state: CartState): boolean =>
  state.status === 'open' &&
  !state.aside &&
  !state.abandoned &&
  state.lines.length > 0 &&
  state.personId.startsWith('contact:');

const isLockedBy = (attempt: number, state: CartState) => state.status === 'locked' && state.attempt === attempt;
