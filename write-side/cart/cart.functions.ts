// Carts as other features use them: closed and opened by a checkout, merged when somebody signs in.
import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { CartHeaderData } from '#domain/cart/cart.events.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { canBeAbandoned } from '#domain/cart/cart-checkout.ts';
import { cart } from '#domain/cart/cart.decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { addEntries, addKnown } from './add-entries.ts';
import { addLines } from './added-lines.ts';
import { by, pricesFor, requireHeader, run, streamOf } from './cart-access.ts';
import { atDesk, quoteAtDesk, readyAtDesk } from './cart-desk.commands.ts';
import { chooseMethods, divide } from './cart-deliveries.ts';
import { handOver } from './hand-over.ts';

const HOUR_MS = 3_600_000;
/** Nobody waits for a cart that was last touched so long ago. */
const FORGOTTEN_MS = 60 * 24 * HOUR_MS;

export const cartFunctions = {
  addLines,
  addEntries,
  addKnown,

  /** Saves what was chosen during checkout; returns the cart. */
  async saveHeader(
    { orderId, header }: { readonly orderId: string; readonly header: CartHeaderData },
    context: OperationContext,
  ): Promise<CartAsOfNow> {
    await requireHeader(header, context);
    return (await run(context, { type: 'SaveHeader', by: by(context), orderId, header })).state;
  },

  divide,
  chooseMethods,
  quoteAtDesk,
  readyAtDesk,
  handOver,

  /** Takes a line out of the caller's own cart, as onto a list. */
  async removeLine(
    { orderId, lineId }: { readonly orderId: string; readonly lineId: string },
    context: OperationContext,
  ): Promise<void> {
    await run(context, { type: 'RemoveLine', by: by(context), orderId, lineId });
  },

  /**
   * Marks a cart that its owner has left for as long as the store waits (setting AbandonedCartHours); returns when to
   * look again, in milliseconds, where it may still come to that. Harmless when repeated.
   */
  async abandonIfLeft(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ laterMs?: number }> {
    const { queries } = context;
    const [{ at }, letters, hours] = await Promise.all([
      queries.cart.leftSince({ orderId }),
      queries.setting.value({ name: settings.abandonedCartLetters }),
      queries.setting.value({ name: 'AbandonedCartHours' }),
    ]);
    const { state } = await context.load(cart, streamOf(orderId));
    if (!at || !isOnValue(letters.value) || state.abandoned || !state.personId.startsWith('contact:')) return {};
    const idle = Date.parse(context.now) - Date.parse(at);
    const wait = Number(hours.value) * HOUR_MS;
    if (idle < wait) return { laterMs: wait - idle };
    if (idle > FORGOTTEN_MS) return {};
    // While it is being paid, or empty, it may still be left later.
    if (!canBeAbandoned(state)) return { laterMs: wait };
    await context.run(cart, streamOf(orderId), { type: 'MarkAbandoned', orderId });
    return {};
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

  /** Opens the cart again after a checkout that came to nothing; one whose payment was left, it is a pending order. */
  async unlock(
    of: { readonly orderId: string; readonly attempt: number; readonly reason: string; readonly paymentLeft: boolean },
    context: OperationContext,
  ): Promise<void> {
    await context.run(cart, streamOf(of.orderId), { type: 'Unlock', ...of }, { step: String(of.attempt) });
  },

  /** Closes the cart for good: it became an order. */
  async markOrdered(
    { orderId, attempt }: { readonly orderId: string; readonly attempt: number },
    context: OperationContext,
  ): Promise<void> {
    await context.run(cart, streamOf(orderId), { type: 'MarkOrdered', orderId, attempt }, { step: String(attempt) });
  },

  /** Closes the cart for good: it became a quote; returns the cart. */
  async markQuoted(
    { orderId, changesSeen }: { readonly orderId: string; readonly changesSeen: number },
    context: OperationContext,
  ): Promise<CartAsOfNow> {
    return (
      await run(context, { type: 'MarkQuoted', by: by(context), orderId, changesSeen, language: context.language })
    ).state;
  },

  /** Takes a guest cart along into the cart of who signed in; returns the cart to go on with. */
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
    const { currency } = await context.queries.account.profile({ accountId });
    // It is their own already where an earlier press came no further.
    if (guest.currency === currency && (!ownOrderId || ownOrderId === guestOrderId)) {
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
    const items = guest.lines.flatMap(({ itemNumber, quantity }) => {
      const itsPrices = own(prices, itemNumber);
      return itsPrices ? [{ itemNumber, quantity, prices: itsPrices }] : [];
    });
    // A press that came to an end between here and the emptied cart must not add them twice.
    const cause = `cart/join ${guestOrderId} ${guest.changes}`;
    if (!items.length) return { orderId: ownOrderId };
    // A cart is in one currency: an account with another has one of its own, made of what it can buy.
    const orderId = ownOrderId || context.id('cart', guestOrderId);
    const { state: joined } = await context.run(
      cart,
      streamOf(orderId),
      { type: 'AddItems', orderId, by: personId, accountId, currency, items },
      { ...actor, cause },
    );
    const lines = guest.lines.flatMap(({ lineId: fromLineId, itemNumber }) =>
      joined.lines.filter((line) => line.itemNumber === itemNumber).map(({ lineId }) => ({ fromLineId, lineId })),
    );
    await context.commands.attachment.copy({ fromOrderId: guestOrderId, orderId, personId, lines });
    await context.commands.lineNote.copy({ fromOrderId: guestOrderId, orderId, personId, lines });
    await context.commands.giftRecipient.copy({ fromOrderId: guestOrderId, orderId, personId, lines });
    await context.run(
      cart,
      streamOf(guestOrderId),
      { type: 'EmptyCart', by: guest.personId, orderId: guestOrderId },
      actor,
    );
    return { orderId };
  },
};

export const cartStates = {
  /** The caller's own cart as of its last event; somebody else's does not exist. */
  async own({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<CartAsOfNow> {
    const { state } = await context.load(cart, streamOf(orderId));
    return state.status !== 'none' && state.personId === by(context) ? state : notFound('cart_not_found');
  },

  atDesk,

  /** A cart as of its last event, whoever asks. */
  async get({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<CartAsOfNow> {
    return (await context.load(cart, streamOf(orderId))).state;
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly cart: FunctionsOf<typeof cartStates>;
  }
  interface Commands {
    readonly cart: FunctionsOf<typeof cartFunctions>;
  }
}
