import type { cartDeliveryOperations } from '#contracts/checkout/cart-deliveries.ts';
import { unitOf, wireUnit } from '#contracts/shared/wire-unit.ts';
import { plannedDeliveries } from '#domain/shared/planned-delivery.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { calculatedCart, deliveriesShown } from './cart-deliveries.ts';
import { quotationsOf } from './quotations.ts';

export const deliveryQueries: Handlers<typeof cartDeliveryOperations, 'query'> = {
  async 'checkout/getperlinecustomeraddressbook'({ OrderId }, { states, queries, caller, language }) {
    const cart = await states.cart.own({ orderId: OrderId });
    const planned = plannedDeliveries(cart);
    const [facts, { addresses }] = await Promise.all([
      queries.product.facts({ itemNumbers: cart.lines.map(({ itemNumber }) => itemNumber) }),
      queries.account.addressBook({ accountId: caller.accountId }),
    ]);
    return {
      Lines: cart.lines.map(({ lineId, itemNumber, quantity }) => {
        const fact = own(facts, itemNumber);
        return {
          LineID: lineId,
          ProductId: itemNumber,
          SEOFriendlyName: fact?.seoFriendlyName ?? 'item',
          SkuName: fact?.name[language] ?? itemNumber,
          ProductImageURL: fact?.imageUrl ?? '',
          Qty: quantity,
          ...wireUnit(unitOf(fact)),
          Parts: planned.flatMap(({ deliveryId, lines }) =>
            lines
              .filter((line) => line.lineId === lineId)
              .map((line) => ({ DeliveryID: deliveryId, Qty: line.quantity })),
          ),
        };
      }),
      Places: planned.flatMap(({ deliveryId, shipTo }) => (shipTo ? [{ DeliveryID: deliveryId, ShipTo: shipTo }] : [])),
      AddressBook: addresses,
    };
  },

  async 'checkout/orderlinesgroupbyaddress'({ OrderId }, context) {
    const cart = await context.states.cart.own({ orderId: OrderId });
    const calculated = await calculatedCart(cart, context);
    return {
      Deliveries: deliveriesShown(cart, calculated, context.language),
      ...sumsShown(calculated, context.language),
      CurrencyCode: cart.currency,
    };
  },

  async 'checkout/getshippingquotationsperaddress'({ OrderId }, context) {
    const cart = await context.states.cart.own({ orderId: OrderId });
    const quoted = await quotationsOf(await calculatedCart(cart, context), cart.currency, context);
    return {
      Deliveries: quoted.map(({ deliveryId, served, quotations }) => ({
        DeliveryID: deliveryId,
        Served: served,
        Quotations: quotations,
      })),
    };
  },
};
