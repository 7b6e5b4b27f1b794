import type { CartEvent } from '#domain/cart/cart.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import { evolve, initialState, type CartLine, type CartState } from '#domain/cart/cart.state.ts';
import type { EventFormatter } from '#projections/shared/event-descriptions/event-formatter.ts';
import { headerChanges } from '#projections/shared/event-descriptions/shared-descriptions.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

const find = (lineId: string, { lines }: CartState) => lines.find((line) => line.lineId === lineId);
const line = (lineId: string, item: string, format: EventFormatter) => format.term('line', { line: lineId, item });
const unit = ({ unitPrice, currency }: CartLine['price'], format: EventFormatter) => format.money(unitPrice, currency);

export const cartDescriptions = defineDescriptions<CartEvent, CartState>({
  category: 'cart',
  group: 'cart',
  belongs: { of: 'order' },
  fold: { initialState, evolve },
  of: {
    CartOpened: ({ data: { currency } }) => ({ currency }),
    CartLineAdded: ({ data: { lineId, itemNumber, quantity, price } }, _before, format) => ({
      line: line(lineId, itemNumber, format),
      quantity,
      price: unit(price, format),
    }),
    CartLineQuantityChanged: ({ data: { lineId, quantity, price } }, before, format) => {
      const was = find(lineId, before);
      return {
        line: line(lineId, was?.itemNumber ?? '', format),
        before: was?.quantity ?? 0,
        after: quantity,
        price: unit(price, format),
      };
    },
    CartLinesAdded: ({ data: { lines } }, before, format) => ({
      lines: format.list(
        lines.map(({ lineId, itemNumber, quantity }) => {
          const was = find(lineId, before)?.quantity;
          return was === undefined ? `${quantity} × ${itemNumber}` : `${was} → ${quantity} × ${itemNumber}`;
        }),
      ),
    }),
    CartLineRemoved: ({ data: { lineId } }, before, format) => ({
      line: line(lineId, find(lineId, before)?.itemNumber ?? '', format),
      before: find(lineId, before)?.quantity ?? 0,
    }),
    CartEmptied: (_event, before, format) => ({
      lines: format.list(before.lines.map(({ quantity, itemNumber }) => `${quantity} × ${itemNumber}`)),
    }),
    CartRepriced: ({ data: { lines } }, before, format) => ({
      changes: format.list(
        lines.map(({ lineId, price }) => {
          const was = find(lineId, before);
          return format.term('change', {
            field: line(lineId, was?.itemNumber ?? '', format),
            before: was ? unit(was.price, format) : format.term('nothing'),
            after: unit(price, format),
          });
        }),
      ),
    }),
    CartCouponApplied: ({ data: { code } }) => ({ code }),
    CartCouponRemoved: ({ data: { code } }) => ({ code }),
    CartCouponsDropped: ({ data: { codes } }, _before, format) => ({ codes: format.list(codes) }),
    CartLinesRemoved: ({ data: { lineIds } }, before, format) => ({
      lines: format.list(
        lineIds.map((lineId) => {
          const was = find(lineId, before);
          return `${was?.quantity ?? 0} × ${was?.itemNumber ?? ''}`;
        }),
      ),
    }),
    CartAbandoned: () => ({}),
    CartSaved: ({ data: { name } }) => ({ name }),
    CartResumed: ({ data: { short } }, _before, format) => ({
      short: short.length
        ? format.list(short.map(({ itemNumber, quantity, left }) => `${quantity} → ${left} × ${itemNumber}`))
        : format.term('nothing'),
    }),
    CartDiscarded: (_event, before, format) => ({
      lines: format.list(before.lines.map(({ quantity, itemNumber }) => `${quantity} × ${itemNumber}`)),
    }),
    CartTakenOver: ({ data: { personId } }, before, format) => ({
      before: format.person(before.personId),
      after: format.person(personId),
    }),
    CartHeaderSaved: ({ data }, { header }, format) => ({ changes: headerChanges(header, data, format) }),
    CartDivided: ({ data: { deliveries, deliverTo } }, before, format) => ({
      deliveries: deliveries.length
        ? format.list(
            deliveries.map(({ deliveryId, shippingMethod, lines }) => {
              const goods = lines.map(
                ({ lineId, quantity }) => `${quantity} × ${find(lineId, before)?.itemNumber ?? ''}`,
              );
              const to = own(deliverTo, deliveryId);
              return format.term('goodsTo', {
                goods: format.list(goods),
                address: to ? format.address(to) : format.term('nothing'),
                method: shippingMethod ? format.shippingMethod(shippingMethod) : format.term('nothing'),
              });
            }),
          )
        : format.term('toOneAddress'),
    }),
    CartLocked: ({ data: { attempt } }) => ({ attempt }),
    CartUnlocked: ({ data: { attempt, reason } }, _before, format) => ({ attempt, reason: format.reason(reason) }),
    CartOrdered: () => ({}),
    CartQuoted: () => ({}),
  },
});
