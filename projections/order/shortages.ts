import type { ItemUnits } from '#domain/order/order.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Items of which fewer can be had than are needed. */
export async function shortagesOf(
  needs: readonly ItemUnits[],
  { queries }: OperationContext,
): Promise<{ itemNumber: string; needed: number; available: number }[]> {
  const facts = await queries.product.facts({ itemNumbers: needs.map(({ itemNumber }) => itemNumber) });
  return needs
    .map(({ itemNumber, quantity: needed }) => ({
      itemNumber,
      needed,
      available: own(facts, itemNumber)?.availability.quantity ?? 0,
    }))
    .filter(({ needed, available }) => available < needed);
}
