import { perUnit, type LineStepKind } from '../line-step.ts';
import type { StepOf, UnitPriceSource } from '../price-step.ts';

/** The unit price from this quantity on. */
export type TierStep = StepOf<'tier', { readonly quantity: number } & UnitPriceSource>;

export const tier: LineStepKind<TierStep> = {
  kind: 'tier',
  countsAs: 'goods',
  isPerUnit: true,
  amountOf: perUnit,
  stepsOn({ itemNumber, price: { tierQuantity: quantity, listPrice, unitPrice, override } }) {
    const found = override?.from ?? unitPrice;
    const isTier = itemNumber !== '' && (quantity > 1 || found !== listPrice);
    return isTier ? [{ kind: 'tier', source: { quantity, unitPrice: found }, reason: '' }] : [];
  },
};
