import { quote } from '#domain/quote/quote.decider.ts';
import type { LineOwner } from '#platform/kernel/operations/context.ts';
import { ownQuote, streamOf } from './quote-access.ts';

/** Statuses in which the buyer may edit a quote. */
const EDITABLE = new Set(['submitted', 'in-review', 'returned', 'approved', 'expired']);

/** A quote is its buyer's, and for colleagues with View All (spec 6). */
export const quoteLines: LineOwner = async (quoteId, context) => {
  const { state } = await context.load(quote, streamOf(quoteId));
  if (state.status === 'none') return undefined;
  const { personId, status, lines } = await ownQuote(quoteId, context);
  return { personId, canEdit: EDITABLE.has(status), lineIds: lines.map(({ lineId }) => lineId) };
};
