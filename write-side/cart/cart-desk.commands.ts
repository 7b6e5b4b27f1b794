// Staff shop along with a buyer on the phone: the cart stays the buyer's, at their prices, and the events are on record as
// those of who made them.
import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { cartDeskOperations } from '#contracts/cart/cart-desk.ts';
import { own } from '#domain/shared/dictionary.ts';
import { cart } from '#domain/cart/cart.decider.ts';
import type { CartHeaderData } from '#domain/cart/cart.events.ts';
import { changesOn } from '#domain/shared/changed-fields.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { ItemPrices } from '#domain/shared/pricing.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { pricesFor, quantitiesOf, requireHeader, run, streamOf } from './cart-access.ts';
import { mayBeBought, requireCoupon } from './cart.commands.ts';
import { asOfToday } from './put-aside.ts';

export const cartDeskCommands: Handlers<typeof cartDeskOperations, 'command'> = {
  async 'admin/cart/addline'({ orderId, itemNumber, quantity }, context) {
    const { personId: by, accountId } = await toEdit(orderId, context);
    const sold = await mayBeBought(itemNumber, context);
    const prices = await priceOf(itemNumber, accountId, context);
    const items = [{ itemNumber, quantity, prices, sold }];
    await run(context, { type: 'AddItems', by, orderId, accountId, currency: prices.currency, items });
    return { message: 'success' };
  },

  async 'admin/cart/changequantity'({ orderId, lineId, quantity }, context) {
    const { personId: by, accountId, lines } = await toEdit(orderId, context);
    const { itemNumber } = lines.find((line) => line.lineId === lineId) ?? notFound('line_not_found', { lineId });
    const [prices, facts] = await Promise.all([
      priceOf(itemNumber, accountId, context),
      context.queries.product.facts({ itemNumbers: [itemNumber] }),
    ]);
    const sold = quantitiesOf(own(facts, itemNumber));
    await run(context, { type: 'ChangeQuantity', by, orderId, lineId, quantity, prices, sold });
    return { message: 'success' };
  },

  async 'admin/cart/removeline'({ orderId, lineId }, context) {
    const { personId: by } = await toEdit(orderId, context);
    await run(context, { type: 'RemoveLine', by, orderId, lineId });
    return { message: 'success' };
  },

  async 'admin/cart/resume'({ orderId }, context) {
    const { personId: by, accountId, lines, aside, paymentLeft } = await atDesk({ orderId }, context);
    // What was saved under a name is kept for later; what was left while it was paid was wanted.
    if (aside && !paymentLeft) refuse('cart_put_aside');
    const { Short, RepricedCount } = await asOfToday({ orderId, by, accountId, lines }, context);
    return { message: 'success', short: Short, repricedCount: RepricedCount };
  },

  async 'admin/cart/applycoupon'({ orderId, code }, context) {
    const { personId: by } = await toEdit(orderId, context);
    await requireCoupon(code, context);
    await run(context, { type: 'ApplyCoupon', by, orderId, code });
    return { message: 'success' };
  },

  async 'admin/cart/removecoupon'({ orderId, code }, context) {
    const { personId: by } = await toEdit(orderId, context);
    await run(context, { type: 'RemoveCoupon', by, orderId, code });
    return { message: 'success' };
  },

  async 'admin/cart/savecomments'({ orderId, seen, changed }, context) {
    const { personId: by, header } = await toEdit(orderId, context);
    const { comments = '' } = header;
    // The buyer may write beside them.
    const more = changesOn({ comments }, seen, changed);
    if (more) await run(context, { type: 'SaveHeader', by, orderId, header: more });
    return { message: 'success' };
  },
};

/** A customer's cart as of its last event; that of a guest does not exist for the desk. @throws DomainError cart_not_found */
export async function atDesk({ orderId }: { readonly orderId: string }, context: OperationContext) {
  const { state } = await context.load(cart, streamOf(orderId));
  return state.status !== 'none' && state.accountId ? state : notFound('cart_not_found');
}

/** What its buyer has put aside is theirs to take up again. @throws DomainError cart_put_aside */
async function toEdit(orderId: string, context: OperationContext): Promise<CartAsOfNow> {
  const state = await atDesk({ orderId }, context);
  return state.aside ? refuse('cart_put_aside') : state;
}

const priceOf = async (itemNumber: string, accountId: string, context: OperationContext): Promise<ItemPrices> =>
  own(await pricesFor([itemNumber], context, accountId), itemNumber) ?? refuse('product_unavailable', { itemNumber });

/** Writes into a cart what staff have chosen for the order that they place in the name of its buyer; returns the cart. */
export async function readyAtDesk(
  { orderId, header }: { readonly orderId: string; readonly header: CartHeaderData },
  context: OperationContext,
): Promise<CartAsOfNow> {
  const { personId: by } = await toEdit(orderId, context);
  await requireHeader(header, context);
  return (await run(context, { type: 'SaveHeader', by, orderId, header })).state;
}

/** Closes a cart for the quote that staff ask for in the name of its buyer, with what its header lacks. */
export async function quoteAtDesk(
  {
    orderId,
    header,
    language,
  }: { readonly orderId: string; readonly header: CartHeaderData; readonly language: string },
  context: OperationContext,
): Promise<void> {
  const { personId: by, header: present } = await toEdit(orderId, context);
  const { state } = await run(context, { type: 'SaveHeader', by, orderId, header: { ...header, ...present } });
  await run(context, { type: 'MarkQuoted', by, orderId, changesSeen: state.changes, language });
}
