// What items cost today and how many of them can be had: for carts and orders of earlier days.
import { own } from '#domain/shared/dictionary.ts';
import type { ItemToday } from '#domain/cart/cart-commands.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { pricesFor } from './cart-access.ts';

/** The most that can be ordered, in the quantities in which it is sold; Infinity on backorder. */
export function mostOf({ availability, minimumQuantity, quantityStep }: ProductFacts): number {
  const { status, quantity, backorderShipsOn } = availability;
  if (status === 'backorder') return Infinity;
  if (status !== 'in-stock') return 0;
  if (backorderShipsOn !== undefined) return Infinity;
  const most = Math.floor(quantity / quantityStep) * quantityStep;
  return most >= minimumQuantity ? most : 0;
}

/** Items that are no longer sold, or not to this account, are not among them. */
export async function itemsToday(
  itemNumbers: readonly string[],
  context: OperationContext,
  accountId = context.caller.accountId,
): Promise<Record<string, ItemToday>> {
  const [facts, prices] = await Promise.all([
    context.queries.product.facts({ itemNumbers: [...itemNumbers] }),
    pricesFor(itemNumbers, context, accountId),
  ]);
  return Object.fromEntries(
    itemNumbers.flatMap((itemNumber) => {
      const [fact, price] = [own(facts, itemNumber), own(prices, itemNumber)];
      return fact && price ? [[itemNumber, { prices: price, most: mostOf(fact) }] as const] : [];
    }),
  );
}
