import type { DestinationTax, ShippingChosen } from '../pricing.ts';
import type { AnyStep, StepKind } from './price-step.ts';

/** A delivery costs freight by how it goes and taxes by where; either may not be known yet. */
export interface DeliveryToPrice {
  readonly shipping?: ShippingChosen | undefined;
  readonly tax?: DestinationTax | undefined;
}

/** A kind of step on a delivery; amounts are computed. */
export interface DeliveryStepKind<Step extends AnyStep> extends StepKind<Step> {
  stepsOn(delivery: DeliveryToPrice): readonly Step[];
}
