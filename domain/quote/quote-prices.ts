// Prices and discounts of the working copy, and the alternatives to a line. Staff only.
import { own } from '#domain/shared/dictionary.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import { goodsTotal } from '#domain/shared/price/priced.ts';
import { priceAt, type ItemPrices } from '#domain/shared/pricing.ts';
import { editable, lineOf, type Edit } from './quote-buyer.ts';
import { QUOTE_LIMITS, type Alternative, type Discount, type QuoteEvent, type Recalculated } from './quote.events.ts';
import { amountOff, grossOf, quotedLines } from './quote.pricing.ts';
import type { QuoteState } from './quote.state.ts';

export type PricingCommand =
  | Edit<'OverridePrice', { readonly lineId: string; readonly unitPrice: Amount; readonly reason: string }>
  | Edit<'ResetPrice', { readonly lineId: string }>
  | Edit<'DiscountLine', { readonly lineId: string; readonly discount: Discount; readonly reason: string }>
  | Edit<'RemoveLineDiscount', { readonly lineId: string }>
  | Edit<'DiscountQuote', { readonly discount: Discount; readonly reason: string }>
  | Edit<'RemoveQuoteDiscount'>
  | Edit<'UpdatePrices', { readonly prices: Readonly<Record<string, ItemPrices>> }>
  | Edit<'Recalculate', Recalculated>
  | Edit<'OfferAlternative', { readonly lineId: string; readonly alternative: Alternative }>
  | Edit<'WithdrawAlternative', { readonly lineId: string; readonly itemNumber: string }>;

export function decideOnPrices(command: PricingCommand, state: QuoteState): QuoteEvent[] {
  const { quoteId, by, at } = command;
  const who = { quoteId, by, at };
  editable(state, command.changesSeen);
  switch (command.type) {
    case 'OverridePrice': {
      const { lineId, unitPrice, reason } = command;
      const { price } = lineOf(state, lineId);
      if (unitPrice < 0 || unitPrice > QUOTE_LIMITS.unitPrice) return refuse('price_invalid', {}, 'invalid');
      return price.unitPrice === unitPrice
        ? []
        : [
            {
              type: 'QuoteLinePriceOverridden',
              data: { ...who, lineId, from: price.unitPrice, to: unitPrice, reason },
            },
          ];
    }
    case 'ResetPrice': {
      const { lineId } = command;
      const line = lineOf(state, lineId);
      return line.price.override
        ? [
            {
              type: 'QuoteLinePriceReset',
              data: {
                ...who,
                lineId,
                from: line.price.unitPrice,
                to: line.price.override.from,
              },
            },
          ]
        : [];
    }
    case 'DiscountLine': {
      const { lineId, discount, reason } = command;
      checkDiscount(grossOf(lineOf(state, lineId)), discount);
      return [{ type: 'QuoteLineDiscounted', data: { ...who, lineId, discount, reason } }];
    }
    case 'RemoveLineDiscount':
      return lineOf(state, command.lineId).discount
        ? [{ type: 'QuoteLineDiscountRemoved', data: { ...who, lineId: command.lineId } }]
        : [];
    case 'DiscountQuote': {
      const { discount: _, ...undiscounted } = state;
      checkDiscount(goodsTotal(quotedLines(undiscounted)), command.discount);
      return [{ type: 'QuoteDiscounted', data: { ...who, discount: command.discount, reason: command.reason } }];
    }
    case 'RemoveQuoteDiscount':
      return state.discount ? [{ type: 'QuoteDiscountRemoved', data: who }] : [];
    case 'UpdatePrices': {
      const lines = repriced(state, command.prices);
      return lines.length ? [{ type: 'QuoteRepriced', data: { ...who, lines } }] : [];
    }
    case 'Recalculate': {
      const { shipping, tax, pickedUpIn } = command;
      const same =
        JSON.stringify([shipping, tax, pickedUpIn]) === JSON.stringify([state.shipping, state.tax, state.pickedUpIn]);
      const found = { ...(shipping ? { shipping } : {}), tax, ...(pickedUpIn ? { pickedUpIn } : {}) };
      return same ? [] : [{ type: 'QuoteRecalculated', data: { ...who, ...found } }];
    }
    case 'OfferAlternative': {
      const { lineId, alternative } = command;
      const { alternatives } = lineOf(state, lineId);
      if (alternatives.length >= QUOTE_LIMITS.alternatives)
        return refuse('alternatives_full', { alternatives: QUOTE_LIMITS.alternatives });
      return [{ type: 'QuoteAlternativeOffered', data: { ...who, lineId, alternative } }];
    }
    case 'WithdrawAlternative': {
      const { lineId, itemNumber } = command;
      if (!lineOf(state, lineId).alternatives.some((alternative) => alternative.itemNumber === itemNumber))
        return notFound('alternative_not_found', { itemNumber });
      return [{ type: 'QuoteAlternativeWithdrawn', data: { ...who, lineId, itemNumber } }];
    }
    default:
      return unreachable(command);
  }
}

/** Between nothing and all of what there is to take it off. */
function checkDiscount(base: Amount, discount: Discount): void {
  const off = amountOff(base, discount);
  if (discount.value < 0 || off < 0) refuse('discount_negative', {}, 'invalid');
  if (off > base || (discount.kind === 'percent' && discount.value > 100_000))
    refuse('discount_exceeds_total', {}, 'invalid');
}

/** Today's catalogue prices; what was set by hand stays, since it was agreed. */
function repriced(state: QuoteState, prices: Readonly<Record<string, ItemPrices>>) {
  return state.lines.flatMap(({ lineId, itemNumber, quantity, price }) => {
    const current = own(prices, itemNumber);
    if (!current || price.override) return [];
    const now = priceAt(current, quantity);
    return now.unitPrice === price.unitPrice && now.version === price.version ? [] : [{ lineId, price: now }];
  });
}
