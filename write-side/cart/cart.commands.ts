import type { CartAsOfNow, cartOperations } from '#contracts/cart.ts';
import type { CartHeaderData } from '#domain/cart/cart.events.ts';
import { cart, type CartCommand } from '#domain/cart/cart.decider.ts';
import type { CartState } from '#domain/cart/cart.state.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import type { ItemPrices, LinePrice } from '#domain/shared/pricing.ts';
import type { FunctionsOf } from '#platform/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { startGuestSession } from '#platform/operations/sign-in.ts';

const streamOf = (orderId: string) => `cart-${orderId}`;

export const cartCommands: Handlers<typeof cartOperations, 'command'> = {
  async 'cart/addtocart'({ OrderId, ProductId, Qty }, context) {
    await mayBeBought(ProductId, context);
    // Only the shop makes the ids of carts: who names one means a cart that exists and is their own (security.md S2).
    if (OrderId) await context.states.cart.own({ orderId: OrderId });
    await startGuestSession(context);
    const prices =
      (await pricesFor([ProductId], context))[ProductId] ?? refuse('product_unavailable', { itemNumber: ProductId });
    const item = { itemNumber: ProductId, quantity: Qty, prices };
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
    const prices = await pricesFor([line.itemNumber], context);
    const current = prices[line.itemNumber] ?? refuse('product_unavailable', { itemNumber: line.itemNumber });
    const { state } = await run(context, {
      type: 'ChangeQuantity',
      by: by(context),
      orderId: OrderId,
      lineId: LineId,
      quantity: Qty,
      prices: current,
    });
    return lineAnswer(OrderId, state, (l) => l.lineId === LineId);
  },

  async 'cart/removecartitem'({ OrderId, LineId }, context) {
    await run(context, { type: 'RemoveLine', by: by(context), orderId: OrderId, lineId: LineId });
    return {
      orderDeleted: true,
      orderEntityModel: { ...(await context.queries.cart.details({ id: OrderId })), Message: '' },
    };
  },

  async 'cart/removeallcartitems'({ OrderId }, context) {
    await run(context, { type: 'EmptyCart', by: by(context), orderId: OrderId });
    return { message: 'success', lineCount: 0 };
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

export const cartStates = {
  /** The caller's own cart as of its last event; somebody else's does not exist. */
  async own({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<CartAsOfNow> {
    const { state } = await context.load(cart, streamOf(orderId));
    return state.status !== 'none' && state.personId === by(context) ? state : notFound('cart_not_found');
  },

  /** A cart as of its last event, whoever asks. */
  async get({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<CartAsOfNow> {
    return (await context.load(cart, streamOf(orderId))).state;
  },
};

export const cartFunctions = {
  /** Saves what was chosen during checkout; answers the cart. */
  async saveHeader(
    { orderId, header }: { readonly orderId: string; readonly header: CartHeaderData },
    context: OperationContext,
  ): Promise<CartAsOfNow> {
    if (header.shippingMethod) await context.queries.shippingTable.require({ shippingMethod: header.shippingMethod });
    return (await run(context, { type: 'SaveHeader', by: by(context), orderId, header })).state;
  },

  /** Closes the cart for changes while it is being paid. */
  async lock(
    {
      orderId,
      attempt,
      changesSeen,
    }: { readonly orderId: string; readonly attempt: number; readonly changesSeen: number },
    context: OperationContext,
  ): Promise<void> {
    await context.run(
      cart,
      streamOf(orderId),
      { type: 'Lock', orderId, attempt, changesSeen },
      { step: String(attempt) },
    );
  },

  /** Opens the cart again after a checkout that came to nothing. */
  async unlock(
    { orderId, attempt, reason }: { readonly orderId: string; readonly attempt: number; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    await context.run(cart, streamOf(orderId), { type: 'Unlock', orderId, attempt, reason }, { step: String(attempt) });
  },

  /** Closes the cart for good: it became an order. */
  async markOrdered(
    { orderId, attempt }: { readonly orderId: string; readonly attempt: number },
    context: OperationContext,
  ): Promise<void> {
    await context.run(cart, streamOf(orderId), { type: 'MarkOrdered', orderId, attempt }, { step: String(attempt) });
  },

  /** Closes the cart for good: it became a quote; answers the cart. */
  async markQuoted(
    { orderId, changesSeen }: { readonly orderId: string; readonly changesSeen: number },
    context: OperationContext,
  ): Promise<CartAsOfNow> {
    return (
      await run(context, { type: 'MarkQuoted', by: by(context), orderId, changesSeen, language: context.language })
    ).state;
  },

  /** Takes a guest cart along into the cart of who signed in; answers the cart to go on with. */
  async merge(
    {
      guestOrderId,
      ownOrderId,
      personId,
      accountId,
    }: {
      readonly guestOrderId: string;
      readonly ownOrderId: string;
      readonly personId: string;
      readonly accountId: string;
    },
    context: OperationContext,
  ): Promise<{ orderId: string }> {
    if (!guestOrderId) return { orderId: ownOrderId };
    const { state: guest } = await context.load(cart, streamOf(guestOrderId));
    if (guest.status !== 'open' || !guest.lines.length) return { orderId: ownOrderId };
    const actor = { actor: personId };
    // It is their own already where an earlier press came no further.
    if (!ownOrderId || ownOrderId === guestOrderId) {
      await context.run(
        cart,
        streamOf(guestOrderId),
        { type: 'TakeOver', by: guest.personId, orderId: guestOrderId, personId, accountId },
        actor,
      );
      const prices = await pricesFor(
        guest.lines.map((line) => line.itemNumber),
        context,
        accountId,
      );
      // A person who signs in sees their own prices at once.
      await context.run(
        cart,
        streamOf(guestOrderId),
        { type: 'AcceptPrices', by: personId, orderId: guestOrderId, prices },
        actor,
      );
      return { orderId: guestOrderId };
    }
    const prices = await pricesFor(
      guest.lines.map((line) => line.itemNumber),
      context,
      accountId,
    );
    const items = guest.lines.flatMap(({ itemNumber, quantity }) =>
      prices[itemNumber] ? [{ itemNumber, quantity, prices: prices[itemNumber] }] : [],
    );
    // A press that came to an end between here and the emptied cart must not add them twice.
    const cause = `cart/join ${guestOrderId} ${guest.changes}`;
    const { state: own } = await context.run(
      cart,
      streamOf(ownOrderId),
      { type: 'AddItems', orderId: ownOrderId, by: personId, accountId, currency: guest.currency, items },
      { ...actor, cause },
    );
    const lines = guest.lines.flatMap(({ lineId: fromLineId, itemNumber }) =>
      own.lines.filter((line) => line.itemNumber === itemNumber).map(({ lineId }) => ({ fromLineId, lineId })),
    );
    await context.commands.attachment.copy({ fromOrderId: guestOrderId, orderId: ownOrderId, personId, lines });
    await context.run(
      cart,
      streamOf(guestOrderId),
      { type: 'EmptyCart', by: guest.personId, orderId: guestOrderId },
      actor,
    );
    return { orderId: ownOrderId };
  },
};

declare module '#platform/operations/features.ts' {
  interface States {
    readonly cart: FunctionsOf<typeof cartStates>;
  }
  interface Commands {
    readonly cart: FunctionsOf<typeof cartFunctions>;
  }
}

type Item = Extract<CartCommand, { type: 'AddItems' }>['items'][number];

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

const CLOSED = new Set(['already_placed', 'cart_quoted']);

/** The session's cart; a new one where there is none, or where it has become an order or a quote meanwhile. */
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

const run = (context: OperationContext, command: CartCommand) => context.run(cart, streamOf(command.orderId), command);
const by = (context: OperationContext) => context.caller.personId;

const lineOf = ({ lines }: Pick<CartState, 'lines'>, lineId: string) => lines.find((line) => line.lineId === lineId);

/** As this process last saw it; another one may since have changed it, or given it to who signed in. */
async function peekOwn(orderId: string, context: OperationContext): Promise<Pick<CartState, 'lines'>> {
  const state = await context.peek(cart, streamOf(orderId));
  return state.personId === by(context) ? state : context.states.cart.own({ orderId });
}

async function mayBeBought(itemNumber: string, context: OperationContext): Promise<void> {
  const facts = await context.queries.product.facts({ itemNumbers: [itemNumber] });
  const product = facts[itemNumber] ?? notFound('product_not_found', { itemNumber });
  if (product.availability.status === 'discontinued') refuse('product_unavailable', { itemNumber });
}

/** Prices of the account's own list, and the standard ones where it has none. */
async function pricesFor(
  itemNumbers: readonly string[],
  context: OperationContext,
  accountId = context.caller.accountId,
): Promise<Record<string, ItemPrices>> {
  const { priceList } = await context.queries.account.terms({ accountId });
  return context.queries.priceList.prices({ priceList, itemNumbers: [...itemNumbers] });
}

function lineAnswer(orderId: string, state: CartState, isLine: (line: CartState['lines'][number]) => boolean) {
  const line = state.lines.find(isLine)!;
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
