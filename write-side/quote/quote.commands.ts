import type { QuoteAsOfNow, quoteOperations } from '#contracts/quote/quote.ts';
import type { RevisionContent } from '#domain/quote/quote.events.ts';
import { quote } from '#domain/quote/quote.decider.ts';
import type { QuoteState } from '#domain/quote/quote.state.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { FIRST_DELIVERY } from '#domain/shared/order-draft.ts';
import { needed } from '#domain/shared/needed.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { readableNumber } from '#platform/kernel/runtime/readable-number.ts';
import { byCaller, decideOn, edit, ownQuote, run, streamOf } from './quote-access.ts';
import { catalogueItem, mustBeSold, mustBeSoldSo, priceFor } from './quoted-item.ts';
import { deskCommands } from './quote-desk.commands.ts';

const success = { message: 'success' } as const;
const edited = ({ changes }: QuoteState) => ({ ...success, Changes: changes });

export const quoteCommands: Handlers<typeof quoteOperations, 'command'> = {
  ...deskCommands,

  async 'checkout/savecartasquote'(
    {
      OrderId,
      Email: email,
      ShipTo: shipTo,
      BillTo: billTo,
      PickedUpBy: pickedUpBy,
      ShippingMethod: shippingMethod,
      CustomerComments: comments,
    },
    context,
  ) {
    const { status, accountId } = await context.states.cart.own({ orderId: OrderId });
    if (status !== 'quoted') {
      await context.states.account.requireOrdering({ accountId });
      const { changes, lines } = await context.commands.cart.saveHeader({
        orderId: OrderId,
        header: { email, shipTo, billTo, pickedUpBy, shippingMethod, comments },
      });
      await mustBeSold(lines, context);
      await context.commands.cart.markQuoted({ orderId: OrderId, changesSeen: changes });
    }
    const { quoteNumber } = await context.commands.quote.request({ orderId: OrderId });
    if (context.session.orderId === OrderId) await context.session.setOrder('');
    return { QuoteID: OrderId, QuoteNumber: quoteNumber, ...success };
  },

  async 'quote/updatequantity'({ QuoteId, Changes: changesSeen, LineId: lineId, Qty: quantity }, context) {
    const quote = await ownQuote(QuoteId, context);
    const itemNumber = quote.lines.find((line) => line.lineId === lineId)?.itemNumber;
    if (itemNumber) await mustBeSoldSo(itemNumber, quantity, context);
    const price = await priceFor(quote, lineId, quantity, context);
    return edited(
      await edit(
        {
          type: 'ChangeQuantity',
          ...byCaller(QuoteId, context),
          changesSeen,
          lineId,
          quantity,
          ...(price ? { price } : {}),
        },
        context,
      ),
    );
  },

  async 'quote/addline'({ QuoteId, Changes: changesSeen, ProductId, Qty }, context) {
    const { accountId } = await ownQuote(QuoteId, context);
    await mustBeSoldSo(ProductId, Qty, context);
    return edited(
      await edit(
        {
          type: 'AddLine',
          ...byCaller(QuoteId, context),
          changesSeen,
          item: await catalogueItem(ProductId, Qty, accountId, context),
        },
        context,
      ),
    );
  },

  async 'quote/removeline'({ QuoteId, Changes: changesSeen, LineId: lineId }, context) {
    await ownQuote(QuoteId, context);
    return edited(await edit({ type: 'RemoveLine', ...byCaller(QuoteId, context), changesSeen, lineId }, context));
  },

  async 'quote/saveheader'(
    {
      QuoteId,
      Changes: changesSeen,
      Email: email,
      ShipTo: shipTo,
      BillTo: billTo,
      PickedUpBy: pickedUpBy,
      ShippingMethod: shippingMethod,
      CustomerComments: comments,
    },
    context,
  ) {
    await ownQuote(QuoteId, context);
    if (shippingMethod) await context.queries.shipping.require({ shippingMethod });
    await context.queries.store.requireCounties({ addresses: { ShipTo: shipTo, BillTo: billTo } });
    const header = {
      ...(email ? { email } : {}),
      ...(shipTo ? { shipTo } : {}),
      ...(billTo ? { billTo } : {}),
      ...(pickedUpBy ? { pickedUpBy } : {}),
      ...(shippingMethod ? { shippingMethod } : {}),
      ...(comments === undefined ? {} : { comments }),
    };
    return edited(await edit({ type: 'ChangeHeader', ...byCaller(QuoteId, context), changesSeen, header }, context));
  },

  async 'quote/choosealternative'({ QuoteId, Changes: changesSeen, LineId: lineId, ProductId: itemNumber }, context) {
    await ownQuote(QuoteId, context);
    return edited(
      await edit(
        { type: 'ChooseAlternative', ...byCaller(QuoteId, context), changesSeen, lineId, itemNumber },
        context,
      ),
    );
  },

  async 'quote/cancel'({ QuoteId, Changes: changesSeen, reason }, context) {
    await ownQuote(QuoteId, context);
    return edited(await decideOn({ type: 'Cancel', ...byCaller(QuoteId, context), changesSeen, reason }, context));
  },

  async 'quote/postmessage'({ QuoteId, LineId: lineId = '', text }, context) {
    await ownQuote(QuoteId, context);
    await run(
      {
        type: 'PostMessage',
        ...byCaller(QuoteId, context),
        messageId: context.id('message'),
        lineId,
        visibility: 'customer',
        text,
      },
      context,
    );
    return success;
  },
};

