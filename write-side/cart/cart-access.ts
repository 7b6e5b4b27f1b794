// The cart's stream and the prices of its account, as commands and functions of the cart share them.
import { cart, type CartCommand } from '#domain/cart/cart.decider.ts';
import type { CartHeaderData } from '#domain/cart/cart.events.ts';
import type { ItemPrices } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

export const streamOf = (orderId: string) => `cart-${orderId}`;

export const run = (context: OperationContext, command: CartCommand) =>
  context.run(cart, streamOf(command.orderId), command);

export const by = (context: OperationContext) => context.caller.personId;

/** @throws DomainError shipping_method_unavailable, county_required: a method that there is not, an address without its county */
export async function requireHeader({ shippingMethod, shipTo, billTo }: CartHeaderData, { queries }: OperationContext) {
  if (shippingMethod) await queries.shipping.require({ shippingMethod });
  await queries.store.requireCounties({ addresses: { ShipTo: shipTo, BillTo: billTo } });
}

/** What the account pays today. */
export async function pricesFor(
  itemNumbers: readonly string[],
  context: OperationContext,
  accountId = context.caller.accountId,
): Promise<Record<string, ItemPrices>> {
  return context.queries.priceList.prices({ accountId, itemNumbers: [...itemNumbers] });
}

/** Refusals of a cart that is not the one to add to: another takes its place. */
export const CLOSED: ReadonlySet<string> = new Set([
  'already_placed',
  'cart_quoted',
  'cart_other_currency',
  'cart_saved',
  'cart_payment_left',
]);

/** In which quantities a product is sold. */
export const quantitiesOf = (fact: { readonly minimumQuantity: number; readonly quantityStep: number } | undefined) =>
  fact && { minimum: fact.minimumQuantity, step: fact.quantityStep };
