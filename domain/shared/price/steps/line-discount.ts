import type { LineStepKind } from '../line-step.ts';
import type { StepOf } from '../price-step.ts';

/** A discount on a line. Its amount was agreed in cents. */
export type LineDiscountStep = StepOf<'line-discount', { readonly by: string }>;

export const lineDiscount: LineStepKind<LineDiscountStep> = {
  kind: 'line-discount',
  countsAs: 'discount',
  isPerUnit: false,
  amountOf: ({ amount }) => amount,
  stepsOn: ({ discounts = [] }) =>
    discounts
      .filter(({ kind }) => kind === 'line')
      .map(({ amount, reason, by }) => ({ kind: 'line-discount', amount: -amount, source: { by }, reason })),
};
