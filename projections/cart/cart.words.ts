import type { CartEvent } from '#domain/cart/cart.events.ts';
import { evolve, initialState, type CartLine, type CartState } from '#domain/cart/cart.state.ts';
import type { Say } from '#projections/shared/event-words/formatter.ts';
import { headerChanges } from '#projections/shared/event-words/shared-words.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

const find = (lineId: string, { lines }: CartState) => lines.find((line) => line.lineId === lineId);
const line = (lineId: string, item: string, say: Say) => say.term('line', { line: lineId, item });
const unit = ({ unitPrice, currency }: CartLine['price'], say: Say) => say.money(unitPrice, currency);

export const cartWords = defineWords<CartEvent, CartState>({
  category: 'cart',
  group: 'cart',
  belongs: { of: 'order' },
  fold: { initialState, evolve },
  of: {
    CartOpened: ({ data: { currency } }) => ({ currency }),
    CartLineAdded: ({ data: { lineId, itemNumber, quantity, price } }, _before, say) => ({
      line: line(lineId, itemNumber, say),
      quantity,
      price: unit(price, say),
    }),
    CartLineQuantityChanged: ({ data: { lineId, quantity, price } }, before, say) => {
      const was = find(lineId, before);
      return {
        line: line(lineId, was?.itemNumber ?? '', say),
        before: was?.quantity ?? 0,
        after: quantity,
        price: unit(price, say),
      };
    },
    CartLineRemoved: ({ data: { lineId } }, before, say) => ({
      line: line(lineId, find(lineId, before)?.itemNumber ?? '', say),
      before: find(lineId, before)?.quantity ?? 0,
    }),
    CartEmptied: (_event, before, say) => ({
      lines: say.list(before.lines.map(({ quantity, itemNumber }) => `${quantity} × ${itemNumber}`)),
    }),
    CartRepriced: ({ data: { lines } }, before, say) => ({
      changes: say.list(
        lines.map(({ lineId, price }) => {
          const was = find(lineId, before);
          return say.term('change', {
            field: line(lineId, was?.itemNumber ?? '', say),
            before: was ? unit(was.price, say) : say.term('nothing'),
            after: unit(price, say),
          });
        }),
      ),
    }),
    CartTakenOver: ({ data: { personId } }, before, say) => ({
      before: say.person(before.personId),
      after: say.person(personId),
    }),
    CartHeaderSaved: ({ data }, { header }, say) => ({ changes: headerChanges(header, data, say) }),
    CartLocked: ({ data: { attempt } }) => ({ attempt }),
    CartUnlocked: ({ data: { attempt, reason } }, _before, say) => ({ attempt, reason: say.reason(reason) }),
    CartOrdered: () => ({}),
    CartQuoted: () => ({}),
  },
});
