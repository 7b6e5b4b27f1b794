import type { MilliPercent } from '../../money.ts';
import { percentOf } from '../../percent-of.ts';
import type { Translated } from '../../translated.ts';
import type { DeliveryStepKind } from '../delivery-step.ts';
import type { StepOf } from '../price-step.ts';

/** A share of the freight that a promotion takes off, of what is left after those before it. */
export type FreightPromotionStep = StepOf<
  'freight-promotion',
  {
    readonly promotionId: string;
    readonly version: number;
    readonly name: Translated;
    readonly milliPercent: MilliPercent;
  }
>;

export const freightPromotion: DeliveryStepKind<FreightPromotionStep> = {
  kind: 'freight-promotion',
  countsAs: 'freight',
  isPerUnit: false,
  amountOf: ({ source }, { freight }) => -percentOf(freight, source.milliPercent) || 0,
  stepsOn: ({ shipping, promotions = [] }) =>
    promotions
      .filter(({ methods }) => shipping && (!methods.length || methods.includes(shipping.shippingMethod)))
      .map(({ methods: _, ...source }) => ({ kind: 'freight-promotion', amount: 0, source, reason: '' })),
};
