// What a checkout holds while it is paid: stock, from the warehouses nearest to where it goes, and uses of promotions.
import { own } from '#domain/shared/dictionary.ts';
import type { BegunCheckout, CheckoutFailure } from '#domain/checkout/checkout.decider.ts';
import type { Delivery, OrderDraft, OrderedLine } from '#domain/shared/order-draft.ts';
import { linesOf, promotionsOf } from '#domain/shared/price/priced.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

interface StockNeed {
  readonly itemNumber: string;
  readonly quantity: number;
  readonly backorder: boolean;
}

/** An attempt that failed, as far as this process knows: another may have gone on with it. */
export type FailedAttempt = BegunCheckout & { readonly failure: CheckoutFailure };

/**
 * Harmless when done again, as it is for an attempt whose request was so slow that it held something after it had been
 * undone.
 */
export async function releaseHolds(state: FailedAttempt, context: OperationContext): Promise<void> {
  const { draft, failure } = state;
  for (const { promotionId, holdId } of promotionsUsed(state))
    await context.commands.promotion.release({ promotionId, holdId, reason: failure.code });
  for (const { itemNumber } of stockOf(state).reverse())
    await context.commands.stock.release({ itemNumber, holdId: draft.holdId, reason: failure.code });
}

function stockOf({ draft, edit, replaces }: BegunCheckout): StockNeed[] {
  if (edit) return [...edit.needs];
  return replaces ? [] : stockNeeded(draft.lines);
}

/** Quantities are summed per item first: a bundle and a line may share one. */
export function stockNeeded(lines: readonly Pick<OrderedLine, 'components' | 'quantity' | 'backorder'>[]): StockNeed[] {
  const needed = new Map<string, { quantity: number; backorder: boolean }>();
  for (const line of lines) {
    for (const part of line.components) {
      const known = needed.get(part.itemNumber);
      needed.set(part.itemNumber, {
        quantity: (known?.quantity ?? 0) + part.quantity * line.quantity,
        backorder: line.backorder && (known?.backorder ?? true),
      });
    }
  }
  return [...needed].map(([itemNumber, need]) => ({ itemNumber, ...need }));
}

/** What each promotion takes off the order; whatever is done to a placed one keeps what it was placed with. */
function promotionsUsed({ draft, edit, replaces }: BegunCheckout) {
  if (edit || replaces) return [];
  const { holdId, accountId, personId, lines, deliveries } = draft;
  return promotionsOf(lines, deliveries).map(({ promotionId, amount }) => ({
    promotionId,
    holdId,
    customer: accountId || personId,
    amount,
  }));
}

/** A use of one without limits is kept by the order alone, and costs no look at the promotion's stream. */
export async function holdPromotions(state: BegunCheckout, context: OperationContext): Promise<void> {
  const uses = promotionsUsed(state);
  if (!uses.length) return;
  const { promotionIds } = await context.queries.promotion.limited({
    promotionIds: uses.map(({ promotionId }) => promotionId),
  });
  for (const use of uses) if (promotionIds.includes(use.promotionId)) await context.commands.promotion.hold(use);
}

export async function holdAll(state: BegunCheckout, context: OperationContext): Promise<void> {
  const { holdId } = state.draft;
  const nearest = await nearestByItem(state.draft, context);
  const held = await Promise.allSettled(
    stockOf(state).map((need) =>
      context.commands.stock.hold({ holdId, nearest: nearest.get(need.itemNumber) ?? [], ...need }),
    ),
  );
  const refused = held.find((result) => result.status === 'rejected');
  if (refused) throw refused.reason;
}

/** Warehouses by item, the nearest first: nearest to the delivery that has most of it. */
async function nearestByItem(draft: OrderDraft, context: OperationContext): Promise<Map<string, readonly string[]>> {
  const nearest = new Map<string, readonly string[]>();
  const most = new Map<string, number>();
  const near = await Promise.all(draft.deliveries.map((delivery) => nearestTo(delivery, draft, context)));
  for (const [index, delivery] of draft.deliveries.entries()) {
    const units = new Map<string, number>();
    for (const line of linesOf(draft.lines, delivery))
      for (const part of line.components)
        units.set(part.itemNumber, (units.get(part.itemNumber) ?? 0) + part.quantity * line.quantity);
    for (const [itemNumber, quantity] of units) {
      if (quantity <= (most.get(itemNumber) ?? 0)) continue;
      most.set(itemNumber, quantity);
      nearest.set(itemNumber, near[index] ?? []);
    }
  }
  return nearest;
}

/** What is picked up somewhere is taken from there, if it can be. */
async function nearestTo(
  { deliveryId, shippingMethod }: Delivery,
  { shipTo }: OrderDraft,
  { queries }: OperationContext,
): Promise<readonly string[]> {
  const to = own(shipTo, deliveryId);
  const [{ warehouse }, near] = await Promise.all([
    queries.shipping.pickedUpIn({ shippingMethod }),
    to ? queries.warehouse.nearest({ country: to.country, state: to.state, zip: to.zip }) : [],
  ]);
  return warehouse ? [warehouse, ...near.filter((one) => one !== warehouse)] : near;
}
