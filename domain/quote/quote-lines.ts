// Both sides may change the lines of the working copy; a change by the buyer makes the quote wait for a CSR again.
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type {
  AddLine,
  Cancel,
  ChangeHeader,
  ChangeQuantity,
  ChooseAlternative,
  PostMessage,
  RemoveLine,
} from './quote-commands.ts';
import { QUOTE_LIMITS, type QuoteEvent, type QuoteHeader } from './quote.events.ts';
import { whoOf, type QuoteLine, type QuoteState } from './quote.state.ts';

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

/** With what follows where it was the buyer who changed something. */
export function submitted(
  changed: QuoteEvent[],
  { quoteId, by, at }: AddLine | ChangeHeader | ChangeQuantity | ChooseAlternative | RemoveLine,
  { status }: QuoteState,
): QuoteEvent[] {
  const waits = status === 'submitted' || status === 'in-review';
  if (!changed.length || isStaff(by) || waits) return changed;
  return [...changed, { type: 'QuoteSubmitted', data: { quoteId, by, at } }];
}

export function changeQuantity(command: ChangeQuantity, state: QuoteState): QuoteEvent[] {
  const { lineId, quantity: to } = command;
  const { quantity: from, price: agreed } = lineOf(state, lineId);
  // What a CSR agreed on stays agreed; otherwise the tier of the new quantity applies.
  const price = agreed.override || !command.price ? agreed : command.price;
  return from === to
    ? []
    : [{ type: 'QuoteLineQuantityChanged', data: { ...whoOf(command), lineId, from, to, price } }];
}

export function addLine(command: AddLine, { lines, lastLine }: QuoteState): QuoteEvent[] {
  if (lines.length >= QUOTE_LIMITS.lines) return refuse('cart_full', { lines: QUOTE_LIMITS.lines });
  const lineId = String(lastLine + 1);
  return [{ type: 'QuoteLineAdded', data: { ...whoOf(command), lineId, ...command.item } }];
}

export function removeLine(command: RemoveLine, state: QuoteState): QuoteEvent[] {
  const { lineId } = lineOf(state, command.lineId);
  if (state.lines.length === 1 && !isStaff(command.by)) return refuse('quote_last_line');
  return [{ type: 'QuoteLineRemoved', data: { ...whoOf(command), lineId } }];
}

export function changeHeader(command: ChangeHeader, { header, personId }: QuoteState): QuoteEvent[] {
  const fields = Object.entries(command.header).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(header[key as keyof QuoteHeader]),
  );
  return fields.length
    ? [{ type: 'QuoteHeaderChanged', data: { ...whoOf(command), personId, ...Object.fromEntries(fields) } }]
    : [];
}

export function chooseAlternative(command: ChooseAlternative, state: QuoteState): QuoteEvent[] {
  const { lineId, itemNumber } = command;
  requireAlternative(state, lineId, itemNumber);
  return [{ type: 'QuoteAlternativeChosen', data: { ...whoOf(command), lineId, itemNumber } }];
}

/** @throws DomainError alternative_not_found */
export function requireAlternative(state: QuoteState, lineId: string, itemNumber: string): void {
  if (!lineOf(state, lineId).alternatives.some((alternative) => alternative.itemNumber === itemNumber))
    notFound('alternative_not_found', { itemNumber });
}

export const cancel = (command: Cancel): QuoteEvent[] => [
  { type: 'QuoteCancelled', data: { ...whoOf(command), reason: command.reason } },
];

/** A buyer's message answers the question of a returned quote, and asks anew for an expired one. */
export function postMessage(command: PostMessage, state: QuoteState): QuoteEvent[] {
  const { type: _, ...message } = command;
  const { lineId, by, at } = message;
  if (lineId && !state.lines.some((line) => line.lineId === lineId)) return notFound('line_not_found', { lineId });
  // The timer may be late; the date is not.
  const expired = state.status === 'expired' || (state.status === 'approved' && at >= state.published.expiresAt);
  const waits = state.status === 'returned' || expired;
  return [
    { type: 'QuoteMessagePosted', data: { ...message, personId: state.personId } },
    ...(waits && !isStaff(by) ? [{ type: 'QuoteSubmitted', data: whoOf(command) } as const] : []),
  ];
}
