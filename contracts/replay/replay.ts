// The auditor's replay: what stood when, event by event, and whether the read models still say what the events say.
import { z } from 'zod';
import { overdueFacts } from '../credit/credit.ts';
import { orderSummary } from '../order/order.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { replayKinds } from '../history/subject-kinds.ts';
import {
  amount,
  asOf,
  id,
  isoDate,
  none,
  pageParameters,
  requiredText,
  text,
  currencyCode,
  idText,
} from '../shared/shared.ts';

const readModel = idText(/^[a-z][a-z_]{0,39}$/, 'read_model_unknown');
const key = requiredText(130);
const row = z.record(z.string(), z.unknown());
const change = z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() });

const replayEvent = z.object({
  event: z.string().meta({ description: '<stream>@<revision>, as asOf takes it' }),
  position: z.string(),
  at: isoDate,
  type: z.string(),
  actor: z.string(),
});
export type ReplayEvent = z.output<typeof replayEvent>;

const step = replayEvent.extend({
  description: z.string().meta({ description: 'What the event says, and by whom, in the language of the request' }),
  by: z.string(),
  /** Rows that the event changed; none where it says nothing to this read model. */
  rows: z.array(z.object({ key: z.string(), changes: z.array(change), before: row.optional(), after: row.optional() })),
});
export type ReplayStep = z.output<typeof step>;

const comparison = z.object({
  readModel: z.string(),
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  askedAt: isoDate,
  /** Share of history that is read, 0 to 1. */
  progress: z.number(),
  events: z.int(),
  seconds: z.number().optional(),
  rows: z.int().optional(),
  different: z.int().optional(),
  /** The first of those that differ: as it stands, and as the events have it. */
  differences: z.array(
    z.object({ key: z.string(), live: row.optional(), rebuilt: row.optional(), changes: z.array(change) }),
  ),
  error: z.string(),
});
export type Comparison = z.output<typeof comparison>;

export const replayOperations = defineOperations({
  'admin/replay/moments': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every event that changed something about one thing, since it is there, in order',
    input: z.strictObject({ kind: z.enum(replayKinds), id: key, asOf }),
    output: z.object({ moments: z.array(replayEvent) }),
  },
  'admin/replay/account': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'An account with its credit, its balance and its open orders, now or as of a moment',
    input: z.strictObject({ accountId: id, asOf }),
    output: z.object({
      accountId: z.string(),
      name: z.string(),
      kind: z.string(),
      priceList: z.string(),
      currency: currencyCode,
      credit: z.object({ limit: amount, owed: amount, ...overdueFacts, held: amount, left: amount }),
      openOrders: z.array(orderSummary),
      complete: z.boolean(),
      openTotal: amount,
      at: isoDate,
    }),
  },
  'admin/replay/readmodels': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: 'nobody',
    summary: 'All read models, and whether the streams of their rows can be named',
    input: none,
    output: z.object({ readModels: z.array(z.object({ name: z.string(), version: z.int(), hasPast: z.boolean() })) }),
  },
  'admin/replay/row': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: '{readModel}:{key}',
    summary: 'One row of a read model, now or as of a moment, and the streams that it is made of',
    input: z.strictObject({ readModel, key, asOf }),
    output: z.object({ row, streams: z.array(z.string()) }),
  },
  'admin/replay/follow': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: 'stream:{streams}',
    summary: 'What a read model makes of streams, event by event',
    input: z.strictObject({
      readModel,
      streams: text(2_000)
        .transform((value) =>
          value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean),
        )
        .refine((parts) => parts.length > 0, 'required')
        .refine((parts) => parts.length <= 20, 'too_many')
        .meta({ description: 'Names of streams, separated by commas' }),
      ...pageParameters(20),
    }),
    output: z.object({ total: z.int(), steps: z.array(step) }),
  },
  'admin/replay/compare': {
    via: 'post',
    kind: 'query',
    access: staffWith('audit'),
    perMinute: 30,
    discloses: 'nobody',
    summary:
      'Has a read model built anew beside the live one, and compared with it; changes nothing. See admin/replay/comparisons',
    input: z.strictObject({ readModel }),
    output: z.object({ readModel: z.string() }),
  },
  'admin/replay/comparisons': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: { each: '{readModel}:comparison', of: 'comparisons' },
    summary: 'The last comparison of every read model that was compared',
    input: none,
    output: z.object({ comparisons: z.array(comparison) }),
  },
});
