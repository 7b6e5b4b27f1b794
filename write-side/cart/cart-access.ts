// The cart's stream and the prices of its account, as commands and functions of the cart share them.
import { cart, type CartCommand } from '#domain/cart/cart.decider.ts';
import type { ItemPrices } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/operations/context.ts';

export const streamOf = (orderId: string) => `cart-${orderId}`;

export const run = (context: OperationContext, command: CartCommand) =>
  context.run(cart, streamOf(command.orderId), command);

export const by = (context: OperationContext) => context.caller.personId;

/** What the account pays today. */
export async function pricesFor(
  itemNumbers: readonly string[],
  context: OperationContext,
  accountId = context.caller.accountId,
): Promise<Record<string, ItemPrices>> {
  return context.queries.priceList.prices({ accountId, itemNumbers: [...itemNumbers] });
}
