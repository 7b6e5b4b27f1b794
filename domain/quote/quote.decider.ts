import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { QuoteEvent, Recalculated } from './quote.events.ts';
import { decideForBuyer, type BuyerCommand } from './quote-buyer.ts';
import { decideForConversion, type ConversionCommand } from './quote-conversion.ts';
import { decideForDesk, type DeskCommand } from './quote-desk.ts';
import { decideOnPrices, type PricingCommand } from './quote-prices.ts';
import { begin, type BeginCommand } from './quote-begin.ts';
import { evolve, initialState, type QuoteState } from './quote.state.ts';

/** Commands that change what freight and taxes rest on. */
export type ContentsCommand = BeginCommand | BuyerCommand | PricingCommand;

export type QuoteCommand =
  | BeginCommand
  | BuyerCommand
  | DeskCommand
  | PricingCommand
  | ConversionCommand
  /** Recalculated for the contents that `command` leads to: both are one append, so no revision has stale freight. */
  | ({ readonly type: 'AndRecalculate'; readonly quoteId: string; readonly command: ContentsCommand } & Recalculated)
  | {
      readonly type: 'PostMessage';
      readonly quoteId: string;
      readonly by: string;
      readonly at: string;
      readonly messageId: string;
      readonly lineId: string;
      readonly visibility: 'internal' | 'customer';
      readonly text: string;
    }
  | {
      readonly type: 'CloseMessages';
      readonly quoteId: string;
      readonly by: string;
      readonly at: string;
      /** The buyer's last message that was seen; a later one needs an answer of its own. */
      readonly lastSeen: string;
    };

/** Spec 4: "Any quote change saves automatically and needs CSR approval." */
export const quote: Decider<QuoteState, QuoteCommand, QuoteEvent> = {
  initialState,
  evolve,

  decide(command, state) {
    if (command.type === 'AndRecalculate') return andRecalculate(command, state);
    if (command.type === 'Request' || command.type === 'Draft') return begin(command, state);
    if (state.status === 'none') return notFound('quote_not_found');
    switch (command.type) {
      case 'PostMessage': {
        const { type: _, ...message } = command;
        if (message.lineId && !state.lines.some((line) => line.lineId === message.lineId))
          return notFound('line_not_found', { lineId: message.lineId });
        return [
          { type: 'QuoteMessagePosted', data: { ...message, personId: state.personId } },
          ...handedBack(command, state),
        ];
      }
      case 'CloseMessages': {
        const { quoteId, by, at, lastSeen } = command;
        return state.lastMessageId === lastSeen
          ? [{ type: 'QuoteMessagesClosed', data: { quoteId, by, at } }]
          : refuse('message_arrived_meanwhile');
      }
      case 'ChangeQuantity':
      case 'AddLine':
      case 'RemoveLine':
      case 'ChangeHeader':
      case 'ChooseAlternative':
      case 'Cancel':
        return decideForBuyer(command, state);
      case 'StartReview':
      case 'RequestApproval':
      case 'ApprovePricing':
      case 'Return':
      case 'Publish':
      case 'Decline':
        return decideForDesk(command, state);
      case 'OverridePrice':
      case 'ResetPrice':
      case 'DiscountLine':
      case 'RemoveLineDiscount':
      case 'DiscountQuote':
      case 'RemoveQuoteDiscount':
      case 'UpdatePrices':
      case 'Recalculate':
      case 'OfferAlternative':
      case 'WithdrawAlternative':
        return decideOnPrices(command, state);
      case 'Expire':
      case 'Accept':
      case 'Reopen':
      case 'MarkConverted':
        return decideForConversion(command, state);
      default:
        return unreachable(command);
    }
  },
};

function andRecalculate(
  { type: _, command, ...found }: Extract<QuoteCommand, { type: 'AndRecalculate' }>,
  state: QuoteState,
): QuoteEvent[] {
  const events = quote.decide(command, state);
  if (!events.length) return [];
  const after = events.reduce(evolve, state);
  const { quoteId, by, at } = command;
  return [
    ...events,
    ...decideOnPrices({ ...found, type: 'Recalculate', quoteId, by, at, changesSeen: after.changes }, after),
  ];
}

/** A buyer's message answers the question of a returned quote, and asks anew for an expired one. */
function handedBack(
  { quoteId, by, at }: Extract<QuoteCommand, { type: 'PostMessage' }>,
  state: QuoteState,
): QuoteEvent[] {
  // The timer may be late; the date is not.
  const expired = state.status === 'expired' || (state.status === 'approved' && at >= state.published.expiresAt);
  const waits = state.status === 'returned' || expired;
  return waits && !by.startsWith('staff:') ? [{ type: 'QuoteSubmitted', data: { quoteId, by, at } }] : [];
}
