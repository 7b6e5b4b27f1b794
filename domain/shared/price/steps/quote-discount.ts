import type { LineStepKind } from '../line-step.ts';
import type { StepOf } from '../price-step.ts';

/** A line’s share of what was taken off a whole quote. Its amount was agreed in cents. */
export type QuoteDiscountStep = StepOf<'quote-discount', { readonly by: string }>;

export const quoteDiscount: LineStepKind<QuoteDiscountStep> = {
  kind: 'quote-discount',
  countsAs: 'discount',
  isPerUnit: false,
  amountOf: ({ amount }) => amount,
  stepsOn: ({ discounts = [] }) =>
    discounts
      .filter(({ kind }) => kind === 'quote')
      .map(({ amount, reason, by }) => ({ kind: 'quote-discount', amount: -amount, source: { by }, reason })),
};
