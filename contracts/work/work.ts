// The work queue: what waits for staff, of every kind.
import { z } from 'zod';
import { effectSubject, failureReason } from '../effect/effect.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { amount, done, id, isoDate, pageParameters, idText } from '../shared/shared.ts';

const workId = z.string().regex(/^[a-z-]{1,30}\.[A-Za-z0-9._-]{1,80}$/, 'id_invalid');

const workItem = z.object({
  workId: z.string(),
  kind: z.string().meta({ description: 'quote, payment, read-model, …: what a feature has registered' }),
  subjectId: z.string(),
  page: z.string().meta({ description: 'Where in the back office it is done; empty where there is no such page' }),
  number: z.string(),
  accountName: z.string(),
  personName: z.string(),
  note: z.string().meta({ description: 'What it is about, for the eye, e.g. the first words of a message' }),
  about: effectSubject.optional().meta({ description: 'Of an e-mail or step: what it is about' }),
  reason: failureReason.optional().meta({ description: 'Of what the shop itself reports: why it stands still' }),
  discloses: z
    .string()
    .meta({ description: 'Whose personal data the row shows, such as `quote:…`; empty where nobody’s' }),
  amount,
  currency: z.string().meta({ description: 'Empty where the work is about no amount' }),
  since: isoDate,
  ageHours: z.number(),
  claimedBy: z.string().meta({ description: 'Name of who has taken it; empty while nobody has' }),
  claimedById: z.string().meta({ description: 'Their id; empty while nobody has it' }),
  mine: z.boolean(),
  dueAt: isoDate
    .optional()
    .meta({ description: 'Of who was promised an answer: until when, in the shop’s business hours' }),
  overdue: z.boolean(),
  unread: z.boolean().meta({ description: 'Of a message: whether one has not read it yet' }),
  claimable: z
    .boolean()
    .meta({ description: 'Whether one person takes it; what the shop itself reports is anybody’s' }),
});
export type WorkItem = z.output<typeof workItem>;

export const workOperations = defineOperations({
  'admin/work/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: '{discloses}', of: 'rows' },
    summary: 'What waits on us, the oldest first or by amount',
    input: z.strictObject({
      ...pageParameters(50, 200),
      kind: idText(/^[a-z-]{1,30}$/, 'id_invalid').optional(),
      group: z.enum(['messages']).optional().meta({ description: 'All kinds of which an answer was promised' }),
      sort: z.enum(['age', 'amount']).default('age'),
      claimed: z.enum(['mine', 'nobody', 'all']).default('all'),
    }),
    output: z.object({
      total: z.int(),
      kinds: z.array(z.object({ kind: z.string(), open: z.int() })),
      rows: z.array(workItem),
    }),
  },
  'admin/work/counts': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'How much of each kind waits, how much of it is one’s own or nobody’s, and messages that are overdue',
    input: z.strictObject({}),
    output: z.object({
      kinds: z.array(z.object({ kind: z.string(), open: z.int(), mine: z.int() })),
      messages: z.int(),
      overdue: z.int(),
      toShip: z.int().meta({ description: 'Orders of which nothing has left' }),
      lateOrders: z.int(),
    }),
  },
  'admin/work/colleagues': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Members of staff to whom work can be assigned, by name',
    input: z.strictObject({}),
    output: z.object({ colleagues: z.array(z.object({ staffId: z.string(), name: z.string() })) }),
  },
  'admin/work/assign': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary: 'Gives a piece of work to a colleague, from whoever was seen to have it',
    input: z.strictObject({
      workId,
      to: id,
      seen: id.optional().meta({ description: 'Who was seen to have it; nobody where it is not said' }),
    }),
    output: done,
  },
  'admin/work/claim': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary: 'Takes a piece of work; others see who has it',
    input: z.strictObject({ workId }),
    output: done,
  },
  'admin/work/release': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    summary: 'Gives a piece of work back',
    input: z.strictObject({ workId }),
    output: done,
  },
});
