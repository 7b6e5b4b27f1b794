// A cart that was put aside, under a name or while it was paid, is taken up again or removed.
import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { CartResumed } from '#contracts/cart/saved-cart.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { by, run } from './cart-access.ts';
import { shownShort } from './copy-available.ts';
import { itemsToday } from './items-today.ts';

/** Makes it the current cart, as it can be ordered today. */
export async function resume(orderId: string, context: OperationContext): Promise<CartResumed> {
  const { lines, accountId } = await context.states.cart.own({ orderId });
  const resumed = await asOfToday({ orderId, by: by(context), accountId, lines }, context);
  await context.session.setOrder(orderId);
  return { message: 'success', OrderID: orderId, ...resumed };
}

/** An open cart, also one that is put aside, as it can be ordered today. */
export async function asOfToday(
  {
    orderId,
    by: owner,
    accountId,
    lines,
  }: { readonly orderId: string; readonly by: string } & Pick<CartAsOfNow, 'accountId' | 'lines'>,
  context: OperationContext,
): Promise<Pick<CartResumed, 'lineCount' | 'Short' | 'RepricedCount'>> {
  const itemNumbers = lines.map(({ itemNumber }) => itemNumber);
  const items = await itemsToday(itemNumbers, context, accountId);
  const { state, events } = await run(context, { type: 'ResumeCart', by: owner, orderId, items });
  const short = events.flatMap((event) => (event.type === 'CartResumed' ? event.data.short : []));
  const repriced = events.flatMap((event) => (event.type === 'CartRepriced' ? event.data.lines : []));
  return {
    lineCount: state.lines.length,
    Short: await shownShort(short, context),
    RepricedCount: repriced.length,
  };
}

export async function discard(orderId: string, context: OperationContext): Promise<void> {
  await run(context, { type: 'DiscardCart', by: by(context), orderId });
  if (context.session.orderId === orderId) await context.session.setOrder('');
}
