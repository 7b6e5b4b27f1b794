import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { CartState, NoCart, OpenCart } from './cart.state.ts';

/** @throws DomainError that it is being paid, became something else, or is not there */
export function untouched(state: CartState): OpenCart {
  switch (state.status) {
    case 'open':
      return state;
    case 'ordered':
      return refuse('already_placed');
    case 'quoted':
      return refuse('cart_quoted');
    case 'locked':
      return refuse('cart_locked');
    default:
      return notFound('cart_not_found');
  }
}

/**
 * A cart that is being paid must not change under the payment (ACIDRain); one that became an order is closed for good;
 * one that is put aside is taken up first.
 * @throws DomainError like `untouched`, cart_saved, cart_payment_left
 */
export function usable(state: CartState): OpenCart {
  const cart = untouched(state);
  if (cart.paymentLeft) return refuse('cart_payment_left');
  return cart.aside ? refuse('cart_saved') : cart;
}

export const usableOrNew = (state: CartState): NoCart | OpenCart => (state.status === 'none' ? state : usable(state));
