import type { PriceRuleApplied } from '../../pricing.ts';
import { perUnit, type LineStepKind } from '../line-step.ts';
import type { StepOf, UnitPriceSource } from '../price-step.ts';

/** The share of the standard list's price that a rule of the account's list takes. */
export type ListRuleStep = StepOf<'list-rule', Omit<PriceRuleApplied, 'listPrice'> & UnitPriceSource>;

export const listRule: LineStepKind<ListRuleStep> = {
  kind: 'list-rule',
  countsAs: 'goods',
  isPerUnit: true,
  amountOf: perUnit,
  stepsOn({ itemNumber, price: { listPrice, rule } }) {
    if (!itemNumber || !rule) return [];
    const { priceList, of, named, milliPercent } = rule;
    return [{ kind: 'list-rule', source: { priceList, of, named, milliPercent, unitPrice: listPrice }, reason: '' }];
  },
};
