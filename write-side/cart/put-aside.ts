// A cart that was put aside, under a name or while it was paid, is taken up again or removed.
import type { CartResumed } from '#contracts/cart/saved-cart.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { by, run } from './cart-access.ts';
import { shownShort } from './copy-available.ts';
import { itemsToday } from './items-today.ts';

/** Makes it the current cart, as it can be ordered today. */
export async function resume(orderId: string, context: OperationContext): Promise<CartResumed> {
  const { lines } = await context.states.cart.own({ orderId });
  const items = await itemsToday(
    lines.map(({ itemNumber }) => itemNumber),
    context,
  );
  const { state, events } = await run(context, { type: 'ResumeCart', by: by(context), orderId, items });
  await context.session.setOrder(orderId);
  const short = events.flatMap((event) => (event.type === 'CartResumed' ? event.data.short : []));
  const repriced = events.flatMap((event) => (event.type === 'CartRepriced' ? event.data.lines : []));
  return {
    message: 'success',
    OrderID: orderId,
    lineCount: state.lines.length,
    Short: await shownShort(short, context),
    RepricedCount: repriced.length,
  };
}

export async function discard(orderId: string, context: OperationContext): Promise<void> {
  await run(context, { type: 'DiscardCart', by: by(context), orderId });
  if (context.session.orderId === orderId) await context.session.setOrder('');
}
