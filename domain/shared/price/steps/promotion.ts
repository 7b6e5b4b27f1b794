import type { Translated } from '../../translated.ts';
import type { LineStepKind } from '../line-step.ts';
import type { StepOf } from '../price-step.ts';

/** A promotion on a line. Its amount is that of the cart as it was ordered; `version` says by which form of the rule. */
export type PromotionStep = StepOf<
  'promotion',
  { readonly promotionId: string; readonly version: number; readonly name: Translated }
>;

export const promotion: LineStepKind<PromotionStep> = {
  kind: 'promotion',
  countsAs: 'discount',
  isPerUnit: false,
  amountOf: ({ amount }) => amount,
  stepsOn: ({ promotions = [] }) =>
    promotions.map(({ off, ...source }) => ({ kind: 'promotion', amount: -off, source, reason: '' })),
};
