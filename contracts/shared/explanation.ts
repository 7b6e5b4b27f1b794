// The explanation of a total, as it crosses the wire.
import { z } from 'zod';
import type { Explanation } from '#domain/shared/explanation.ts';
import { totals } from '../order/order.ts';
import { isoDate } from './shared.ts';

/** The event that a step rests on. */
export const priceSource = z.object({
  /** Empty for what holds for the whole. */
  lineId: z.string(),
  step: z.enum(['list', 'override', 'line-discount', 'quote-discount', 'freight']),
  event: z.string().meta({ description: '<stream>@<revision>, as asOf takes it' }),
  at: isoDate,
  by: z.string().meta({ description: 'Name of who did it' }),
});
export type PriceSource = z.output<typeof priceSource>;

export const whyPrice = z.object({
  explanation: z.custom<Explanation>((value) => typeof value === 'object'),
  charged: z.object(totals).meta({ description: 'What was agreed, in cents' }),
  recomputed: z.object(totals).meta({ description: 'What follows from the explanation alone, in cents' }),
  agrees: z.boolean(),
  sources: z.array(priceSource),
});
export type WhyPrice = z.output<typeof whyPrice>;
