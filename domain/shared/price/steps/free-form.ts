import { perUnit, type LineStepKind } from '../line-step.ts';
import type { StepOf, UnitPriceSource } from '../price-step.ts';

/** The unit price of a line that no price list holds. */
export type FreeFormStep = StepOf<'free-form', UnitPriceSource>;

export const freeForm: LineStepKind<FreeFormStep> = {
  kind: 'free-form',
  countsAs: 'goods',
  isPerUnit: true,
  amountOf: perUnit,
  stepsOn: ({ itemNumber, price: { unitPrice, override } }) =>
    itemNumber ? [] : [{ kind: 'free-form', source: { unitPrice: override?.from ?? unitPrice }, reason: '' }],
};
