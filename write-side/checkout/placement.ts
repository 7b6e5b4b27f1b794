// Complete Order: a cart, or the revision of a quote that was accepted, is locked, and its checkout begun, once however
// often it is pressed.
import type { Input } from '#contracts/api.ts';
import type { CartAsOfNow } from '#contracts/cart/cart.ts';
import type { PlaceOrderAnswer } from '#contracts/checkout/checkout.ts';
import { moneyComesBy } from '#contracts/payment/method/payment-methods.ts';
import { goodsFacts } from '#contracts/product/goods-facts.ts';
import type { ProductFacts } from '#contracts/product/product.ts';
import { checkout, type CheckoutState } from '#domain/checkout/checkout.decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { DomainError, refuse } from '#domain/shared/domain-error.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import { paymentPlan, type PaymentChosen, type PaymentPlan } from '#domain/shared/payment-plan.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { advance, lastAttemptOrAbandon, streamOf, undo, type Source } from './checkout.process.ts';
import { holdAll, stockNeeded } from './holds.ts';
import { inTurn } from './in-turn.ts';
import { buyerAtScreen, checkConvertible, draftFromQuote, draftOrder, holdIdOf, type Buyer } from './order-draft.ts';

const BEGIN_POLL_MS = 50;

type Seen<Route extends 'checkout/placeorder' | 'checkout/convertquotetoorder'> = Omit<Input<Route>, 'payment'>;

type AtDesk = Pick<Input<'admin/checkout/placeorder'>, 'orderId' | 'addressId' | 'shippingMethod' | 'orderTotal'>;

/** @throws DomainError whatever keeps the caller's own cart from being ordered, or any of its parts from being paid */
export async function placeCart(
  seen: Seen<'checkout/placeorder'>,
  chosen: readonly PaymentChosen[],
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const { OrderId } = seen;
  const cart = await context.states.cart.own({ orderId: OrderId });
  const before = await awaitAttemptBefore(OrderId, cart.attempt, cart.status === 'locked' && 'cart', context);
  if (isUnderWay(before) || before.startedBy === context.command.commandId)
    return advanceForBuyer(OrderId, before, context);
  if (cart.status === 'ordered') return refuse('already_placed');
  if (before.status === 'failed') await undo(OrderId, before, context);
  return placeAnew({ ...seen, cart, chosen, buyer: await buyerAtScreen(context) }, context);
}

/**
 * A customer's cart, as staff order it for its buyer.
 * @throws DomainError cart_locked while its buyer pays, and whatever keeps it from being ordered or paid
 */
export async function placeAtDesk(
  { orderId, addressId, shippingMethod, orderTotal }: AtDesk,
  chosen: readonly PaymentChosen[],
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const cart = await context.states.cart.atDesk({ orderId });
  const before = await awaitAttemptBefore(orderId, cart.attempt, cart.status === 'locked' && 'cart', context);
  if (before.startedBy === context.command.commandId) return advance(orderId, before, context);
  if (cart.status === 'ordered') return refuse('already_placed');
  if (before.status === 'failed') await undo(orderId, before, context);
  const { header, buyer } = await context.queries.checkout.headerAtDesk({ cart, addressId, shippingMethod });
  const ready = await context.commands.cart.readyAtDesk({ orderId, header });
  return placeAnew({ OrderId: orderId, OrderTotal: orderTotal, cart: ready, chosen, buyer }, context);
}

/** A cart of which no attempt is under way. */
export async function placeAnew(
  { cart, ...wanted }: Omit<CartToPlace, 'facts' | 'needs'>,
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  await context.states.account.requireOrdering({ accountId: cart.accountId });
  const facts = await context.queries.product.facts({ itemNumbers: cart.lines.map(({ itemNumber }) => itemNumber) });
  const needs = stockNeeded(linesSold(cart, facts));
  const begin = () => beginWithCart({ ...wanted, cart, facts, needs }, context);
  const { isScarce } = await context.states.stock.scarce({ needs });
  const { clock, deadlines } = context.services;
  // Of many who want the last units, whoever waits finds them sold out before anything of theirs is priced or begun.
  const state = isScarce ? await inTurn(() => beginAndHold(begin, context), clock, deadlines.lastUnits) : await begin();
  return advanceForBuyer(wanted.OrderId, state, context);
}

type CartToPlace = Seen<'checkout/placeorder'> & {
  readonly cart: CartAsOfNow;
  /** Of its items. */
  readonly facts: Readonly<Record<string, ProductFacts>>;
  readonly needs: ReturnType<typeof stockNeeded>;
  readonly chosen: readonly PaymentChosen[];
  readonly buyer: Buyer;
};

async function beginWithCart(
  { OrderId, OrderTotal, ArrivesBy, cart, facts, needs, chosen, buyer }: CartToPlace,
  context: OperationContext,
): Promise<CheckoutState> {
  const { accountId, currency, changes } = cart;
  const attempt = cart.attempt + 1;
  await context.states.stock.requireAvailable({ holdId: holdIdOf(OrderId, attempt), needs });
  const draft = {
    ...(await draftOrder({ orderId: OrderId, attempt, totalSeen: OrderTotal, cart, facts, buyer }, context)),
    ...(ArrivesBy === undefined ? {} : { arrivesBy: ArrivesBy }),
  };
  const parts = await keptParts(accountId, chosen, context);
  const payments = paymentPlan(OrderId, attempt, draft.totals.total, parts);
  const forGiftCertificates = draft.lines.some(({ giftCertificate }) => giftCertificate);
  await context.commands.payment.requireAllowed({ accountId, currency, parts: payments, forGiftCertificates });
  try {
    await context.commands.cart.lock({ orderId: OrderId, attempt, changesSeen: changes });
  } catch (error) {
    const begun =
      error instanceof DomainError && error.code === 'cart_locked'
        ? await begunElsewhere(OrderId, attempt, context)
        : undefined;
    if (begun) return begun;
    throw error;
  }
  return start(attempt, draft, payments, context);
}

