// A cart that is put aside under a name, and taken up again (spec 3, saved cart; spec 4, merged carts).
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { priceAt, type ItemPrices } from '#domain/shared/pricing.ts';
import type { CartEvent } from './cart.events.ts';
import { evolve, type CartLine, type CartState } from './cart.state.ts';

/** What an item costs today, and how many of it can be had. */
export interface ItemToday {
  readonly prices: ItemPrices;
  /** The most that can be ordered in the quantities in which it is sold; Infinity on backorder. */
  readonly most: number;
}

export type SavedCartCommand =
  | { readonly type: 'SaveCart'; readonly name: string; readonly byEmail: boolean }
  /** Items that are not named can no longer be had. */
  | { readonly type: 'ResumeCart'; readonly items: Readonly<Record<string, ItemToday>> }
  | { readonly type: 'DiscardCart' };

export function decideOnSavedCart(
  command: SavedCartCommand & { readonly orderId: string },
  state: CartState,
): CartEvent[] {
  const { orderId } = command;
  switch (command.type) {
    case 'SaveCart':
      return save(command, untouched(state));
    case 'ResumeCart':
      return resume(command, untouched(state));
    case 'DiscardCart':
      // A repeat finds it gone already.
      if (state.status === 'discarded') return [];
      if (!untouched(state).tag) refuse('cart_not_saved');
      return [{ type: 'CartDiscarded', data: { orderId, lineIds: state.lines.map(({ lineId }) => lineId) } }];
  }
}

/** @throws DomainError that it is being paid, or became something else */
function untouched(state: CartState): CartState {
  if (state.status === 'ordered') return refuse('already_placed');
  if (state.status === 'quoted') return refuse('cart_quoted');
  if (state.status === 'locked') return refuse('cart_locked');
  return state.status === 'open' ? state : notFound('cart_not_found');
}

function save(
  { orderId, name, byEmail }: Extract<SavedCartCommand, { type: 'SaveCart' }> & { readonly orderId: string },
  { lines, tag, aside, personId }: CartState,
): CartEvent[] {
  if (!lines.length) refuse('cart_empty');
  return aside && tag === name ? [] : [{ type: 'CartSaved', data: { orderId, personId, name, byEmail } }];
}

/**
 * Today's prices hold, and of each line what can be had. A cart of which nothing is left stays as it is: its lines may
 * come back.
 */
function resume(
  { orderId, items }: Extract<SavedCartCommand, { type: 'ResumeCart' }> & { readonly orderId: string },
  state: CartState,
): CartEvent[] {
  const { lines, aside, currency } = state;
  const elsewhere = lines.find(({ itemNumber }) => (own(items, itemNumber)?.prices.currency ?? currency) !== currency);
  if (elsewhere) refuse('cart_other_currency', { currency: own(items, elsewhere.itemNumber)!.prices.currency });
  const left = ({ itemNumber, quantity }: CartLine) => Math.min(quantity, own(items, itemNumber)?.most ?? 0);
  if (lines.length && lines.every((line) => left(line) === 0)) refuse('saved_cart_nothing_left');
  const short = lines.flatMap((line) =>
    left(line) < line.quantity
      ? [{ lineId: line.lineId, itemNumber: line.itemNumber, quantity: line.quantity, left: left(line) }]
      : [],
  );
  const resumed: CartEvent[] = aside || short.length ? [{ type: 'CartResumed', data: { orderId, short } }] : [];
  const repriced = resumed.reduce(evolve, state).lines.flatMap(({ lineId, itemNumber, quantity, price }) => {
    const today = priceAt(own(items, itemNumber)!.prices, quantity);
    return JSON.stringify(today) === JSON.stringify(price) ? [] : [{ lineId, price: today }];
  });
  return [
    ...resumed,
    ...(repriced.length ? [{ type: 'CartRepriced', data: { orderId, lines: repriced } } satisfies CartEvent] : []),
  ];
}
