import { refuse } from '#domain/shared/domain-error.ts';
import type { Draft, Request } from './quote-commands.ts';
import { QUOTE_LIMITS, type QuoteEvent } from './quote.events.ts';
import type { QuoteState } from './quote.state.ts';

export function request(command: Request, state: QuoteState): QuoteEvent[] {
  if (isBegun(command, state)) return [];
  const { type: _, header, lines, ...data } = command;
  if (!lines.length) return refuse('cart_empty');
  if (lines.length > QUOTE_LIMITS.lines) return refuse('cart_full', { lines: QUOTE_LIMITS.lines });
  return [{ type: 'QuoteRequested', data: { ...data, lines, ...header } }];
}

export function draft(command: Draft, state: QuoteState): QuoteEvent[] {
  if (isBegun(command, state)) return [];
  const { type: _, ...data } = command;
  return [{ type: 'QuoteDrafted', data }];
}

/** The number follows from the id: asking again, after a crash, is no second quote. @throws DomainError quote_exists */
function isBegun({ quoteNumber, personId }: Draft | Request, state: QuoteState): boolean {
  if (state.status === 'none') return false;
  return (state.quoteNumber === quoteNumber && state.personId === personId) || refuse('quote_exists');
}
