// Many lines into the cart at once: quick orders, lists, orders that are copied, carts that are merged.
import { own } from '#domain/shared/dictionary.ts';
import { cart } from '#domain/cart/cart.decider.ts';
import { lineFault } from '#domain/cart/added-lines.ts';
import type { ItemToAdd } from '#domain/cart/cart-commands.ts';
import type { CartState } from '#domain/cart/cart.state.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { startGuestSession } from '#platform/adapters/session/sign-in.ts';
import { by, CLOSED, pricesFor, quantitiesOf, streamOf } from './cart-access.ts';

export interface LineToAdd {
  readonly itemNumber: string;
  readonly quantity: number;
}

/** What became of a line; `fault` says why it was not added. */
export interface AddedLine extends LineToAdd {
  readonly fault?: { readonly code: string; readonly params: Readonly<Record<string, unknown>> };
}

export interface AddedLines {
  /** Empty where nothing could be added and there is no cart. */
  readonly orderId: string;
  readonly lineCount: number;
  readonly subTotal: number;
  readonly currency?: CurrencyCode;
  /** In the order in which they were asked for. */
  readonly lines: readonly AddedLine[];
}

/**
 * Adds what can be had and leaves the rest, in one append. Lines of the same item are one. A repeat of the command adds
 * nothing and answers the same; for that `orderId` names the cart that was meant, where there was one.
 * @throws DomainError cart_not_found, or that the cart named is closed
 */
export async function addLines(
  { orderId, lines }: { readonly orderId?: string | undefined; readonly lines: readonly LineToAdd[] },
  context: OperationContext,
): Promise<AddedLines> {
  if (orderId) await context.states.cart.own({ orderId });
  const { items, faults } = await itemsOf(lines, context);
  if (!items.length) return nothingAdded(lines, faults, orderId ?? context.session.orderId, context);
  await startGuestSession(context);
  const added = orderId ? await addTo(orderId, items, context) : await addToCurrent(items, context);
  await context.session.setOrder(added.orderId);
  const { state, names } = added;
  const faultOf = (itemNumber: string): AddedLine['fault'] => {
    if (names.has(itemNumber)) return undefined;
    const known = faults.get(itemNumber);
    if (known) return known;
    const found = items.find((one) => one.itemNumber === itemNumber);
    const item = needed(found, 'item that was asked for');
    const there = state.lines.find((line) => line.itemNumber === itemNumber)?.quantity;
    // Sent again it could be added now, but it was not the first time: that is what is told.
    const fault = lineFault(item, { ...state, quantity: there, lines: state.lines.length });
    return fault ? { code: fault.code, params: fault.params } : { code: 'line_not_added', params: {} };
  };
  return { orderId: added.orderId, ...sums(state), lines: withFaults(lines, faultOf) };
}

const withFaults = (lines: readonly LineToAdd[], faultOf: (itemNumber: string) => AddedLine['fault']): AddedLine[] => {
  const known = new Map<string, AddedLine['fault']>();
  return lines.map((line) => {
    if (!known.has(line.itemNumber)) known.set(line.itemNumber, faultOf(line.itemNumber));
    const fault = known.get(line.itemNumber);
    return { ...line, ...(fault ? { fault } : {}) };
  });
};

const sums = ({ status, lines, currency }: Pick<CartState, 'status' | 'lines' | 'currency'>) => ({
  lineCount: lines.length,
  subTotal: subTotal(lines.map(priced)),
  ...(status === 'none' ? {} : { currency }),
});

async function nothingAdded(
  lines: readonly LineToAdd[],
  faults: ReadonlyMap<string, NonNullable<AddedLine['fault']>>,
  orderId: string,
  context: OperationContext,
): Promise<AddedLines> {
  const state = orderId ? await context.cachedState(cart, streamOf(orderId)) : cart.initialState;
  const isOwn = state.personId === by(context) && state.status === 'open';
  const lineResults = withFaults(lines, (itemNumber) => faults.get(itemNumber));
  return { orderId: isOwn ? orderId : '', ...sums(isOwn ? state : cart.initialState), lines: lineResults };
}

/** What of the lines is sold, each item once; and what is wrong with the others. */
async function itemsOf(
  lines: readonly LineToAdd[],
  context: OperationContext,
): Promise<{ items: ItemToAdd[]; faults: Map<string, NonNullable<AddedLine['fault']>> }> {
  const wanted = new Map<string, number>();
  for (const { itemNumber, quantity } of lines) wanted.set(itemNumber, (wanted.get(itemNumber) ?? 0) + quantity);
  const itemNumbers = [...wanted.keys()];
  const [facts, prices] = await Promise.all([
    context.queries.product.facts({ itemNumbers }),
    pricesFor(itemNumbers, context),
  ]);
  const items: ItemToAdd[] = [];
  const faults = new Map<string, NonNullable<AddedLine['fault']>>();
  for (const [itemNumber, quantity] of wanted) {
    const [fact, price] = [own(facts, itemNumber), own(prices, itemNumber)];
    if (!fact) faults.set(itemNumber, { code: 'product_not_found', params: { itemNumber } });
    else if (fact.availability.status === 'discontinued' || !price)
      faults.set(itemNumber, { code: 'product_unavailable', params: { itemNumber } });
    else items.push({ itemNumber, quantity, prices: price, sold: quantitiesOf(fact) });
  }
  return { items, faults };
}

interface Added {
  readonly orderId: string;
  readonly state: CartState;
  /** Item numbers of what was added. */
  readonly names: ReadonlySet<string>;
}

async function addTo(
  orderId: string,
  items: readonly ItemToAdd[],
  context: OperationContext,
  expectNew = false,
): Promise<Added> {
  const { state, events } = await context.run(
    cart,
    streamOf(orderId),
    {
      type: 'AddLines',
      orderId,
      by: by(context),
      accountId: context.caller.accountId,
      currency: needed(items[0], 'item to add').prices.currency,
      items,
    },
    { expectNew },
  );
  const names = events.flatMap((event) =>
    event.type === 'CartLinesAdded' ? event.data.lines.map(({ itemNumber }) => itemNumber) : [],
  );
  return { orderId, state, names: new Set(names) };
}

/** The session's cart; a new one where there is none, or where it is closed. */
async function addToCurrent(items: readonly ItemToAdd[], context: OperationContext): Promise<Added> {
  const { orderId } = context.session;
  const ownNew = context.id('cart');
  if (!orderId || orderId === ownNew) return addTo(ownNew, items, context, true);
  // The first press may have begun a cart, and the session have gone on to another since.
  const { state: begun } = await context.load(cart, streamOf(ownNew));
  if (begun.status !== 'none') return addTo(ownNew, items, context);
  try {
    return await addTo(orderId, items, context);
  } catch (error) {
    if (!(error instanceof DomainError) || !CLOSED.has(error.code)) throw error;
    return addTo(ownNew, items, context, true);
  }
}
