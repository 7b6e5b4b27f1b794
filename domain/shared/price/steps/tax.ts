import { percentOf, type Amount, type MilliPercent } from '../../money.ts';
import type { Translated } from '../../translated.ts';
import type { DeliveryStepKind } from '../delivery-step.ts';
import type { StepOf } from '../price-step.ts';

export interface TaxSource {
  readonly destination: string;
  readonly name: Translated;
  readonly rate: MilliPercent;
  /** Tells whether it is computed on freight, too. */
  readonly onShipping: boolean;
}

/** One tax on all of a delivery, rounded once as tax offices ask; none is computed on another. */
export type TaxStep = StepOf<'tax', TaxSource>;

/** The amount that a tax is a share of, in minor units: goods after discounts and with fees, and freight where the rule says so. */
export const taxBase = ({ onShipping }: Pick<TaxSource, 'onShipping'>, goods: Amount, freight: Amount): Amount =>
  goods + (onShipping ? freight : 0);

export const tax: DeliveryStepKind<TaxStep> = {
  kind: 'tax',
  countsAs: 'tax',
  isPerUnit: false,
  amountOf: ({ source }, { goods, freight }) => percentOf(taxBase(source, goods, freight), source.rate),
  stepsOn: ({ tax: at }) =>
    (at?.rules ?? []).map((rule) => ({
      kind: 'tax',
      amount: 0,
      source: { destination: at!.destination, ...rule },
      reason: '',
    })),
};
