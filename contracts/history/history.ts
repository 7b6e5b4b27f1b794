// The auditor's timeline: all that happened to one thing, with what it came from and what it caused.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { isoDate, listParameter, text } from '../shared/shared.ts';
import { SUBJECT_KINDS } from './subject-kinds.ts';

const subject = z
  .string()
  .regex(new RegExp(`^(?:${SUBJECT_KINDS.join('|')}):[A-Za-z0-9][A-Za-z0-9._@+-]{0,200}$`), 'id_invalid')
  .meta({ description: '`<kind>:<id>`, e.g. `order:…`, `price:6205-2RS`, `stream:stock-6205-2RS`' });

/** An event without its data; the words of those on the screen come from `admin/history/descriptions`. */
const entry = z.object({
  position: z.string(),
  index: z.int().meta({ description: 'Place in the proof log: a signed head of a larger size covers it' }),
  eventId: z.string(),
  stream: z.string(),
  revision: z.int(),
  category: z.string(),
  group: z.string().meta({ description: 'What a reader filters by, coarser than categories of streams' }),
  type: z.string(),
  isDecision: z.boolean().meta({ description: 'Somebody agreed to something by it, or refused it' }),
  at: isoDate,
  actor: z.string(),
  correlationId: z.string().meta({ description: 'The click it goes back to' }),
  causationId: z.string().meta({ description: 'The command, or the event that led to the command' }),
});
export type TimelineEntry = z.output<typeof entry>;

const describedEvent = z.object({
  position: z.string(),
  description: z.string(),
  by: z.string().meta({ description: 'Who did it, for the eye' }),
  operation: z
    .string()
    .meta({ description: 'Route of the operation that was called; empty in events from before it was kept' }),
  hash: z.string(),
  recordedAt: isoDate.optional().meta({ description: 'When it was written down, where it tells of an earlier time' }),
  /** The event as it is; what was erased reads `[erased]`. */
  data: z.unknown(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
});
export type DescribedEvent = z.output<typeof describedEvent>;

/** Words are asked for a screen at a time. */
export const MAX_DESCRIBED_EVENTS = 200;

export const historyOperations = defineOperations({
  'admin/history/find': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary:
      'Whose timeline may be meant: by order, quote or item number, account, contact, payment, stream or id of a run',
    input: z.strictObject({
      search: text(200).default('').meta({ description: 'Without it the newest of each kind' }),
    }),
    output: z.array(z.object({ subject: z.string(), title: z.string() })),
  },
  'admin/history/timeline': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every event of a thing, and of everything those caused or came from, in order; ids and types only',
    input: z.strictObject({ subject }),
    output: z.object({
      subject: z.string(),
      title: z.string(),
      entries: z.array(entry),
      isWhole: z.boolean().meta({ description: 'False where only the first events are given' }),
      signed: z.object({ size: z.int(), at: isoDate }).optional().meta({ description: 'The newest signed head' }),
    }),
  },
  'admin/history/descriptions': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: '{subject}',
    summary: 'Some events of a timeline in words: who did what, and what it changed from what to what',
    input: z.strictObject({
      subject,
      positions: listParameter(5_000, MAX_DESCRIBED_EVENTS).refine(
        (list) => list.length > 0 && list.every((position) => /^\d{1,20}$/.test(position)),
        'invalid_value',
      ),
    }),
    output: z.array(describedEvent),
  },
  'admin/history/export': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: 'nobody',
    file: 'application/jsonl',
    summary:
      'The proof of a history: a bundle of the streams that it is made of, for millwright-verify. Ledgers that others share are left out',
    input: z.strictObject({ subject }),
    output: z.object({ fileName: z.string(), content: z.string() }),
  },
  'admin/history/paper': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: '{subject}',
    file: 'application/pdf',
    summary: 'A history in words, with hashes and the signed head, as a PDF in the reader’s language',
    input: z.strictObject({ subject }),
    output: z.object({ fileName: z.string(), content: z.custom<Uint8Array>() }),
  },
});
