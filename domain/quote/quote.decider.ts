import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { draft, request } from './quote-begin.ts';
import type { AndRecalculate, QuoteCommand } from './quote-commands.ts';
import { accept, expire, markConverted, reopen } from './quote-conversion.ts';
import {
  approvePricing,
  closeMessages,
  decline,
  publish,
  requestApproval,
  returnQuote,
  startReview,
} from './quote-desk.ts';
import {
  addLine,
  cancel,
  changeHeader,
  changeQuantity,
  chooseAlternative,
  editable,
  postMessage,
  removeLine,
  submitted,
} from './quote-lines.ts';
import {
  discountLine,
  discountQuote,
  offerAlternative,
  overridePrice,
  recalculate,
  removeLineDiscount,
  removeQuoteDiscount,
  resetPrice,
  updatePrices,
  withdrawAlternative,
} from './quote-prices.ts';
import type { QuoteEvent } from './quote.events.ts';
import { evolve, initialState, type QuoteState } from './quote.state.ts';

export type { ContentsCommand, QuoteCommand } from './quote-commands.ts';

/** Spec 4: "Any quote change saves automatically and needs CSR approval." */
export const quote: Decider<QuoteState, QuoteCommand, QuoteEvent> = {
  initialState,
  evolve,

  decide(command, state) {
    if (command.type === 'AndRecalculate') return andRecalculate(command, state);
    if (command.type === 'Request') return request(command, state);
    if (command.type === 'Draft') return draft(command, state);
    if (state.status === 'none') return notFound('quote_not_found');
    // Beginning to look needs to have seen nothing.
    if ('changesSeen' in command && command.type !== 'StartReview') editable(state, command.changesSeen);
    switch (command.type) {
      case 'ChangeQuantity':
        return submitted(changeQuantity(command, state), command, state);
      case 'AddLine':
        return submitted(addLine(command, state), command, state);
      case 'RemoveLine':
        return submitted(removeLine(command, state), command, state);
      case 'ChangeHeader':
        return submitted(changeHeader(command, state), command, state);
      case 'ChooseAlternative':
        return submitted(chooseAlternative(command, state), command, state);
      case 'Cancel':
        return cancel(command);
      case 'StartReview':
        return startReview(command, state);
      case 'RequestApproval':
        return requestApproval(command, state);
      case 'ApprovePricing':
        return approvePricing(command, state);
      case 'Return':
        return returnQuote(command, state);
      case 'Publish':
        return publish(command, state);
      case 'Decline':
        return decline(command);
      case 'OverridePrice':
        return overridePrice(command, state);
      case 'ResetPrice':
        return resetPrice(command, state);
      case 'DiscountLine':
        return discountLine(command, state);
      case 'RemoveLineDiscount':
        return removeLineDiscount(command, state);
      case 'DiscountQuote':
        return discountQuote(command, state);
      case 'RemoveQuoteDiscount':
        return removeQuoteDiscount(command, state);
      case 'UpdatePrices':
        return updatePrices(command, state);
      case 'Recalculate':
        return recalculate(command, state);
      case 'OfferAlternative':
        return offerAlternative(command, state);
      case 'WithdrawAlternative':
        return withdrawAlternative(command, state);
      case 'Expire':
        return expire(command, state);
      case 'Accept':
        return accept(command, state);
      case 'Reopen':
        return reopen(command, state);
      case 'MarkConverted':
        return markConverted(command, state);
      case 'PostMessage':
        return postMessage(command, state);
      case 'CloseMessages':
        return closeMessages(command, state);
      default:
        return unreachable(command);
    }
  },
};

function andRecalculate({ type: _, command, ...found }: AndRecalculate, state: QuoteState): readonly QuoteEvent[] {
  const events = quote.decide(command, state);
  if (!events.length) return [];
  const after = events.reduce(evolve, state);
  const { by, at } = command;
  return [...events, ...quote.decide({ ...found, type: 'Recalculate', by, at, changesSeen: after.changes }, after)];
}
