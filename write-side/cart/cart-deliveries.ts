// A cart of which parts go to further addresses, as a checkout asks for it.
import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { GoodsTo } from '#domain/cart/cart-commands.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { FIRST_DELIVERY } from '#domain/shared/order-draft.ts';
import { quantityFault } from '#domain/shared/order-quantities.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { by, quantitiesOf, run } from './cart-access.ts';

/**
 * Says which units go where; returns the cart. What is sold in packs of so many is not broken up.
 * @throws DomainError line_not_found, quantity_not_in_steps, delivery_too_many_units, too_many_deliveries
 */
export async function divide(
  { orderId, goods }: { readonly orderId: string; readonly goods: readonly GoodsTo[] },
  context: OperationContext,
): Promise<CartAsOfNow> {
  const { lines } = await context.states.cart.own({ orderId });
  const named = goods.map(({ lineId, quantity }) => {
    const line = lines.find((one) => one.lineId === lineId) ?? notFound('line_not_found', { lineId });
    return { itemNumber: line.itemNumber, quantity };
  });
  const facts = await context.queries.product.facts({ itemNumbers: named.map(({ itemNumber }) => itemNumber) });
  for (const { itemNumber, quantity } of named) {
    const sold = quantitiesOf(own(facts, itemNumber));
    const fault = quantityFault(itemNumber, quantity, sold && { ...sold, minimum: 1 });
    if (fault) throw fault;
  }
  return (await run(context, { type: 'DivideCart', by: by(context), orderId, goods })).state;
}

/**
 * Says how deliveries go, the cart's own one or further ones; returns the cart.
 * @throws DomainError delivery_not_found, shipping_method_unknown, delivery_not_picked_up
 */
export async function chooseMethods(
  { orderId, methods }: { readonly orderId: string; readonly methods: Readonly<Record<string, string>> },
  context: OperationContext,
): Promise<CartAsOfNow> {
  const { [FIRST_DELIVERY]: ofFirst, ...further } = methods;
  for (const shippingMethod of Object.values(methods)) await context.queries.shipping.require({ shippingMethod });
  for (const shippingMethod of Object.values(further))
    if ((await context.queries.shipping.pickedUpIn({ shippingMethod })).warehouse)
      refuse('delivery_not_picked_up', { shippingMethod });
  if (ofFirst !== undefined) await context.commands.cart.saveHeader({ orderId, header: { shippingMethod: ofFirst } });
  return (await run(context, { type: 'ChooseMethods', by: by(context), orderId, methods: further })).state;
}
