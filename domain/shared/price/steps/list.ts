import { perUnit, type LineStepKind } from '../line-step.ts';
import type { StepOf, UnitPriceSource } from '../price-step.ts';

/** The price of a single unit in a version of a price list. */
export type ListStep = StepOf<'list', { readonly priceList: string; readonly version: number } & UnitPriceSource>;

export const list: LineStepKind<ListStep> = {
  kind: 'list',
  countsAs: 'goods',
  isPerUnit: true,
  amountOf: perUnit,
  stepsOn: ({ itemNumber, price: { priceList, version, listPrice, rule } }) =>
    itemNumber
      ? [{ kind: 'list', source: { priceList, version, unitPrice: rule?.listPrice ?? listPrice }, reason: '' }]
      : [],
};
