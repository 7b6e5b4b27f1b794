import type { MilliPercent } from '../money.ts';
import type { Translated } from '../translated.ts';
import type { DestinationTax, ShippingChosen } from '../pricing.ts';
import type { AnyStep, StepKind } from './price-step.ts';

/** A share that one promotion takes off the freight of these methods; of all where none is named. */
export interface FreightPromotion {
  readonly promotionId: string;
  readonly version: number;
  readonly name: Translated;
  readonly milliPercent: MilliPercent;
  readonly methods: readonly string[];
}

/** A delivery costs freight by how it goes and taxes by where; either may not be known yet. */
export interface DeliveryToPrice {
  readonly shipping?: ShippingChosen | undefined;
  readonly tax?: DestinationTax | undefined;
  readonly promotions?: readonly FreightPromotion[] | undefined;
}

/** A kind of step on a delivery; amounts are computed. */
export interface DeliveryStepKind<Step extends AnyStep> extends StepKind<Step> {
  stepsOn(delivery: DeliveryToPrice): readonly Step[];
}
