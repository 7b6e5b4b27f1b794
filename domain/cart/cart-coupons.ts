import { refuse } from '#domain/shared/domain-error.ts';
import type { ApplyCoupon, RemoveCoupon } from './cart-commands.ts';
import { CART_LIMITS, type CartEvent } from './cart.events.ts';
import type { CartState } from './cart.state.ts';
import { usable } from './usable-cart.ts';

export function applyCoupon({ orderId, code }: ApplyCoupon, state: CartState): CartEvent[] {
  const { coupons } = usable(state);
  if (coupons.includes(code)) return [];
  if (coupons.length >= CART_LIMITS.coupons) refuse('coupons_too_many', { most: CART_LIMITS.coupons });
  return [{ type: 'CartCouponApplied', data: { orderId, code } }];
}

export function removeCoupon({ orderId, code }: RemoveCoupon, state: CartState): CartEvent[] {
  const { coupons, dropped } = usable(state);
  return [...coupons, ...dropped].includes(code) ? [{ type: 'CartCouponRemoved', data: { orderId, code } }] : [];
}

/** Spec 4: a coupon is of the order as it was when it was entered; with what changes its lines it goes. */
export function dropCoupons(events: CartEvent[], { coupons }: CartState): CartEvent[] {
  const [first] = events;
  return first && coupons.length
    ? [...events, { type: 'CartCouponsDropped', data: { orderId: first.data.orderId, codes: coupons } }]
    : events;
}
