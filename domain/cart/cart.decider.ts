import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { addItems, addLines } from './added-lines.ts';
import { abandon, lock, markOrdered, markQuoted, unlock } from './cart-checkout.ts';
import type { CartCommand } from './cart-commands.ts';
import { chooseMethods, divideCart } from './cart-deliveries.ts';
import type { CartEvent } from './cart.events.ts';
import { applyCoupon, dropCoupons, removeCoupon } from './cart-coupons.ts';
import {
  acceptPrices,
  changeQuantity,
  emptyCart,
  removeLine,
  removeLines,
  saveHeader,
  takeOver,
} from './cart-edits.ts';
import { evolve, initialState, type CartState } from './cart.state.ts';
import { handOver } from './handed-over-cart.ts';
import { discardCart, resumeCart, saveCart } from './saved-carts.ts';

export type { CartCommand } from './cart-commands.ts';

export const cart: Decider<CartState, CartCommand, CartEvent> = {
  initialState,
  evolve,

  decide(command, state) {
    if ('by' in command && state.status !== 'none' && state.personId !== command.by) return notFound('cart_not_found');
    switch (command.type) {
      case 'AddItems':
        return dropCoupons(addItems(command, state), state);
      case 'AddLines':
        return dropCoupons(addLines(command, state), state);
      case 'ChangeQuantity':
        return dropCoupons(changeQuantity(command, state), state);
      case 'RemoveLine':
        return dropCoupons(removeLine(command, state), state);
      case 'RemoveLines':
        return dropCoupons(removeLines(command, state), state);
      case 'EmptyCart':
        return dropCoupons(emptyCart(command, state), state);
      case 'ResumeCart':
        return dropCoupons(resumeCart(command, state), state);
      case 'ApplyCoupon':
        return applyCoupon(command, state);
      case 'RemoveCoupon':
        return removeCoupon(command, state);
      case 'AcceptPrices':
        return acceptPrices(command, state);
      case 'TakeOver':
        return takeOver(command, state);
      case 'HandOver':
        return handOver(command, state);
      case 'SaveHeader':
        return saveHeader(command, state);
      case 'DivideCart':
        return divideCart(command, state);
      case 'ChooseMethods':
        return chooseMethods(command, state);
      case 'SaveCart':
        return saveCart(command, state);
      case 'DiscardCart':
        return discardCart(command, state);
      case 'MarkQuoted':
        return markQuoted(command, state);
      case 'Lock':
        return lock(command, state);
      case 'Unlock':
        return unlock(command, state);
      case 'MarkOrdered':
        return markOrdered(command, state);
      case 'MarkAbandoned':
        return abandon(command, state);
      default:
        return unreachable(command);
    }
  },
};
