// Prices and discounts of the working copy, and the alternatives to a line. Staff only.
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import { goodsTotal } from '#domain/shared/price/priced.ts';
import { priceAt, type ItemPrices } from '#domain/shared/pricing.ts';
import type {
  DiscountLine,
  DiscountQuote,
  OfferAlternative,
  OverridePrice,
  Recalculate,
  RemoveLineDiscount,
  RemoveQuoteDiscount,
  ResetPrice,
  UpdatePrices,
  WithdrawAlternative,
} from './quote-commands.ts';
import { lineOf, requireAlternative } from './quote-lines.ts';
import { QUOTE_LIMITS, type Discount, type QuoteEvent } from './quote.events.ts';
import { amountOff, grossOf, quotedLines } from './quote.pricing.ts';
import { whoOf, type QuoteState } from './quote.state.ts';

export function overridePrice(command: OverridePrice, state: QuoteState): QuoteEvent[] {
  const { lineId, unitPrice: to, reason } = command;
  const { unitPrice: from } = lineOf(state, lineId).price;
  if (to < 0 || to > QUOTE_LIMITS.unitPrice) return refuse('price_invalid', {}, 'invalid');
  return from === to
    ? []
    : [{ type: 'QuoteLinePriceOverridden', data: { ...whoOf(command), lineId, from, to, reason } }];
}

export function resetPrice(command: ResetPrice, state: QuoteState): QuoteEvent[] {
  const { lineId } = command;
  const { unitPrice: from, override } = lineOf(state, lineId).price;
  return override
    ? [{ type: 'QuoteLinePriceReset', data: { ...whoOf(command), lineId, from, to: override.from } }]
    : [];
}

export function discountLine(command: DiscountLine, state: QuoteState): QuoteEvent[] {
  const { lineId, discount, reason } = command;
  checkDiscount(grossOf(lineOf(state, lineId)), discount);
  return [{ type: 'QuoteLineDiscounted', data: { ...whoOf(command), lineId, discount, reason } }];
}

export function removeLineDiscount(command: RemoveLineDiscount, state: QuoteState): QuoteEvent[] {
  const { lineId } = command;
  return lineOf(state, lineId).discount
    ? [{ type: 'QuoteLineDiscountRemoved', data: { ...whoOf(command), lineId } }]
    : [];
}

export function discountQuote(command: DiscountQuote, state: QuoteState): QuoteEvent[] {
  const { discount, reason } = command;
  const { discount: _, ...undiscounted } = state;
  checkDiscount(goodsTotal(quotedLines(undiscounted)), discount);
  return [{ type: 'QuoteDiscounted', data: { ...whoOf(command), discount, reason } }];
}

export const removeQuoteDiscount = (command: RemoveQuoteDiscount, { discount }: QuoteState): QuoteEvent[] =>
  discount ? [{ type: 'QuoteDiscountRemoved', data: whoOf(command) }] : [];

export function updatePrices(command: UpdatePrices, state: QuoteState): QuoteEvent[] {
  const lines = repriced(state, command.prices);
  return lines.length ? [{ type: 'QuoteRepriced', data: { ...whoOf(command), lines } }] : [];
}

export function recalculate(command: Recalculate, state: QuoteState): QuoteEvent[] {
  const { shipping, tax, pickedUpIn } = command;
  const same =
    JSON.stringify([shipping, tax, pickedUpIn]) === JSON.stringify([state.shipping, state.tax, state.pickedUpIn]);
  const found = { ...(shipping ? { shipping } : {}), tax, ...(pickedUpIn ? { pickedUpIn } : {}) };
  return same ? [] : [{ type: 'QuoteRecalculated', data: { ...whoOf(command), ...found } }];
}

export function offerAlternative(command: OfferAlternative, state: QuoteState): QuoteEvent[] {
  const { lineId, alternative } = command;
  if (lineOf(state, lineId).alternatives.length >= QUOTE_LIMITS.alternatives)
    return refuse('alternatives_full', { alternatives: QUOTE_LIMITS.alternatives });
  return [{ type: 'QuoteAlternativeOffered', data: { ...whoOf(command), lineId, alternative } }];
}

export function withdrawAlternative(command: WithdrawAlternative, state: QuoteState): QuoteEvent[] {
  const { lineId, itemNumber } = command;
  requireAlternative(state, lineId, itemNumber);
  return [{ type: 'QuoteAlternativeWithdrawn', data: { ...whoOf(command), lineId, itemNumber } }];
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
