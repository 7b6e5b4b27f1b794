import type { savedCartOperations } from '#contracts/cart/saved-cart.ts';
import { cart } from '#domain/cart/cart.decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { addKnown } from './add-entries.ts';
import { by, run, streamOf } from './cart-access.ts';
import { discard, resume } from './put-aside.ts';

export const savedCartCommands: Handlers<typeof savedCartOperations, 'command'> = {
  async 'cart/savecartas'({ orderId, cartName: name, sendEmail: byEmail }, context) {
    await context.states.cart.own({ orderId });
    const { Carts } = await context.queries.cart.saved();
    const same = Carts.find(({ OrderID, OrderTag }) => OrderID !== orderId && OrderTag === name);
    // Whatever is saved under that name would be lost to whom finds only one.
    if (same && (await isSavedAs(name, same.OrderID, context))) refuse('saved_cart_name_taken', { name });
    await run(context, { type: 'SaveCart', by: by(context), orderId, name, byEmail });
    if (context.session.orderId === orderId) await context.session.setOrder('');
    return { message: 'success', LogId: 0, OrderTag: name };
  },

  async 'cart/removesavedcart'({ orderId }, context) {
    await discard(orderId, context);
    return { message: 'success' };
  },

  async 'cart/RemoveSavedCartAndReloadWidget'({ orderId }, context) {
    await discard(orderId, context);
    return { message: 'success', ...(await context.queries.cart.saved()) };
  },

  'cart/checkoutwithsavedcart': ({ orderId }, context) => resume(orderId, context),

  async 'cart/mergesavedcarttocurrentcart'({ orderId, currentOrderId }, context) {
    const saved = await context.states.cart.own({ orderId });
    const current = currentOrderId ?? context.session.orderId;
    // Into itself it would only double.
    if (current === orderId) refuse('saved_cart_is_current');
    const lines = saved.lines.map(({ itemNumber, quantity }, at) => ({ line: at + 1, itemNumber, quantity }));
    const added = await addKnown({ orderId: currentOrderId, lines }, context);
    if (added.OrderID) await takeAlong(saved, orderId, added.OrderID, context);
    return added;
  },
};

/** Asked of the stream: a shopper's command does not wait until the list knows what they removed a moment ago. */
async function isSavedAs(name: string, orderId: string, context: OperationContext): Promise<boolean> {
  const { state } = await context.load(cart, streamOf(orderId));
  return state.status === 'open' && state.aside && state.tag === name;
}

type SavedLines = Awaited<ReturnType<OperationContext['states']['cart']['own']>>;

/** What hangs on its lines. */
async function takeAlong(saved: SavedLines, fromOrderId: string, orderId: string, context: OperationContext) {
  const own = await context.states.cart.own({ orderId });
  const lineIds = new Map(own.lines.map(({ itemNumber, lineId }) => [itemNumber, lineId]));
  const lines = saved.lines.flatMap(({ lineId: fromLineId, itemNumber }) => {
    const lineId = lineIds.get(itemNumber);
    return lineId ? [{ fromLineId, lineId }] : [];
  });
  await context.commands.attachment.copy({ fromOrderId, orderId, personId: by(context), lines });
  await context.commands.lineNote.copy({ fromOrderId, orderId, personId: by(context), lines });
  await context.commands.giftRecipient.copy({ fromOrderId, orderId, personId: by(context), lines });
}
