import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { cartDeliveryOperations } from '#contracts/checkout/cart-deliveries.ts';
import { dictionary } from '#domain/shared/dictionary.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';

export const deliveryCommands: Handlers<typeof cartDeliveryOperations, 'command'> = {
  async 'checkout/saveorderlineaddress'({ OrderId, Lines }, context) {
    const goods = Lines.map(({ LineID, Qty, ShipTo }) => ({ lineId: LineID, quantity: Qty, shipTo: ShipTo }));
    const cart = await context.commands.cart.divide({ orderId: OrderId, goods });
    const { deliveries } = await context.queries.checkout.deliveriesOf(cart);
    return { Deliveries: deliveries };
  },

  async 'checkout/saveperlineshippingquotations'({ OrderId, Deliveries }, context) {
    const methods = dictionary(
      Deliveries.map(({ DeliveryID, ShippingMethod }) => [DeliveryID, ShippingMethod] as const),
    );
    return sumsOf(await context.commands.cart.chooseMethods({ orderId: OrderId, methods }), context);
  },
};

async function sumsOf(cart: CartAsOfNow, { queries, language }: OperationContext) {
  const { calculated, deliveries } = await queries.checkout.deliveriesOf(cart);
  return { Deliveries: deliveries, ...sumsShown(calculated, language), CurrencyCode: cart.currency };
}
