// The dealer's answer to the buyer: review, approval of prices, question, revision or no.
import { refuse } from '#domain/shared/domain-error.ts';
import type {
  ApprovePricing,
  CloseMessages,
  Decline,
  Publish,
  RequestApproval,
  Return,
  StartReview,
} from './quote-commands.ts';
import type { QuoteEvent, RevisionContent } from './quote.events.ts';
import { discountDepth, missingParts, pricedBy, quoteTotals } from './quote.pricing.ts';
import { whoOf, type QuoteState } from './quote.state.ts';

export const startReview = (command: StartReview, { status }: QuoteState): QuoteEvent[] =>
  status === 'submitted' ? [{ type: 'QuoteReviewStarted', data: whoOf(command) }] : [];

export const requestApproval = (command: RequestApproval, state: QuoteState): QuoteEvent[] =>
  state.approvalRequested === state.changes || state.pricingApproved === state.changes
    ? []
    : [{ type: 'QuoteApprovalRequested', data: { ...whoOf(command), changes: state.changes } }];

export function approvePricing(command: ApprovePricing, state: QuoteState): QuoteEvent[] {
  const { changes } = state;
  if (pricedBy(state).has(command.by)) return refuse('second_csr_needed', {}, 'forbidden');
  return state.pricingApproved === changes
    ? []
    : [{ type: 'QuotePricingApproved', data: { ...whoOf(command), changes } }];
}

/** With a question, to the buyer. */
export const returnQuote = (command: Return, { status, personId }: QuoteState): QuoteEvent[] =>
  status === 'returned'
    ? []
    : [{ type: 'QuoteReturned', data: { ...whoOf(command), personId, question: command.question } }];

export const decline = (command: Decline): QuoteEvent[] => [
  { type: 'QuoteDeclined', data: { ...whoOf(command), reason: command.reason } },
];

export const closeMessages = (command: CloseMessages, { lastMessageId }: QuoteState): QuoteEvent[] =>
  lastMessageId === command.lastSeen
    ? [{ type: 'QuoteMessagesClosed', data: whoOf(command) }]
    : refuse('message_arrived_meanwhile');

/** The next revision, frozen: what the buyer may accept. @throws DomainError quote_incomplete with what is missing */
export function revisionOf(quoteId: string, state: QuoteState, validUntil: string): RevisionContent {
  const { quoteNumber, accountId, currency } = state;
  const missing = missingParts(state);
  if (missing.length) return refuse('quote_incomplete', { missing });
  const { lines, deliveries, totals } = quoteTotals(state);
  return {
    quoteId,
    quoteNumber,
    revision: (state.published?.content.revision ?? 0) + 1,
    accountId,
    currency,
    lines,
    deliveries,
    totals,
    validUntil,
  };
}

export function publish(command: Publish, state: QuoteState): QuoteEvent[] {
  const { quoteId, by, at, validUntil, expiresAt, hash, maxDiscount } = command;
  if (expiresAt <= at) return refuse('valid_until_past', {}, 'invalid');
  const content = revisionOf(quoteId, state, validUntil);
  // The hash was made for this number: somebody else may have published the same contents meanwhile.
  if (command.revision !== content.revision)
    return refuse('quote_changed', { changes: state.changes, changesSeen: command.changesSeen });
  const cut = discountDepth(content.lines);
  if (cut > maxDiscount && state.pricingApproved !== state.changes)
    return refuse('pricing_needs_approval', { percent: Math.ceil(cut / 100) / 10, limit: maxDiscount / 1_000 });
  return [{ type: 'QuoteRevisionPublished', data: { quoteId, by, at, content, hash, expiresAt } }];
}