export const quoteFunctions = {
  /** Makes a quote of a cart that was closed for it; harmless when repeated. */
  async request(
    { orderId: quoteId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ quoteNumber: string }> {
    const cart = await context.states.cart.get({ orderId: quoteId });
    if (cart.status !== 'quoted') return notFound('cart_not_found');
    const { personId, accountId, currency, attempt } = cart;
    const { contact } = await context.queries.contact.find({ contactId: String(contactNumber({ personId })) });
    const calculated = await context.queries.checkout.calculate({
      lines: [...cart.lines],
      accountId,
      currency,
      deliveries: [{ deliveryId: FIRST_DELIVERY, to: { country: '', state: '' }, shippingMethod: '' }],
    });
    const lines = calculated.lines.map(({ steps: _, ...line }) => {
      const inCart = cart.lines.find(({ lineId }) => lineId === line.lineId);
      return { ...line, price: needed(inCart, 'line of the cart').price };
    });
    const quoteNumber = readableNumber('Q', quoteId);
    const header = { ...cart.header, email: cart.header.email ?? contact?.email ?? '' };
    await edit(
      {
        type: 'Request',
        quoteId,
        by: personId,
        at: context.now,
        quoteNumber,
        personId,
        accountId,
        language: cart.language ?? contact?.language ?? context.language,
        currency,
        placedBy: contact ? `${contact.firstName} ${contact.lastName}` : '',
        attempt,
        lines,
        header,
      },
      context,
    );
    return { quoteNumber };
  },

  /** Accepts a revision for one try at converting it. */
  async lock(
    {
      orderId,
      attempt,
      revision,
      hash,
    }: { readonly orderId: string; readonly attempt: number; readonly revision: number; readonly hash: string },
    context: OperationContext,
  ): Promise<{ content: RevisionContent }> {
    const { published } = await run(
      { type: 'Accept', ...byCaller(orderId, context), revision, hash, attempt },
      context,
    );
    return { content: needed(published, 'revision that was accepted').content };
  },

  /** Opens the quote again after a checkout that came to nothing. */
  async unlock(
    { orderId, attempt, reason }: { readonly orderId: string; readonly attempt: number; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    await context.run(
      quote,
      streamOf(orderId),
      { type: 'Reopen', quoteId: orderId, attempt, reason },
      { step: String(attempt) },
    );
  },

  /** What the buyer wrote last needs no answer. @throws DomainError message_arrived_meanwhile */
  async closeMessages(
    { quoteId, lastSeen }: { readonly quoteId: string; readonly lastSeen: string },
    context: OperationContext,
  ): Promise<void> {
    await run({ type: 'CloseMessages', ...byCaller(quoteId, context), lastSeen }, context);
  },

  /** Closes the quote for good: it became an order. */
  async markOrdered(
    { orderId, attempt }: { readonly orderId: string; readonly attempt: number },
    context: OperationContext,
  ): Promise<void> {
    await context.run(
      quote,
      streamOf(orderId),
      { type: 'MarkConverted', quoteId: orderId, attempt },
      { step: String(attempt) },
    );
  },

  /** Lets a revision expire if its time has come and nobody acted; `open` while it is being converted, which may yet come to nothing. */
  async expire(
    { quoteId, revision }: { readonly quoteId: string; readonly revision: number },
    context: OperationContext,
  ): Promise<{ open: boolean }> {
    const state = await run({ type: 'Expire', quoteId, revision, at: context.now }, context);
    return { open: state.status === 'converting' };
  },
};

export const quoteStates = {
  /** Tells whether the id is that of a quote, as of its last event. */
  async exists({ quoteId }: { readonly quoteId: string }, context: OperationContext): Promise<{ exists: boolean }> {
    return {
      exists: (await context.load(quote, streamOf(quoteId))).state.status !== 'none',
    };
  },

  /** The caller's own quote as of its last event, or the account's for View All. */
  async own({ quoteId }: { readonly quoteId: string }, context: OperationContext): Promise<QuoteAsOfNow> {
    return ownQuote(quoteId, context);
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly quote: FunctionsOf<typeof quoteFunctions>;
  }
  interface States {
    readonly quote: FunctionsOf<typeof quoteStates>;
  }
}
