// An order's and a revision's own steps explain its total. The totals follow from what they rest on.
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Amount } from './money.ts';
import type { Delivery, OrderedLine } from './order-draft.ts';
import { linesOf } from './price/priced.ts';
import { amountsOf } from './price/price-step.ts';
import { pricing, type LineStep } from './price/price-steps.ts';
import type { OrderTotals } from './pricing.ts';
import type { Translated } from './translated.ts';

export interface LineExplanation {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly name: Translated;
  readonly quantity: number;
  readonly taxClass?: string | undefined;
  readonly steps: readonly LineStep[];
  /** With its fees: what its steps come to. */
  readonly total: Amount;
}

export interface Explanation {
  readonly currency: CurrencyCode;
  readonly lines: readonly LineExplanation[];
  readonly deliveries: readonly Pick<Delivery, 'deliveryId' | 'lineIds' | 'steps'>[];
}

/** An agreement to explain: an order's draft, the content of a revision, or what a working copy comes to. */
export interface Agreed {
  readonly currency: CurrencyCode;
  readonly lines: readonly OrderedLine[];
  readonly deliveries: readonly Delivery[];
}

export const explain = ({ currency, lines, deliveries }: Agreed): Explanation => ({
  currency,
  lines: lines.map((line) => ({
    lineId: line.lineId,
    itemNumber: line.itemNumber,
    name: line.name,
    quantity: line.quantity,
    ...(line.taxClass ? { taxClass: line.taxClass } : {}),
    steps: line.steps,
    total: amountsOf(line.steps),
  })),
  deliveries: deliveries.map(({ deliveryId, lineIds, steps }) => ({ deliveryId, lineIds, steps })),
});

/** An explained price that was computed again. */
export interface Recomputed {
  readonly lines: readonly {
    readonly lineId: string;
    readonly taxClass?: string | undefined;
    readonly steps: readonly LineStep[];
  }[];
  readonly deliveries: readonly Pick<Delivery, 'lineIds' | 'steps'>[];
  readonly totals: OrderTotals;
}

/** The price from nothing but what the steps rest on, in cents: no amount of a step that a rule gave is believed. */
export function recompute(explanation: Explanation): Recomputed {
  const lines = explanation.lines.map((line) => ({
    lineId: line.lineId,
    taxClass: line.taxClass,
    steps: pricing.recomputedLine(line),
  }));
  const deliveries = explanation.deliveries.map(({ lineIds, steps }) => ({
    lineIds,
    steps: pricing.recomputedDelivery(linesOf(lines, { lineIds }), steps),
  }));
  return { lines, deliveries, totals: pricing.totalsOf({ lines, deliveries }) };
}
