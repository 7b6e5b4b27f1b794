import { sum, type Amount } from '../money.ts';
import { amountsOf, type AnyStep, type Situation } from './price-step.ts';
import { UNTAXED } from './untaxed.ts';

/** The tax class of a line that names none. */
const STANDARD = 'standard';

/** What taxed lines come to after discounts and with fees, in minor units: all of them, or those of some tax classes. */
export const goodsIn =
  (
    lines: readonly { readonly steps: readonly AnyStep[]; readonly taxClass?: string | undefined }[],
  ): Situation['goodsOf'] =>
  (taxClasses): Amount =>
    sum(
      lines
        .filter(({ taxClass = STANDARD }) => taxClass !== UNTAXED && (!taxClasses || taxClasses.includes(taxClass)))
        .map(({ steps }) => amountsOf(steps)),
    );
