// A cart that is put aside under a name, or was left while it was paid, and taken up again (spec 3, saved cart; spec 4,
// merged carts and pending orders).
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { priceAt } from '#domain/shared/pricing.ts';
import type { DiscardCart, ResumeCart, SaveCart } from './cart-commands.ts';
import type { CartEvent } from './cart.events.ts';
import { evolve, type CartLine, type CartState } from './cart.state.ts';
import { untouched } from './usable-cart.ts';

export function saveCart({ orderId, name, byEmail }: SaveCart, state: CartState): CartEvent[] {
  const { lines, tag, aside, personId } = untouched(state);
  if (!lines.length) refuse('cart_empty');
  return aside && tag === name ? [] : [{ type: 'CartSaved', data: { orderId, personId, name, byEmail } }];
}

/** A repeat finds it gone already. */
export function discardCart({ orderId }: DiscardCart, state: CartState): CartEvent[] {
  if (state.status === 'discarded') return [];
  const { tag, paymentLeft, lines } = untouched(state);
  if (!tag && !paymentLeft) refuse('cart_not_saved');
  return [{ type: 'CartDiscarded', data: { orderId, lineIds: lines.map(({ lineId }) => lineId) } }];
}

/**
 * Today's prices hold, and of each line what can be had. A cart of which nothing is left stays as it is: its lines may
 * come back.
 */
export function resumeCart({ orderId, items }: ResumeCart, state: CartState): CartEvent[] {
  const { lines, aside, currency } = untouched(state);
  for (const { itemNumber } of lines) {
    const today = own(items, itemNumber)?.prices.currency ?? currency;
    if (today !== currency) refuse('cart_other_currency', { currency: today });
  }
  const left = ({ itemNumber, quantity }: CartLine) => Math.min(quantity, own(items, itemNumber)?.most ?? 0);
  if (lines.length && lines.every((line) => left(line) === 0)) refuse('saved_cart_nothing_left');
  const short = lines.flatMap((line) =>
    left(line) < line.quantity
      ? [{ lineId: line.lineId, itemNumber: line.itemNumber, quantity: line.quantity, left: left(line) }]
      : [],
  );
  const resumed: CartEvent[] = aside || short.length ? [{ type: 'CartResumed', data: { orderId, short } }] : [];
  const repriced = resumed.reduce(evolve, state).lines.flatMap(({ lineId, itemNumber, quantity, price }) => {
    const item = own(items, itemNumber);
    const today = item ? priceAt(item.prices, quantity) : price;
    return JSON.stringify(today) === JSON.stringify(price) ? [] : [{ lineId, price: today }];
  });
  return [
    ...resumed,
    ...(repriced.length ? [{ type: 'CartRepriced', data: { orderId, lines: repriced } } satisfies CartEvent] : []),
  ];
}
