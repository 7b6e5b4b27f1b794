// The dealer's answer to the buyer: review, approval of prices, question, revision or no.
import { unreachable } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { MilliPercent } from '#domain/shared/money.ts';
import { editable, type Edit } from './quote-buyer.ts';
import type { QuoteEvent, RevisionContent } from './quote.events.ts';
import { discountDepth, missingParts, pricedBy, quoteTotals } from './quote.pricing.ts';
import type { QuoteState } from './quote.state.ts';

export type DeskCommand =
  | Edit<'StartReview'>
  | Edit<'RequestApproval'>
  | Edit<'ApprovePricing'>
  | Edit<'Return', { readonly question: string }>
  /**
   * `hash` is that of `revisionOf` the contents seen; `maxDiscount` is how far below the catalogue one CSR alone may go.
   */
  | Edit<
      'Publish',
      {
        readonly revision: number;
        readonly validUntil: string;
        readonly expiresAt: string;
        readonly hash: string;
        readonly maxDiscount: MilliPercent;
      }
    >
  | Edit<'Decline', { readonly reason: string }>;

export function decideForDesk(command: DeskCommand, state: QuoteState): QuoteEvent[] {
  const { quoteId, by, at } = command;
  const who = { quoteId, by, at };
  // Beginning to look needs to have seen nothing.
  if (command.type === 'StartReview')
    return state.status === 'submitted' ? [{ type: 'QuoteReviewStarted', data: who }] : [];
  editable(state, command.changesSeen);
  switch (command.type) {
    case 'RequestApproval':
      return state.approvalRequested === state.changes || state.pricingApproved === state.changes
        ? []
        : [{ type: 'QuoteApprovalRequested', data: { ...who, changes: state.changes } }];
    case 'ApprovePricing':
      if (pricedBy(state).has(by)) return refuse('second_csr_needed', {}, 'forbidden');
      return state.pricingApproved === state.changes
        ? []
        : [{ type: 'QuotePricingApproved', data: { ...who, changes: state.changes } }];
    case 'Return':
      return state.status === 'returned'
        ? []
        : [{ type: 'QuoteReturned', data: { ...who, personId: state.personId, question: command.question } }];
    case 'Publish':
      return publish(command, state);
    case 'Decline':
      return [{ type: 'QuoteDeclined', data: { ...who, reason: command.reason } }];
    default:
      return unreachable(command);
  }
}

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

function publish(command: Extract<DeskCommand, { type: 'Publish' }>, state: QuoteState): QuoteEvent[] {
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
