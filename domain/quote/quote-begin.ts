import type { CurrencyCode } from '#domain/shared/money.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { QUOTE_LIMITS, type QuotedItem, type QuoteEvent, type QuoteHeader } from './quote.events.ts';
import type { QuoteState } from './quote.state.ts';

interface Beginning {
  readonly quoteId: string;
  readonly by: string;
  readonly at: string;
  readonly quoteNumber: string;
  readonly personId: string;
  readonly accountId: string;
  readonly language: string;
  readonly currency: CurrencyCode;
  /** Name of the person it is for. */
  readonly placedBy: string;
}

export type BeginCommand =
  | (Beginning & {
      readonly type: 'Request';
      /** The number of the cart's last checkout: the quote's attempts are numbered on from it. */ readonly attempt: number;
      readonly lines: readonly QuotedItem[];
      readonly header: QuoteHeader;
    })
  /** A CSR begins one for a customer on the phone; the customer sees it once it is published or returned. */
  | (Beginning & { readonly type: 'Draft' });

export function begin(command: BeginCommand, state: QuoteState): QuoteEvent[] {
  // The number follows from the id: asking again, after a crash, is no second quote.
  if (state.status !== 'none')
    return state.quoteNumber === command.quoteNumber && state.personId === command.personId
      ? []
      : refuse('quote_exists');
  if (command.type === 'Draft') {
    const { type: _, ...data } = command;
    return [{ type: 'QuoteDrafted', data }];
  }
  const { type: _, header, lines, ...data } = command;
  if (!lines.length) return refuse('cart_empty');
  if (lines.length > QUOTE_LIMITS.lines) return refuse('cart_full', { lines: QUOTE_LIMITS.lines });
  return [{ type: 'QuoteRequested', data: { ...data, lines, ...header } }];
}
