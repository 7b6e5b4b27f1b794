import type { Amount } from '../money.ts';
import type { Translated } from '../translated.ts';
import type { LineDiscount, LinePrice } from '../pricing.ts';
import { unitPriceOf, type AnyStep, type StepKind, type StepOf, type UnitPriceSource } from './price-step.ts';

/** What one promotion takes off a line. */
export interface LinePromotion {
  readonly promotionId: string;
  readonly version: number;
  readonly name: Translated;
  /** Taken off all units, above 0. */
  readonly off: Amount;
}

/** A line before it has steps: how many, what its price list says, and what was negotiated. */
export interface LineToPrice {
  /** Empty for a free-form line of a quote. */
  readonly itemNumber: string;
  readonly quantity: number;
  readonly price: LinePrice;
  /** What the cart meets, in the order in which it is taken off. */
  readonly promotions?: readonly LinePromotion[];
  readonly discounts?: readonly LineDiscount[];
}

type Unpriced<Step extends AnyStep> = Step extends unknown
  ? Omit<Step, 'amount'> & { readonly amount?: Amount }
  : never;

/** A kind of step on a line. Kinds follow one another in the order of the table in price-steps.ts. */
export interface LineStepKind<Step extends AnyStep> extends StepKind<Step> {
  /** Its steps on this line; an amount that is left out is computed. */
  stepsOn(line: LineToPrice): readonly Unpriced<Step>[];
}

/** A step that sets the unit price adds the difference to the one before it, for all units. */
export const perUnit: StepKind<StepOf<string, UnitPriceSource>>['amountOf'] = (
  { source: { unitPrice } },
  { quantity, before },
) => quantity * (unitPrice - unitPriceOf(before));
