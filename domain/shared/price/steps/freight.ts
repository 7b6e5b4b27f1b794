import type { Amount } from '../../money.ts';
import { shippingPriceBy, type ShippingRuleApplied } from '../../pricing.ts';
import type { Translated } from '../../translated.ts';
import type { DeliveryStepKind } from '../delivery-step.ts';
import type { StepOf } from '../price-step.ts';

export interface FreightSource {
  readonly shippingMethod: string;
  readonly name: Translated;
  /** Weight the price was found with. */
  readonly grams: number;
  /** The rule of the shipping table that gave the price. */
  readonly rule?: ShippingRuleApplied;
  /** The part that was given back; 0 as long as nothing of the order was cancelled or refunded. */
  readonly refunded: Amount;
}

/** The freight of a delivery. */
export type FreightStep = StepOf<'freight', FreightSource>;

export const freight: DeliveryStepKind<FreightStep> = {
  kind: 'freight',
  countsAs: 'freight',
  isPerUnit: false,
  amountOf: ({ amount, source: { rule, refunded } }) => (rule ? Math.max(0, shippingPriceBy(rule) - refunded) : amount),
  stepsOn({ shipping }) {
    if (!shipping) return [];
    const { price, ...source } = shipping;
    return [{ kind: 'freight', amount: price, source: { ...source, refunded: 0 }, reason: '' }];
  },
};
