// Whose quote it is, and the one way of editing it.
import { quote, type QuoteCommand } from '#domain/quote/quote.decider.ts';
import type { Edit } from '#domain/quote/quote-buyer.ts';
import { quotedLines } from '#domain/quote/quote.pricing.ts';
import type { QuoteState } from '#domain/quote/quote.state.ts';
import { DomainError, notFound } from '#domain/shared/domain-error.ts';
import { goodsTotal } from '#domain/shared/pricing.ts';
import type { OperationContext } from '#platform/operations/context.ts';

export const streamOf = (quoteId: string) => `quote-${quoteId}`;

/** Who does it and when, as every command on a quote says. */
export const asCaller = (quoteId: string, context: OperationContext) => ({ quoteId, by: context.caller.personId, at: context.now });

/** View All sees the account's quotes, View Self one's own (spec 6); a draft of a CSR is nobody's yet. Everything else does not exist. */
export async function ownQuote(quoteId: string, context: OperationContext): Promise<QuoteState> {
  const { state } = await context.load(quote, streamOf(quoteId));
  const { caller } = context;
  if (state.status === 'none' || state.status === 'draft') return notFound('quote_not_found');
  if (state.personId === caller.personId) return state;
  if (!caller.accountId || state.accountId !== caller.accountId) return notFound('quote_not_found');
  return (await context.call('contact/scope', {})).seesAll ? state : notFound('quote_not_found');
}

type EditCommand = Extract<QuoteCommand, Edit<string>>;

/** Changes the working copy; freight and taxes follow. */
export const edit = async (command: EditCommand, context: OperationContext): Promise<QuoteState> => recalculated(await decideOn(command, context), command.quoteId, context);

/** Who acts on contents that changed meanwhile is told what others did, so that nothing is lost. */
export async function decideOn(command: EditCommand, context: OperationContext): Promise<QuoteState> {
  try {
    return await run(command, context);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'quote_changed') throw error;
    const changes = await context.call('quote/changes', { quoteId: command.quoteId, since: command.changesSeen, toBuyer: !command.by.startsWith('staff:') });
    throw new DomainError(error.code, { ...error.params, since: changes });
  }
}

export const run = async (command: QuoteCommand, context: OperationContext): Promise<QuoteState> => (await context.run(quote, streamOf(command.quoteId), command)).state;

/** Freight and taxes follow lines and address by themselves; what they rest on is written down with them. */
export async function recalculated(state: QuoteState, quoteId: string, context: OperationContext): Promise<QuoteState> {
  const { shipTo, shippingMethod } = state.header;
  if (!shipTo || !state.lines.length) return state;
  const { country, state: region } = shipTo;
  const lines = quotedLines(state);
  const grams = lines.reduce((total, line) => total + line.grams * line.quantity, 0);
  const [methods, tax] = await Promise.all([
    context.call('shipping-table/find', { country, state: region, grams, goods: goodsTotal(lines) }),
    context.call('tax-table/find', { country, state: region }),
  ]);
  const chosen = methods.find((method) => method.shippingMethod === shippingMethod);
  const shipping = chosen && { shippingMethod: chosen.shippingMethod, name: chosen.name, price: chosen.price, grams };
  return run({ type: 'Recalculate', ...asCaller(quoteId, context), changesSeen: state.changes, ...(shipping ? { shipping } : {}), tax }, context);
}