/** What is kept of what the buyer gave. What is owed on account alone is billed as the account's terms say. */
async function keptParts(
  accountId: string,
  chosen: readonly PaymentChosen[],
  { commands, states }: OperationContext,
): Promise<readonly PaymentChosen[]> {
  const { parts } = await commands.payment.keep({ parts: chosen });
  const [part, ...others] = parts;
  if (!accountId || !part || others.length || moneyComesBy(part.method) !== 'account') return parts;
  const { invoicing } = (await states.account.standing({ accountId })).terms;
  return invoicing === 'order' ? parts : [{ ...part, invoicing }];
}

/** Payment is left out: nobody waits for somebody else's bank. */
async function beginAndHold(begin: () => Promise<CheckoutState>, context: OperationContext): Promise<CheckoutState> {
  const state = await begin();
  if (state.status === 'started')
    await holdAll(state, context).catch((error: unknown) => {
      // Held again by whoever goes on with it, which then says what is sold out, and undoes what was begun.
      if (!(error instanceof DomainError)) throw error;
    });
  return state;
}

/** Whatever is not sold any more is told with the prices. */
const linesSold = ({ lines }: CartAsOfNow, facts: Readonly<Record<string, ProductFacts>>) =>
  lines.flatMap(({ itemNumber, quantity }) => {
    const product = own(facts, itemNumber);
    return product && product.availability.status !== 'discontinued' ? [{ ...goodsFacts(product), quantity }] : [];
  });

/** @throws DomainError whatever keeps the quote from being ordered, or any of its parts from being paid */
export async function placeQuote(
  { QuoteId, Revision: revision, RevisionHash: hash }: Seen<'checkout/convertquotetoorder'>,
  chosen: readonly PaymentChosen[],
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const quote = await context.states.quote.own({ quoteId: QuoteId });
  const before = await awaitAttemptBefore(QuoteId, quote.attempt, quote.status === 'converting' && 'quote', context);
  if (isUnderWay(before) || before.startedBy === context.command.commandId)
    return advanceForBuyer(QuoteId, before, context);
  if (before.status === 'completed') return refuse('already_placed');
  if (before.status === 'failed') await undo(QuoteId, before, context);

  await context.states.account.requireOrdering({ accountId: quote.accountId });
  const attempt = quote.attempt + 1;
  checkConvertible(quote);
  const parts = await keptParts(quote.accountId, chosen, context);
  const planOf = (total: number) => paymentPlan(QuoteId, attempt, total, parts);
  // Parts that do not add up are said before anything is locked.
  if (quote.published) {
    const { accountId, currency } = quote;
    const payments = planOf(quote.published.content.totals.total);
    await context.commands.payment.requireAllowed({ accountId, currency, parts: payments });
  }
  const { content } = await context.commands.quote.lock({ orderId: QuoteId, attempt, revision, hash });
  const draft = await draftFromQuote(QuoteId, attempt, quote, { content, hash }, context);
  return advanceForBuyer(QuoteId, await start(attempt, draft, planOf(draft.totals.total), context), context);
}

/** Nobody knows yet how it ends: who presses again, with another card even, goes on with this one. */
const isUnderWay = ({ status }: CheckoutState): boolean => status === 'started' || status === 'paid';

async function start(
  attempt: number,
  draft: OrderDraft,
  payments: PaymentPlan,
  context: OperationContext,
): Promise<CheckoutState> {
  const { orderId } = draft;
  await context.commands.payment.countTry({ methods: payments.map(({ method }) => method) });
  const command = {
    type: 'Start',
    orderId,
    attempt,
    draft,
    payments,
    at: context.now,
    startedBy: context.command.commandId,
  } as const;
  return (await context.run(checkout, streamOf(orderId), command, { expectNew: attempt === 1 })).state;
}

/**
 * Loads the attempt that a press finds. The press that locked the cart or quote may be about to begin: to give its attempt up at once
 * would refuse it, though it is the same click twice. Where its process died, the buyer waits a second for nothing.
 */
async function awaitAttemptBefore(
  orderId: string,
  attempt: number,
  locked: Source | false,
  context: OperationContext,
): Promise<CheckoutState> {
  if (locked && (await context.load(checkout, streamOf(orderId))).state.attempt < attempt)
    await begunElsewhere(orderId, attempt, context);
  return lastAttemptOrAbandon(orderId, attempt, locked, context);
}

/**
 * Another process took the same click, or another one of the same buyer, and is about to begin: this one goes on with
 * what it begins.
 */
async function begunElsewhere(
  orderId: string,
  attempt: number,
  context: OperationContext,
): Promise<CheckoutState | undefined> {
  const { clock, deadlines } = context.services;
  for (const begun = clock.now(); clock.now() - begun < deadlines.attemptBefore;) {
    const { state } = await context.load(checkout, streamOf(orderId));
    if (state.attempt >= attempt && (isUnderWay(state) || state.status === 'completed')) return state;
    await clock.sleep(BEGIN_POLL_MS);
  }
  return undefined;
}

/** Once its cart is an order, the session has no current cart. */
export async function advanceForBuyer(
  orderId: string,
  state: CheckoutState,
  context: OperationContext,
): Promise<PlaceOrderAnswer> {
  const answer = await advance(orderId, state, context);
  if (answer.status === 'placed' && context.session.orderId === orderId) await context.session.setOrder('');
  return answer;
}
