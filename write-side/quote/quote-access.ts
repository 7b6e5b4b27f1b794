// Says whose quote it is, and holds the one way of editing it.
import { quote, type ContentsCommand, type QuoteCommand } from '#domain/quote/quote.decider.ts';
import { quotedLines } from '#domain/quote/quote.pricing.ts';
import type { Recalculated } from '#domain/quote/quote.events.ts';
import type { QuoteState } from '#domain/quote/quote.state.ts';
import { EMPTY_ADDRESS } from '#domain/shared/address.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import { parcelOf } from '#domain/shared/shipping-offer.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';

export const streamOf = (quoteId: string) => `quote-${quoteId}`;

/** The actor and the time, as every command on a quote names them. */
export const byCaller = (quoteId: string, context: OperationContext) => ({
  quoteId,
  by: context.caller.personId,
  at: context.now,
});

/** The quote as of its last event; a draft of a CSR is nobody's yet, and what the caller may not see does not exist. */
export async function ownQuote(quoteId: string, context: OperationContext): Promise<QuoteState> {
  const { state } = await context.load(quote, streamOf(quoteId));
  const seen = state.status !== 'none' && state.status !== 'draft' && (await maySee(state, context));
  return seen ? state : notFound('quote_not_found');
}

/**
 * Changes the contents; freight and taxes follow in the same append.
 * @throws DomainError quote_changed with what others did
 */
export async function edit(command: ContentsCommand, context: OperationContext): Promise<QuoteState> {
  const { state } = await context.load(quote, streamOf(command.quoteId));
  const after = foreseen(command, state);
  // A cart that became a quote keeps its address; whoever edits or publishes the quote is told that nothing is sold there.
  const follows = after && (await freightAndTaxes(after, context, { evenUnserved: command.type === 'Request' }));
  return decideOn(
    follows ? { type: 'AndRecalculate', quoteId: command.quoteId, command, ...follows } : command,
    context,
  );
}

/**
 * Decides in advance what the contents become; undefined where the command will be refused, which its own decision
 * tells.
 */
function foreseen(command: ContentsCommand, state: QuoteState): QuoteState | undefined {
  try {
    return quote.decide(command, state).reduce(quote.evolve, state);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** A person who acts on contents that changed meanwhile is told what others did, so that nothing is lost. */
export async function decideOn(command: QuoteCommand, context: OperationContext): Promise<QuoteState> {
  try {
    return await run(command, context);
  } catch (error) {
    const asked = command.type === 'AndRecalculate' ? command.command : command;
    if (!(error instanceof DomainError) || error.code !== 'quote_changed' || !('changesSeen' in asked)) throw error;
    const since = await context.queries.quote.changes({
      quoteId: asked.quoteId,
      since: asked.changesSeen,
      toBuyer: !asked.by.startsWith('staff:'),
    });
    throw new DomainError(error.code, { ...error.params, since });
  }
}

/** A repeated press is the same command, whether freight and taxes follow or not: that depends on the state. */
export const run = async (command: QuoteCommand, context: OperationContext): Promise<QuoteState> =>
  (
    await context.run(
      quote,
      streamOf(command.quoteId),
      command,
      command.type === 'AndRecalculate' ? { name: command.command.type } : {},
    )
  ).state;

/**
 * Today's freight and taxes, with what they rest on; undefined while there is nothing to send or nowhere to send it.
 * @throws DomainError destination_not_served
 */
export async function freightAndTaxes(
  state: QuoteState,
  context: OperationContext,
  { evenUnserved = false }: { readonly evenUnserved?: boolean } = {},
): Promise<Recalculated | undefined> {
  const { shipTo, shippingMethod = '' } = state.header;
  const { warehouse } = await context.queries.shipping.pickedUpIn({ shippingMethod });
  if (!(shipTo ?? warehouse) || !state.lines.length) return undefined;
  const { country, state: region, zip } = shipTo ?? EMPTY_ADDRESS;
  const lines = quotedLines(state);
  const parcel = parcelOf(lines);
  const to = { country, state: region, zip };
  const at = await context.queries.shipping.taxedAt({ shippingMethod, to });
  const [{ priced: methods }, { served, ...tax }] = await Promise.all([
    context.queries.shipping.offers({ ...to, parcel, currency: state.currency }),
    context.queries.tax.find({
      ...at,
      accountId: state.accountId,
      taxClasses: lines.map(({ taxClass }) => taxClass),
    }),
  ]);
  if (!served)
    return evenUnserved ? undefined : refuse('destination_not_served', { country: at.country, state: at.state });
  const chosen = methods.find((method) => method.shippingMethod === shippingMethod);
  return {
    ...(chosen
      ? {
          shipping: {
            shippingMethod: chosen.shippingMethod,
            name: chosen.name,
            price: chosen.price,
            grams: parcel.grams,
            rule: chosen.rule,
          },
        }
      : {}),
    tax,
    ...(warehouse ? { pickedUpIn: { country: at.country, state: at.state } } : {}),
  };
}
