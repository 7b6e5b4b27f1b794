// Screens, e-mails and rules ask these of priced lines and deliveries. Each answer is a fold of their steps.
import { sum, type Amount } from '../money.ts';
import type { Translated } from '../translated.ts';
import type { LineToPrice } from './line-step.ts';
import { goodsIn } from './goods-in.ts';
import { amountsOf, unitPriceOf } from './price-step.ts';
import { pricing, type DeliveryStep, type LineStep } from './price-steps.ts';
import type { KindAmount } from './pricing-with.ts';
import { taxBase, type TaxSource } from './steps/tax.ts';
import type { FreightSource } from './steps/freight.ts';

export interface PricedLine {
  readonly steps: readonly LineStep[];
  /** The code of its tax class; absent: standard. */
  readonly taxClass?: string | undefined;
}

export interface PricedDelivery {
  readonly lineIds: readonly string[];
  readonly steps: readonly DeliveryStep[];
}

/** A line at the price of its list, with what was negotiated. */
export const priced = (line: LineToPrice): PricedLine => ({ steps: pricing.lineSteps(line) });

/** Before discounts. */
export const lineGross = ({ steps }: PricedLine): Amount => pricing.amountAs(steps, 'goods');
/** The discount of a line, above 0. */
export const lineDiscount = ({ steps }: PricedLine): Amount => -pricing.amountAs(steps, 'discount') || 0;
/** The fees of a line: they stand beside its price, and nothing is taken off them. */
export const lineFee = ({ steps }: PricedLine): Amount => pricing.amountAs(steps, 'fee');
/** After discounts, without fees. */
export const lineTotal = (line: PricedLine): Amount => amountsOf(line.steps) - lineFee(line);
/** Before discounts, fees, taxes and freight. */
export const subTotal = (lines: readonly PricedLine[]): Amount => sum(lines.map(lineGross));
/** The goods after discounts: freight is found with this amount. */
export const goodsTotal = (lines: readonly PricedLine[]): Amount => sum(lines.map(lineTotal));
export const feeTotal = (lines: readonly PricedLine[]): Amount => sum(lines.map(lineFee));

/** The price of one unit after all steps that set it; discounts are the line's. */
export const unitPrice = ({ steps }: PricedLine): Amount => unitPriceOf(steps);
/** The catalogue's price of one unit, at its tier; undefined for a free-form line. */
export const catalogueUnitPrice = ({ steps }: PricedLine): Amount | undefined =>
  steps.some(({ kind }) => kind === 'list')
    ? unitPriceOf(steps.filter(({ kind }) => kind === 'list' || kind === 'list-rule' || kind === 'tier'))
    : undefined;
/** The catalogue's price of a single unit: shown struck through where the buyer pays less. */
export const listPrice = ({ steps }: PricedLine): Amount =>
  unitPriceOf(steps.filter(({ kind }) => kind === 'list' || kind === 'list-rule' || kind === 'free-form'));
/** The version of a price list that a line's price comes from; undefined for a free-form line. */
export const listOf = ({ steps }: PricedLine): Extract<LineStep, { kind: 'list' }>['source'] | undefined =>
  steps.find((step) => step.kind === 'list')?.source;

export const freightAmount = ({ steps }: Pick<PricedDelivery, 'steps'>): Amount => pricing.amountAs(steps, 'freight');
export const freightSource = ({ steps }: Pick<PricedDelivery, 'steps'>): FreightSource | undefined =>
  steps.find((step) => step.kind === 'freight')?.source;

/** Goods that wait at a counter are sent by nobody. */
export const isPickedUp = (delivery: Pick<PricedDelivery, 'steps'>): boolean =>
  freightSource(delivery)?.rule?.kind === 'pickup';

export interface TaxCharged extends TaxSource {
  /** The amount that the tax is a share of. */
  readonly base: Amount;
  readonly amount: Amount;
}

type IdentifiedLine = PricedLine & { readonly lineId: string };

export const linesOf = <Line extends { readonly lineId: string }>(
  lines: readonly Line[],
  { lineIds }: Pick<PricedDelivery, 'lineIds'>,
): Line[] => lines.filter(({ lineId }) => lineIds.includes(lineId));

/** Each kind of fee once, as sums show it; none that comes to nothing. */
export const feesOf = (
  lines: readonly PricedLine[],
  deliveries: readonly Pick<PricedDelivery, 'steps'>[],
): readonly KindAmount[] =>
  pricing
    .amountsByKind(
      [...lines, ...deliveries].flatMap(({ steps }): readonly (LineStep | DeliveryStep)[] => steps),
      'fee',
    )
    .filter(({ amount }) => amount !== 0);

/** What one promotion took off, 0 where there was no freight to take it off; `of` says off what. */
export interface PromotionTaken {
  readonly promotionId: string;
  readonly name: Translated;
  readonly of: 'goods' | 'freight';
  readonly amount: Amount;
}

/** Each promotion once, in the order in which they were taken off. */
export function promotionsOf(
  lines: readonly PricedLine[],
  deliveries: readonly Pick<PricedDelivery, 'steps'>[],
): readonly PromotionTaken[] {
  const taken = new Map<string, PromotionTaken>();
  const steps = [...lines, ...deliveries].flatMap((each): readonly (LineStep | DeliveryStep)[] => each.steps);
  for (const step of steps) {
    if (step.kind !== 'promotion' && step.kind !== 'freight-promotion') continue;
    const { promotionId, name } = step.source;
    const amount = (taken.get(promotionId)?.amount ?? 0) - step.amount;
    taken.set(promotionId, { promotionId, name, of: step.kind === 'promotion' ? 'goods' : 'freight', amount });
  }
  return [...taken.values()];
}

/** Each tax once: what several deliveries to one place are charged is added up. */
export function taxesOf(lines: readonly IdentifiedLine[], deliveries: readonly PricedDelivery[]): TaxCharged[] {
  const taxes = new Map<string, TaxCharged>();
  for (const delivery of deliveries) {
    const goodsOf = goodsIn(linesOf(lines, delivery));
    for (const [index, step] of delivery.steps.entries()) {
      if (step.kind !== 'tax') continue;
      const key = `${step.source.destination} ${step.source.rate} ${step.source.name.en} ${step.source.exemption?.certificate ?? ''}`;
      const { base = 0, amount = 0 } = taxes.get(key) ?? {};
      const more = taxBase(step.source, {
        goodsOf,
        freight: freightAmount(delivery),
        before: delivery.steps.slice(0, index),
      });
      taxes.set(key, { ...step.source, base: base + more, amount: amount + step.amount });
    }
  }
  return [...taxes.values()];
}
