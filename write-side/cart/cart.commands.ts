import type { cartOperations } from '#contracts/cart/cart.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { OrderQuantities } from '#domain/shared/order-quantities.ts';
import type { AddItems } from '#domain/cart/cart-commands.ts';
import { cart } from '#domain/cart/cart.decider.ts';
import type { CartState } from '#domain/cart/cart.state.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { startGuestSession } from '#platform/adapters/session/sign-in.ts';
import { addKnown } from './add-entries.ts';
import { by, CLOSED, pricesFor, quantitiesOf, run, streamOf } from './cart-access.ts';
import { copyAvailable } from './copy-available.ts';

export const cartCommands: Handlers<typeof cartOperations, 'command'> = {
  async 'cart/addtocart'({ OrderId, ProductId, Qty }, context) {
    const sold = await mayBeBought(ProductId, context);
    // Only the shop makes the ids of carts: who names one means a cart that exists and is their own (security.md S2).
    if (OrderId) await context.states.cart.own({ orderId: OrderId });
    await startGuestSession(context);
    const prices =
      own(await pricesFor([ProductId], context), ProductId) ?? refuse('product_unavailable', { itemNumber: ProductId });
    const item = { itemNumber: ProductId, quantity: Qty, prices, sold };
    const { orderId, state } = OrderId ? await addTo(OrderId, item, context) : await addToCurrent(item, context);
    await context.session.setOrder(orderId);
    return lineAnswer(orderId, state, (line) => line.itemNumber === ProductId);
  },

  async 'cart/updatequantity'({ OrderId, LineId, Qty }, context) {
    // The line may have been added through another process since this one saw the cart.
    const seen =
      lineOf(await peekOwn(OrderId, context), LineId) ??
      lineOf(await context.states.cart.own({ orderId: OrderId }), LineId);
    const line = seen ?? notFound('line_not_found', { lineId: LineId });
    const [prices, facts] = await Promise.all([
      pricesFor([line.itemNumber], context),
      context.queries.product.facts({ itemNumbers: [line.itemNumber] }),
    ]);
    const current = own(prices, line.itemNumber) ?? refuse('product_unavailable', { itemNumber: line.itemNumber });
    const { state } = await run(context, {
      type: 'ChangeQuantity',
      by: by(context),
      orderId: OrderId,
      lineId: LineId,
      quantity: Qty,
      prices: current,
      sold: quantitiesOf(own(facts, line.itemNumber)),
    });
    return lineAnswer(OrderId, state, (l) => l.lineId === LineId);
  },

  async 'cart/removecartitem'({ OrderId, LineId }, context) {
    await run(context, { type: 'RemoveLine', by: by(context), orderId: OrderId, lineId: LineId });
    return cartWithout(OrderId, context);
  },

  async 'cart/removecartitems'({ OrderId, LineIds: lineIds }, context) {
    await run(context, { type: 'RemoveLines', by: by(context), orderId: OrderId, lineIds });
    return cartWithout(OrderId, context);
  },

  async 'cart/removeallcartitems'({ OrderId }, context) {
    await run(context, { type: 'EmptyCart', by: by(context), orderId: OrderId });
    return { message: 'success', lineCount: 0 };
  },

  async 'checkout/applymanualcoupontoorder'({ OrderId, CouponCode: code }, context) {
    await requireCoupon(code, context);
    const { state } = await run(context, { type: 'ApplyCoupon', by: by(context), orderId: OrderId, code });
    return { message: 'success', Coupons: [...state.coupons] };
  },

  async 'cart/removecoupon'({ OrderId, CouponCode: code }, context) {
    const { state } = await run(context, { type: 'RemoveCoupon', by: by(context), orderId: OrderId, code });
    return { message: 'success', Coupons: [...state.coupons] };
  },

  async 'cart/additemstocart'({ OrderId: orderId, Items }, context) {
    const lines = Items.map(({ ProductId: itemNumber, Qty: quantity }, at) => ({ line: at + 1, itemNumber, quantity }));
    const added = await addKnown({ orderId, lines }, context);
    const noted = Items.filter(({ Note }, at) => Note && added.Lines[at]?.Added);
    if (noted.length) {
      const { lines: there } = await context.states.cart.own({ orderId: added.OrderID });
      const notes = new Map(noted.map(({ ProductId, Note = '' }) => [ProductId, Note]));
      await context.commands.lineNote.addTo({
        orderId: added.OrderID,
        personId: by(context),
        lines: there.flatMap(({ lineId, itemNumber }) => {
          const note = notes.get(itemNumber);
          return note ? [{ lineId, note }] : [];
        }),
      });
    }
    return added;
  },

  async 'cart/copytocart'({ OrderId, LineIDs, currentOrderId }, context) {
    const order = await context.queries.order.details({ OrderId });
    const chosen = LineIDs && new Set(LineIDs);
    // A line that was cancelled is ordered again only by who names it.
    const lines = order.OrderLines.filter(({ LineID, LineStatus }) => (chosen ? chosen.has(LineID) : LineStatus !== 4));
    const wanted = lines.map(({ ProductId: itemNumber, Qty: quantity }) => ({ itemNumber, quantity }));
    return copyAvailable(wanted, currentOrderId, context);
  },

  async 'cart/acceptprices'({ OrderId }, context) {
    const { lines } = await context.states.cart.own({ orderId: OrderId });
    const prices = await pricesFor(
      lines.map((line) => line.itemNumber),
      context,
    );
    const { state } = await run(context, { type: 'AcceptPrices', by: by(context), orderId: OrderId, prices });
    return { SubTotal: subTotal(state.lines.map(priced)) };
  },
};

