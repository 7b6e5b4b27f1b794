import { perUnit, type LineStepKind } from '../line-step.ts';
import type { StepOf, UnitPriceSource } from '../price-step.ts';

/** A unit price that somebody set by hand. */
export type OverrideStep = StepOf<'override', { readonly by: string } & UnitPriceSource>;

export const override: LineStepKind<OverrideStep> = {
  kind: 'override',
  countsAs: 'goods',
  isPerUnit: true,
  amountOf: perUnit,
  stepsOn: ({ price: { unitPrice, override: set } }) =>
    set ? [{ kind: 'override', source: { unitPrice, by: set.by }, reason: set.reason }] : [],
};
