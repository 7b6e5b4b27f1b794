// The revision that the buyer saw becomes the order: it is accepted, paid by the checkout and converted, or open again.
import { unreachable } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { QuoteEvent } from './quote.events.ts';
import type { OfferedQuote, QuoteState } from './quote.state.ts';

export type ConversionCommand =
  | { readonly type: 'Expire'; readonly quoteId: string; readonly revision: number; readonly at: string }
  | {
      readonly type: 'Accept';
      readonly quoteId: string;
      readonly by: string;
      readonly at: string;
      readonly revision: number;
      readonly hash: string;
      readonly attempt: number;
    }
  | { readonly type: 'Reopen'; readonly quoteId: string; readonly attempt: number; readonly reason: string }
  | { readonly type: 'MarkConverted'; readonly quoteId: string; readonly attempt: number };

export function decideForConversion(command: ConversionCommand, state: QuoteState): QuoteEvent[] {
  const { quoteId } = command;
  const current = state.published?.content.revision ?? 0;
  switch (command.type) {
    case 'Expire': {
      // The timer of every revision comes; only the newest one's counts, and only where nobody acted meanwhile.
      const due =
        state.status === 'approved' && command.revision === current && command.at >= state.published.expiresAt;
      return due ? [{ type: 'QuoteExpired', data: { quoteId, revision: current, at: command.at } }] : [];
    }
    case 'Accept':
      return accept(command, state, current);
    case 'Reopen':
      return isConvertingBy(state, command.attempt)
        ? [{ type: 'QuoteReopened', data: { quoteId, attempt: command.attempt, reason: command.reason } }]
        : [];
    case 'MarkConverted':
      return isConvertingBy(state, command.attempt)
        ? [
            {
              type: 'QuoteConverted',
              data: { quoteId, attempt: command.attempt, revision: current, hash: state.published.hash },
            },
          ]
        : [];
    default:
      return unreachable(command);
  }
}

const isConvertingBy = (
  state: QuoteState,
  attempt: number,
): state is OfferedQuote & { readonly status: 'converting' } =>
  state.status === 'converting' && state.attempt === attempt;

function accept(
  { quoteId, by, at, revision, hash, attempt }: Extract<ConversionCommand, { type: 'Accept' }>,
  state: QuoteState,
  current: number,
): QuoteEvent[] {
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
  // The timer may be late; the date is not.
  if (at >= expiresAt) return refuse('quote_expired');
  if (revision !== current || hash !== currentHash) return refuse('quote_revision_superseded', { revision, current });
  if (attempt !== state.attempt + 1) return refuse('concurrent_change');
  return [{ type: 'QuoteAccepted', data: { quoteId, by, at, revision, hash, attempt } }];
}