type Item = AddItems['items'][number];

async function addTo(
  orderId: string,
  item: Item,
  context: OperationContext,
  expectNew = false,
): Promise<{ orderId: string; state: CartState }> {
  const { accountId } = context.caller;
  const command = {
    type: 'AddItems',
    orderId,
    by: by(context),
    accountId,
    currency: item.prices.currency,
    items: [item],
  } as const;
  const { state } = await context.run(cart, streamOf(orderId), command, { expectNew });
  return { orderId, state };
}

/** The session's cart; a new one where there is none, or where it has become an order or a quote meanwhile, or is in another currency. */
async function addToCurrent(item: Item, context: OperationContext): Promise<{ orderId: string; state: CartState }> {
  const { orderId } = context.session;
  if (!orderId) return addTo(context.id('cart'), item, context, true);
  try {
    return await addTo(orderId, item, context);
  } catch (error) {
    if (!(error instanceof DomainError) || !CLOSED.has(error.code)) throw error;
    return addTo(context.id('cart'), item, context, true);
  }
}

const lineOf = ({ lines }: Pick<CartState, 'lines'>, lineId: string) => lines.find((line) => line.lineId === lineId);

/** The cart as this process last saw it; another one may since have changed it, or given it to who signed in. */
async function peekOwn(orderId: string, context: OperationContext): Promise<Pick<CartState, 'lines'>> {
  const state = await context.cachedState(cart, streamOf(orderId));
  return state.personId === by(context) ? state : context.states.cart.own({ orderId });
}

/** @throws DomainError coupon_unknown */
export async function requireCoupon(code: string, { queries }: OperationContext): Promise<void> {
  const { known } = await queries.promotion.coupon({ code });
  if (!known) refuse('coupon_unknown', { code });
}

/** Returns in which quantities it is sold. @throws DomainError product_not_found or product_unavailable */
export async function mayBeBought(itemNumber: string, context: OperationContext): Promise<OrderQuantities | undefined> {
  const facts = await context.queries.product.facts({ itemNumbers: [itemNumber] });
  const product = own(facts, itemNumber) ?? notFound('product_not_found', { itemNumber });
  if (product.availability.status === 'discontinued') refuse('product_unavailable', { itemNumber });
  return quantitiesOf(product);
}

function lineAnswer(orderId: string, state: CartState, isLine: (line: CartState['lines'][number]) => boolean) {
  const line = needed(state.lines.find(isLine), 'line of the cart');
  return {
    OrderID: orderId,
    LineID: line.lineId,
    Qty: line.quantity,
    ...wirePrice(line.price),
    lineCount: state.lines.length,
    SubTotal: subTotal(state.lines.map(priced)),
    CurrencyCode: state.currency,
  };
}

/** Spec 2: the reduced price stands in ExtendedPrice, 0 where there is none. */
const wirePrice = ({ listPrice, unitPrice }: LinePrice) => ({
  UnitPrice: listPrice,
  ExtendedPrice: unitPrice < listPrice ? unitPrice : 0,
});

const cartWithout = async (orderId: string, { queries }: OperationContext) =>
  ({
    orderDeleted: true,
    orderEntityModel: { ...(await queries.cart.details({ id: orderId })), Message: '' },
  }) as const;
