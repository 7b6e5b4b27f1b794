import type { Amount } from '../../money.ts';
import { percentOf } from '../../percent-of.ts';
import type { TaxRule } from '../../pricing.ts';
import type { DeliveryStepKind } from '../delivery-step.ts';
import type { AnyStep, Situation, StepOf } from '../price-step.ts';

/** A rule with the tax zone that it is of. */
export interface TaxSource extends TaxRule {
  readonly destination: string;
}

/** One tax on the goods of a delivery that it is computed on, rounded once as tax offices ask. */
export type TaxStep = StepOf<'tax', TaxSource>;

type BaseRule = Pick<TaxRule, 'onShipping' | 'compound'> & { readonly taxClasses?: readonly string[] | undefined };
type Base = Pick<Situation, 'goodsOf' | 'freight' | 'before'>;

/**
 * The amount that a tax is a share of, in minor units: its goods after discounts and with fees, freight where the rule says so,
 * and of a compound tax the taxes before it on the same.
 */
export function taxBase(rule: BaseRule, { goodsOf, freight, before }: Base): Amount {
  const net = goodsOf(rule.taxClasses) + (rule.onShipping ? freight : 0);
  if (!rule.compound) return net;
  return before.reduce((total, step, index) => {
    if (!isTax(step) || step.source.exemption) return total;
    const { source } = step;
    const shared = {
      ...source,
      taxClasses: both(rule.taxClasses, source.taxClasses),
      onShipping: source.onShipping && rule.onShipping,
    };
    return total + percentOf(taxBase(shared, { goodsOf, freight, before: before.slice(0, index) }), source.rate);
  }, net);
}

const isTax = (step: AnyStep): step is TaxStep => step.kind === 'tax';
const both = (a: readonly string[] | undefined, b: readonly string[] | undefined) =>
  a && b ? a.filter((taxClass) => b.includes(taxClass)) : (a ?? b);

export const tax: DeliveryStepKind<TaxStep> = {
  kind: 'tax',
  countsAs: 'tax',
  isPerUnit: false,
  amountOf: ({ source }, situation) => (source.exemption ? 0 : percentOf(taxBase(source, situation), source.rate)),
  stepsOn: ({ tax: at }) =>
    at?.rules.map((rule) => ({
      kind: 'tax',
      amount: 0,
      source: { destination: at.destination, ...rule },
      reason: '',
    })) ?? [],
};
