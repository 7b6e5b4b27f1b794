import type { pendingCartOperations } from '#contracts/cart/pending-cart.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { by, run } from './cart-access.ts';
import { copyAvailable } from './copy-available.ts';

export const pendingCartCommands: Handlers<typeof pendingCartOperations, 'command'> = {
  async 'checkout/updateabandonlines'({ OrderId: orderId, Action, LineIDs, currentOrderId }, context) {
    const pending = await context.states.cart.own({ orderId });
    if ((currentOrderId ?? context.session.orderId) === orderId) refuse('saved_cart_is_current');
    const chosen = LineIDs && new Set(LineIDs);
    const lines = pending.lines.filter(({ lineId }) => !chosen || chosen.has(lineId));
    const remove = (lineIds: readonly string[]) =>
      lineIds.length ? run(context, { type: 'RemoveLines', by: by(context), orderId, lineIds }) : undefined;
    if (Action === 'remove') {
      await remove(lines.map(({ lineId }) => lineId));
      return {
        OrderID: orderId,
        lineCount: pending.lines.length - lines.length,
        SubTotal: 0,
        Added: 0,
        Lines: [],
        Short: [],
      };
    }
    const wanted = lines.map(({ itemNumber, quantity }) => ({ itemNumber, quantity }));
    const added = await copyAvailable(wanted, currentOrderId, context);
    // Only what is in the current cart leaves the pending one, and only after it is there.
    const there = new Set(added.Lines.filter(({ Added }) => Added).map(({ ProductId }) => ProductId));
    for (const { ProductId } of added.Short) there.delete(ProductId);
    await remove(lines.filter(({ itemNumber }) => there.has(itemNumber)).map(({ lineId }) => lineId));
    return added;
  },
};
