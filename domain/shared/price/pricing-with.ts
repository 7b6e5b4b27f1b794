// The one pure function of prices, over the kinds of steps that a shop has: from what was asked for to steps, from
// steps to totals, and from steps to the same again for fewer units.
import { allocate, type Amount } from '../money.ts';
import type { OrderTotals } from '../pricing.ts';
import type { DeliveryToPrice } from './delivery-step.ts';
import { goodsIn } from './goods-in.ts';
import type { LineToPrice } from './line-step.ts';
import { amountsOf, type AnyStep, type CountsAs, type Situation, type StepKind } from './price-step.ts';

export interface WithSteps<Step extends AnyStep> {
  readonly steps: readonly Step[];
  /** The code of the line's tax class; absent: standard. */
  readonly taxClass?: string | undefined;
}

/** The sum of all steps of one kind. */
export interface KindAmount {
  readonly kind: string;
  readonly amount: Amount;
}

export interface Pricing<L extends AnyStep, D extends AnyStep> {
  /** Prices a line. */
  lineSteps(line: LineToPrice): L[];
  /** Freight and taxes of a delivery of these lines. */
  deliverySteps(lines: readonly WithSteps<L>[], delivery: DeliveryToPrice): D[];
  /** The steps of so many units of a line: fewer bear their share of what was agreed for all, further ones nothing. */
  stepsFor(line: WithSteps<L> & { readonly quantity: number }, quantity: number): L[];
  /**
   * The steps of parts of a line that together are all of it, in the order of their quantities: what was agreed for all is divided
   * to the cent.
   */
  stepsOfParts(line: WithSteps<L>, quantities: readonly number[]): L[][];
  /** The amounts again, from what each step rests on alone. */
  recomputedLine(line: WithSteps<L> & { readonly quantity: number }): L[];
  recomputedDelivery(lines: readonly WithSteps<L>[], steps: readonly D[]): D[];
  /** Adds the steps of these kinds up, in minor units; discounts are below 0. */
  amountAs(steps: readonly (L | D)[], as: CountsAs): Amount;
  /** The amounts of these kinds, each kind once, in the order in which they come. */
  amountsByKind(steps: readonly (L | D)[], as: CountsAs): readonly KindAmount[];
  totalsOf(priced: {
    readonly lines: readonly WithSteps<L>[];
    readonly deliveries: readonly WithSteps<D>[];
  }): OrderTotals;
}

/** A line stands beside no other goods. */
const none = (): Amount => 0;

/** Kinds of many step types stand in one table: each is only ever asked about steps of its own. */
type AnyKind = Omit<StepKind<AnyStep>, 'amountOf'> & { amountOf(step: never, situation: Situation): Amount };
type AnyLineKind = AnyKind & { stepsOn(line: LineToPrice): readonly object[] };
type AnyDeliveryKind = AnyKind & { stepsOn(delivery: DeliveryToPrice): readonly object[] };

export function pricingWith<L extends AnyStep, D extends AnyStep>(
  lineKinds: readonly AnyLineKind[],
  deliveryKinds: readonly AnyDeliveryKind[],
): Pricing<L, D> {
  const kinds = new Map([...lineKinds, ...deliveryKinds].map((kind) => [kind.kind as string, kind]));
  /** @throws Error for a kind that the shop does not have: a price must not lose a step in silence */
  const kindOf = ({ kind }: AnyStep): StepKind<AnyStep> => {
    const known = kinds.get(kind);
    if (!known) throw new Error(`no kind of price step is called ${kind}`);
    return known as unknown as StepKind<AnyStep>;
  };
  const amountAs = (steps: readonly AnyStep[], as: CountsAs): Amount =>
    amountsOf(steps.filter((step) => kindOf(step).countsAs === as));
  const amountsByKind = (steps: readonly AnyStep[], as: CountsAs): KindAmount[] => {
    const amounts = new Map<string, Amount>();
    for (const step of steps)
      if (kindOf(step).countsAs === as) amounts.set(step.kind, (amounts.get(step.kind) ?? 0) + step.amount);
    return [...amounts].map(([kind, amount]) => ({ kind, amount }));
  };
  /** Steps whose amounts follow from their sources, each seeing those before it. */
  const computed = <Step extends AnyStep>(
    steps: readonly Step[],
    { quantity, goodsOf }: Pick<Situation, 'quantity' | 'goodsOf'>,
    isComputed: (step: Step) => boolean = () => true,
  ): Step[] => {
    const goods = goodsOf(undefined);
    return steps.reduce<Step[]>((before, step) => {
      const situation = { quantity, goods, goodsOf, freight: amountAs(before, 'freight'), before };
      const amount = isComputed(step) ? kindOf(step).amountOf(step, situation) : step.amount;
      return [...before, amount === step.amount ? step : { ...step, amount }];
    }, []);
  };
  return {
    lineSteps(line) {
      const steps = lineKinds.flatMap(
        (kind) => kind.stepsOn(line) as readonly (Omit<L, 'amount'> & { readonly amount?: Amount })[],
      );
      return computed(
        steps.map(({ kind, amount = 0, source, reason }) => ({ kind, amount, source, reason }) as unknown as L),
        { quantity: line.quantity, goodsOf: none },
      );
    },
    deliverySteps: (lines, delivery) =>
      computed(
        deliveryKinds.flatMap((kind) => kind.stepsOn(delivery) as readonly D[]),
        { quantity: 1, goodsOf: goodsIn(lines) },
      ),
    stepsFor({ steps, quantity: before }, quantity) {
      const agreed = steps.filter((step) => !kindOf(step).isPerUnit);
      const off = -amountsOf(agreed);
      const shares =
        quantity < before
          ? allocate(
              Math.round((off * quantity) / before),
              agreed.map(({ amount }) => -amount),
            )
          : agreed.map(({ amount }) => -amount);
      const scaledSteps = steps.map((step) =>
        kindOf(step).isPerUnit ? step : { ...step, amount: -shares[agreed.indexOf(step)]! || 0 },
      );
      return computed(scaledSteps, { quantity, goodsOf: none }, (step) => kindOf(step).isPerUnit);
    },
    stepsOfParts({ steps }, quantities) {
      const shares = new Map(
        steps
          .filter((step) => !kindOf(step).isPerUnit)
          .map((step) => [step, allocate(-step.amount, quantities)] as const),
      );
      return quantities.map((quantity, index) => {
        const partSteps = steps.map((step) => {
          const share = shares.get(step)?.[index];
          return share === undefined ? step : { ...step, amount: -share || 0 };
        });
        return computed(partSteps, { quantity, goodsOf: none }, (step) => kindOf(step).isPerUnit);
      });
    },
    recomputedLine: ({ steps, quantity }) => computed(steps, { quantity, goodsOf: none }),
    recomputedDelivery: (lines, steps) => computed(steps, { quantity: 1, goodsOf: goodsIn(lines) }),
    amountAs,
    amountsByKind,
    totalsOf({ lines, deliveries }) {
      const steps: AnyStep[] = [...lines.flatMap((line) => line.steps), ...deliveries.flatMap((one) => one.steps)];
      const fee = amountAs(steps, 'fee');
      return {
        subTotal: amountAs(steps, 'goods'),
        ...(fee ? { fee } : {}),
        shipping: amountAs(steps, 'freight'),
        tax: amountAs(steps, 'tax'),
        discount: -amountAs(steps, 'discount') || 0,
        total: amountsOf(steps),
      };
    },
  };
}
