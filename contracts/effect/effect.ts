// E-mails and steps that did not succeed by themselves, for staff to decide on.
import { z } from 'zod';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { isoDate, pageParameters, requiredText, moment, idText } from '../shared/shared.ts';

const effectIds = z
  .array(idText(/^[A-Za-z0-9._-]{1,200}$/, 'id_invalid'))
  .min(1, 'required')
  .max(200);
const decided = z.object({ decided: z.int().meta({ description: 'How many of them needed a person' }) });

/** Says why the last attempt failed. */
export const failureReason = z.object({
  code: z.string().meta({
    description:
      'What the shop knows: a key of `because` in locales/*/admin-effect.json, or the code of a refusal; ' +
      'empty where it has no words for it',
  }),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ description: 'What the text of a refusal is filled with' }),
  said: z.string().meta({
    description: 'What another program said, such as a mail server, in its own words; empty where the code says it all',
  }),
});
export type WireFailureReason = z.output<typeof failureReason>;

/** The subject of an effect, as staff know it. */
export const effectSubject = z.object({
  kind: z.enum(['order', 'quote', 'cart', 'account', 'item', 'head', 'read-model', 'import-source', 'none']),
  id: z.string(),
  title: z.string().meta({ description: 'What people call it: its number, or a company; empty where it has no name' }),
  person: z.string().meta({ description: 'Name or e-mail address of the buyer; empty where there is none' }),
  detail: z.string().meta({ description: 'Name of the file or number of the item; empty where it is about neither' }),
});
export type EffectSubject = z.output<typeof effectSubject>;

const stuckEffect = z.object({
  effectId: z.string(),
  job: z.string().meta({ description: 'What it does, e.g. email-buyer-when-order-placed' }),
  ids: z.record(z.string(), z.union([z.string(), z.number()])).meta({ description: 'What it was asked with' }),
  about: effectSubject,
  discloses: z
    .string()
    .meta({ description: 'Whose personal data the row shows, such as `order:…`; empty where nobody’s' }),
  status: z
    .enum(['failed', 'ambiguous', 'retrying', 'put-off'])
    .meta({ description: 'No attempt follows; it may have happened; attempts go on; staff put the next one off' }),
  reason: failureReason,
  failures: z.int(),
  since: isoDate,
  dueAt: isoDate.optional().meta({ description: 'Of the next attempt' }),
});
export type StuckEffectRow = z.output<typeof stuckEffect>;

export const effectOperations = defineOperations({
  'admin/effect/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: '{discloses}', of: 'rows' },
    summary: 'E-mails and steps that need a person, the oldest first',
    input: z.strictObject({
      ...pageParameters(50, 200),
      putOff: z.enum(['0', '1']).default('1').meta({ description: '1: with those whose next attempt staff put off' }),
    }),
    output: z.object({ total: z.int(), rows: z.array(stuckEffect) }),
  },
  'admin/effect/retry': {
    via: 'post',
    kind: 'command',
    access: staffWith('effect'),
    summary: 'Begins the attempts anew, at once; an e-mail of which nobody knows may then arrive twice',
    input: z.strictObject({ effectIds }),
    output: decided,
  },
  'admin/effect/putoff': {
    via: 'post',
    kind: 'command',
    access: staffWith('effect'),
    summary: 'Makes the next attempt at a moment to come; an e-mail of which nobody knows may then arrive twice',
    input: z.strictObject({
      effectIds,
      until: moment.meta({ examples: ['2030-01-07T08:00:00.000Z'] }),
      reason: requiredText(300),
    }),
    output: decided,
  },
  'admin/effect/readmodels': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Read models that stand still: which, why and since when',
    input: z.strictObject({}),
    output: z.object({ rows: z.array(z.object({ name: z.string(), said: z.string(), since: isoDate })) }),
  },
  'admin/effect/giveup': {
    via: 'post',
    kind: 'command',
    access: staffWith('effect'),
    summary: 'Ends the attempts for good',
    input: z.strictObject({ effectIds, reason: requiredText(300) }),
    output: decided,
  },
});
