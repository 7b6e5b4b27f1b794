import { sum, type Amount } from '../money.ts';
import { amountsOf, type AnyStep, type Situation } from './price-step.ts';
import { UNTAXED } from './untaxed.ts';

/** The tax class of a line that names none. */
const STANDARD = 'standard';

export interface LineTaxClass {
  /** Absent: standard. */
  readonly taxClass?: string | undefined;
}

/** Tells whether a tax on these classes of goods, or on all, is computed on a line. */
export const isTaxed = ({ taxClass = STANDARD }: LineTaxClass, taxClasses: readonly string[] | undefined): boolean =>
  taxClass !== UNTAXED && (!taxClasses || taxClasses.includes(taxClass));

/** What taxed lines come to after discounts and with fees, in minor units: all of them, or those of some tax classes. */
export const goodsIn =
  (lines: readonly (LineTaxClass & { readonly steps: readonly AnyStep[] })[]): Situation['goodsOf'] =>
  (taxClasses): Amount =>
    sum(lines.filter((line) => isTaxed(line, taxClasses)).map(({ steps }) => amountsOf(steps)));
