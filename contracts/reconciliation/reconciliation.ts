// What payment providers say that they took and gave back, day by day, held against the shop's history (decision 0085).
import { z } from 'zod';
import { DIFFERENCE_FAULTS, MOVEMENT_KINDS } from '#domain/reconciliation/reconciliation.events.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { amount, currencyCode, day, done, id, isoDate, listParameters, none, requiredText } from '../shared/shared.ts';

const daySum = z.object({
  currency: currencyCode,
  count: z.int(),
  taken: amount,
  givenBack: amount,
});
export type DaySumShown = z.output<typeof daySum>;

const row = z.object({
  reconciliationId: z.string(),
  provider: z.string().meta({ description: 'Its name' }),
  day: z.iso.date(),
  ours: z.array(daySum),
  theirs: z.array(daySum),
  open: z.int().meta({ description: 'Differences that nobody has explained' }),
  explained: z.int(),
  reconciledAt: isoDate,
});
export type ReconciliationRow = z.output<typeof row>;

const difference = z.object({
  differenceId: z.string(),
  kind: z.enum(MOVEMENT_KINDS),
  fault: z.enum(DIFFERENCE_FAULTS),
  key: z.string().meta({ description: 'By this the provider’s pages find it' }),
  orderId: z.string().meta({ description: 'Empty where the shop knows of none' }),
  orderNumber: z.string(),
  ours: amount,
  theirs: amount,
  currency: currencyCode,
  at: isoDate,
  reason: z.string().meta({ description: 'Empty while it is open' }),
  by: z.string(),
  resolvedAt: isoDate.or(z.literal('')),
});
export type DifferenceShown = z.output<typeof difference>;

/** A provider by its name in small letters. */
const provider = id;

export const reconciliationOperations = defineOperations({
  'admin/reconciliation/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Days of payment providers that were held against the shop’s history',
    input: z.strictObject({
      ...listParameters(['day', 'reconciledAt'], 'DESC'),
      open: z.stringbool().optional().meta({ description: 'Only those with differences, or only those without' }),
    }),
    output: z.object({ total: z.int(), rows: z.array(row) }),
  },
  'admin/reconciliation/providers': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Payment providers of the shop, and whether their days are reconciled by themselves',
    input: none,
    output: z.object({
      isAutomatic: z.boolean(),
      providers: z.array(z.object({ provider, name: z.string() })),
    }),
  },
  'admin/reconciliation/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'A day of a provider with its differences',
    input: z.strictObject({ reconciliationId: id }),
    output: row.extend({ differences: z.array(difference) }),
  },
  'admin/reconciliation/run': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    perMinute: 20,
    takesLong: true,
    summary: 'Holds a provider’s list of a day that is over against the shop’s history, once more where it was before',
    input: z.strictObject({ provider, day }),
    output: z.object({ reconciliationId: z.string(), open: z.int() }),
  },
  'admin/reconciliation/resolve': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Says why a difference is none that is to be mended, or how it was',
    input: z.strictObject({ reconciliationId: id, differenceId: requiredText(200), reason: requiredText(300) }),
    output: done,
  },
});
