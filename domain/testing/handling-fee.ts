// A kind of fee that the shop does not have: 0.25 a unit of all that is in the catalogue.
import type { LineStepKind } from '#domain/shared/price/line-step.ts';
import type { StepOf } from '#domain/shared/price/price-step.ts';

export type HandlingFee = StepOf<'handling-fee', { readonly feePerUnit: number }>;

export const handlingFee: LineStepKind<HandlingFee> = {
  kind: 'handling-fee',
  countsAs: 'fee',
  isPerUnit: true,
  amountOf: ({ source: { feePerUnit } }, { quantity }) => quantity * feePerUnit,
  stepsOn: ({ itemNumber }) => (itemNumber ? [{ kind: 'handling-fee', source: { feePerUnit: 25 }, reason: '' }] : []),
};
