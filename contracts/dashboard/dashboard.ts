// What a manager looks at in the morning. Nothing is added up across currencies.
import { z } from 'zod';
import { backOffice, defineOperations } from '../shared/operation.ts';
import { amount, currencyCode, numberParameter, requiredText, day } from '../shared/shared.ts';

const sold = z.object({
  orders: z.int().meta({ description: 'Placed, less those cancelled that day; below 0 where more were cancelled' }),
  placed: z.int(),
  cancelled: z.int().meta({ description: 'Whole orders, on the day on which the last unit was cancelled' }),
  revenue: amount.meta({
    description: 'Net, with freight and taxes: ordered, with what edits, refunds and refused payments changed that day',
  }),
  ordered: amount.meta({ description: 'Totals as placed' }),
  edited: amount.meta({ description: 'By edits; below 0 where orders became cheaper' }),
  refunded: amount.meta({ description: 'Given back, 0 or below; above 0 where more was declined than asked for' }),
  unpaid: amount.meta({ description: 'Of orders cancelled since their payment was refused: 0 or below' }),
});
export type Sold = z.output<typeof sold>;
const soldOnDay = z.object({
  day: z.iso.date(),
  ...sold.shape,
  lastWeek: sold.meta({ description: 'Seven days before' }),
  lastYear: sold.meta({ description: '364 days before: the same day of the week' }),
});
const seller = z.object({ itemNumber: z.string(), name: z.string(), quantity: z.int(), revenue: amount });

const currencyPart = z.object({
  currency: currencyCode,
  days: z.array(soldOnDay),
  total: sold,
  before: sold.meta({ description: 'The same number of days before' }),
  yearBefore: sold,
  best: z.array(seller).meta({ description: 'By what was ordered; refunds do not lower it' }),
});
export type CurrencyPart = z.output<typeof currencyPart>;

const openQuotes = z.object({
  fromDays: z.int(),
  toDays: z.int().nullable().meta({ description: 'null: any age' }),
  quotes: z.int(),
  worth: z.array(z.object({ currency: currencyCode, amount })),
});

const dashboard = z.object({
  day: z.iso.date(),
  isToday: z.boolean(),
  from: z.iso.date(),
  currencies: z.array(currencyPart),
  openQuotes: z.array(openQuotes),
  conversion: z.object({
    decided: z.int().meta({ description: 'Each quote once, by its last outcome as of the end of the days' }),
    converted: z.int(),
    decidedBefore: z.int().meta({ description: 'In the same number of days before' }),
    convertedBefore: z.int(),
  }),
  /** Of the present, whichever day is looked at. */
  now: z.object({
    queue: z.array(z.object({ kind: z.string(), open: z.int(), overDay: z.int(), overWeek: z.int() })),
    belowSafety: z.int(),
    unsold: z
      .array(z.object({ itemNumber: z.string(), name: z.string(), onHand: z.int() }))
      .meta({ description: 'In stock, and ordered by nobody from the first day until now: the most in stock first' }),
    failedSteps: z.int(),
    failedPayments: z.int(),
    projectorSilentSeconds: z.int().meta({ description: 'Since the read models last moved or had nothing to do' }),
    faultedReadModels: z.int(),
  }),
});
export type Dashboard = z.output<typeof dashboard>;

const found = z.object({
  kind: z.enum(['order', 'quote', 'customer', 'product', 'setting']),
  id: z.string(),
  title: z.string(),
  more: z.string(),
  /** Whose personal data the row shows; empty for nobody. */
  discloses: z.string(),
});
export type FoundThing = z.output<typeof found>;

export const dashboardOperations = defineOperations({
  'admin/dashboard/show': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Orders, revenue and quotes as of the end of a day, and the queue, stock and what failed now',
    input: z.strictObject({
      day: day.optional().meta({ description: 'The last day; today where it is not said' }),
      days: numberParameter(7, 90).default(30),
    }),
    output: dashboard,
  },
  'admin/search': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: '{discloses}', of: 'rows' },
    summary: 'Orders, quotes, customers, products and settings that a text finds, a few of each',
    input: z.strictObject({ search: requiredText(80) }),
    output: z.object({ rows: z.array(found) }),
  },
});
