// A price is the fold of named steps: each says what it adds, where that comes from and why. Whoever shows a price
// shows these, so that lines add up wherever they stand.
import { sum, type Amount } from '../money.ts';

export interface StepOf<Kind extends string, Source extends object> {
  readonly kind: Kind;
  /** The amount that it adds to the total, in minor units; below 0 it takes off. */
  readonly amount: Amount;
  /** The amount rests on this: a version of a price list, a tax rule, who gave a discount. */
  readonly source: Source;
  /** Says why somebody decided so; empty where a rule did. */
  readonly reason: string;
}

export type AnyStep = StepOf<string, object>;

/** The total of the order that a step belongs to. A fee is taxed with the goods, and stands beside them. */
export type CountsAs = 'goods' | 'discount' | 'fee' | 'freight' | 'tax';

/** The facts that are known where a step is computed. */
export interface Situation {
  /** Units of the line; 1 for what is no line's. */
  readonly quantity: number;
  /** The delivery's lines after discounts and with fees, in minor units; 0 on a line. */
  readonly goods: Amount;
  /** The same of the lines of some tax classes; of all lines where none are named. */
  readonly goodsOf: (taxClasses: readonly string[] | undefined) => Amount;
  /** The freight of the steps before it, in minor units; 0 on a line. */
  readonly freight: Amount;
  /** Steps of the same line or delivery that come before it. */
  readonly before: readonly AnyStep[];
}

/**
 * The source of a step that sets the price of one unit. The last such step of a line says what a unit costs, so only
 * kinds that count as goods may have a source with this field.
 */
export interface UnitPriceSource {
  readonly unitPrice: Amount;
}

export interface StepKind<Step extends AnyStep> {
  readonly kind: Step['kind'];
  readonly countsAs: Step['source'] extends UnitPriceSource ? 'goods' : CountsAs;
  /** Its amount follows the number of units; any other amount was agreed for the line as it was. */
  readonly isPerUnit: boolean;
  /** The amount from the source alone: what an explanation is checked by. */
  amountOf(step: Step, situation: Situation): Amount;
}

const setsUnitPrice = (source: object): source is UnitPriceSource => 'unitPrice' in source;

/** The unit price after these steps: the last one that sets it counts. */
export const unitPriceOf = (steps: readonly AnyStep[]): Amount =>
  steps.reduce<Amount>((price, { source }) => (setsUnitPrice(source) ? source.unitPrice : price), 0);

export const amountsOf = (steps: readonly AnyStep[]): Amount => sum(steps.map(({ amount }) => amount));
