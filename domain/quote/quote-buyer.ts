// Both sides may change the lines of the working copy; a change by the buyer makes the quote wait for a CSR again.
import { unreachable } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { QUOTE_LIMITS, type QuotedItem, type QuoteEvent, type QuoteHeader } from './quote.events.ts';
import type { QuoteLine, QuoteState } from './quote.state.ts';

/** Every change names the contents that were seen; one made of other contents is refused, and nothing is lost. */
export type Edit<Type extends string, Data extends object = object> = {
  readonly type: Type;
  readonly quoteId: string;
  readonly by: string;
  readonly at: string;
  readonly changesSeen: number;
} & Data;

export type BuyerCommand =
  | Edit<'ChangeQuantity', { readonly lineId: string; readonly quantity: number; readonly price?: LinePrice }>
  | Edit<'AddLine', { readonly item: Omit<QuotedItem, 'lineId'> }>
  | Edit<'RemoveLine', { readonly lineId: string }>
  | Edit<'ChangeHeader', { readonly header: QuoteHeader }>
  | Edit<'ChooseAlternative', { readonly lineId: string; readonly itemNumber: string }>
  | Edit<'Cancel', { readonly reason: string }>;

const isStaff = (by: string) => by.startsWith('staff:');
const REFUSAL_BY_STATUS = {
  converted: 'quote_converted',
  declined: 'quote_declined',
  cancelled: 'quote_cancelled',
  converting: 'quote_converting',
} as const;

/** @throws DomainError when the quote is over, or is being converted at this moment */
export function editable(state: QuoteState, changesSeen: number): QuoteState {
  if (state.status in REFUSAL_BY_STATUS)
    return refuse(REFUSAL_BY_STATUS[state.status as keyof typeof REFUSAL_BY_STATUS]);
  if (changesSeen !== state.changes) return refuse('quote_changed', { changes: state.changes, changesSeen });
  return state;
}

export const lineOf = (state: QuoteState, lineId: string): QuoteLine =>
  state.lines.find((line) => line.lineId === lineId) ?? notFound('line_not_found', { lineId });

export function decideForBuyer(command: BuyerCommand, state: QuoteState): QuoteEvent[] {
  const changed = change(command, editable(state, command.changesSeen));
  if (!changed.length || command.type === 'Cancel' || isStaff(command.by)) return changed;
  const waits = state.status === 'submitted' || state.status === 'in-review';
  const { quoteId, by, at } = command;
  return waits ? changed : [...changed, { type: 'QuoteSubmitted', data: { quoteId, by, at } }];
}

function change(command: BuyerCommand, state: QuoteState): QuoteEvent[] {
  const { quoteId, by, at } = command;
  const who = { quoteId, by, at };
  switch (command.type) {
    case 'ChangeQuantity': {
      const { lineId, quantity } = command;
      const line = lineOf(state, lineId);
      // What a CSR agreed on stays agreed; otherwise the tier of the new quantity applies.
      const price = line.price.override || !command.price ? line.price : command.price;
      return line.quantity === quantity
        ? []
        : [{ type: 'QuoteLineQuantityChanged', data: { ...who, lineId, from: line.quantity, to: quantity, price } }];
    }
    case 'AddLine': {
      if (state.lines.length >= QUOTE_LIMITS.lines) return refuse('cart_full', { lines: QUOTE_LIMITS.lines });
      return [{ type: 'QuoteLineAdded', data: { ...who, lineId: String(state.lastLine + 1), ...command.item } }];
    }
    case 'RemoveLine': {
      const { lineId } = lineOf(state, command.lineId);
      if (state.lines.length === 1 && !isStaff(by)) return refuse('quote_last_line');
      return [{ type: 'QuoteLineRemoved', data: { ...who, lineId } }];
    }
    case 'ChangeHeader': {
      const fields = Object.entries(command.header).filter(
        ([key, value]) =>
          value !== undefined && JSON.stringify(value) !== JSON.stringify(state.header[key as keyof QuoteHeader]),
      );
      return fields.length
        ? [{ type: 'QuoteHeaderChanged', data: { ...who, personId: state.personId, ...Object.fromEntries(fields) } }]
        : [];
    }
    case 'ChooseAlternative': {
      const { lineId, itemNumber } = command;
      if (!lineOf(state, lineId).alternatives.some((alternative) => alternative.itemNumber === itemNumber))
        return notFound('alternative_not_found', { itemNumber });
      return [{ type: 'QuoteAlternativeChosen', data: { ...who, lineId, itemNumber } }];
    }
    case 'Cancel':
      return [{ type: 'QuoteCancelled', data: { ...who, reason: command.reason } }];
    default:
      return unreachable(command);
  }
}
