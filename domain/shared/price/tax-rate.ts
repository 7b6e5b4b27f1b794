import type { MilliPercent } from '../money.ts';
import type { DeliveryStep } from './price-steps.ts';
import type { LineTaxClass } from './goods-in.ts';
import { isTaxed } from './goods-in.ts';

/**
 * What all taxes of a delivery together take of a line of it, or of its freight; a tax from which the buyer is exempt takes nothing.
 * Rounded to a thousandth of a percent, which a compound tax may need.
 */
export function taxRateOn(steps: readonly DeliveryStep[], of: LineTaxClass | 'freight'): MilliPercent {
  let rate = 0;
  for (const step of steps) {
    if (step.kind !== 'tax' || step.source.exemption) continue;
    const { source } = step;
    if (of === 'freight' ? !source.onShipping : !isTaxed(of, source.taxClasses)) continue;
    rate += source.compound ? source.rate * (1 + rate / 100_000) : source.rate;
  }
  return Math.round(rate);
}
