// The revision that the buyer saw becomes the order: it is accepted, paid by the checkout and converted, or open again.
import { refuse } from '#domain/shared/domain-error.ts';
import type { Accept, Expire, MarkConverted, Reopen } from './quote-commands.ts';
import type { QuoteEvent } from './quote.events.ts';
import { whoOf, type OfferedQuote, type QuoteState } from './quote.state.ts';

const currentRevision = ({ published }: QuoteState): number => published?.content.revision ?? 0;

const isConvertingBy = (
  state: QuoteState,
  attempt: number,
): state is OfferedQuote & { readonly status: 'converting' } =>
  state.status === 'converting' && state.attempt === attempt;

/** The timer of every revision comes; only the newest one's counts, and only where nobody acted meanwhile. */
export function expire({ quoteId, revision, at }: Expire, state: QuoteState): QuoteEvent[] {
  const isDue = state.status === 'approved' && revision === currentRevision(state) && at >= state.published.expiresAt;
  return isDue ? [{ type: 'QuoteExpired', data: { quoteId, revision, at } }] : [];
}

export const reopen = ({ quoteId, attempt, reason }: Reopen, state: QuoteState): QuoteEvent[] =>
  isConvertingBy(state, attempt) ? [{ type: 'QuoteReopened', data: { quoteId, attempt, reason } }] : [];

export function markConverted({ quoteId, attempt }: MarkConverted, state: QuoteState): QuoteEvent[] {
  if (!isConvertingBy(state, attempt)) return [];
  const { hash } = state.published;
  return [{ type: 'QuoteConverted', data: { quoteId, attempt, revision: currentRevision(state), hash } }];
}

export function accept(command: Accept, state: QuoteState): QuoteEvent[] {
  const { at, revision, hash, attempt } = command;
  switch (state.status) {
    case 'converted':
      return refuse('quote_converted');
    case 'converting':
      return refuse('quote_converting');
    case 'declined':
      return refuse('quote_declined');
    case 'cancelled':
      return refuse('quote_cancelled');
    case 'expired':
      return refuse('quote_expired');
    case 'approved':
      break;
    default:
      return refuse('quote_not_approved');
  }
  const { expiresAt, hash: currentHash } = state.published;
  const current = currentRevision(state);
  // The timer may be late; the date is not.
  if (at >= expiresAt) return refuse('quote_expired');
  if (revision !== current || hash !== currentHash) return refuse('quote_revision_superseded', { revision, current });
  if (attempt !== state.attempt + 1) return refuse('concurrent_change');
  return [{ type: 'QuoteAccepted', data: { ...whoOf(command), revision, hash, attempt } }];
}
