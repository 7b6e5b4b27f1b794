// Letters and steps that did not succeed by themselves, for staff to decide on.
import { z } from 'zod';
import { backOffice, csrs, defineOperations } from './operation.ts';
import { isoDate, numberParameter, requiredText } from './shared.ts';

const effectIds = z.array(z.string().regex(/^[A-Za-z0-9._-]{1,200}$/, 'id_invalid')).min(1, 'required').max(200);
const decided = z.object({ decided: z.int().meta({ description: 'How many of them needed a person' }) });

const stuckEffect = z.object({
  effectId: z.string(),
  job: z.string().meta({ description: 'What it does, e.g. email-buyer-when-order-placed' }),
  about: z.record(z.string(), z.union([z.string(), z.number()])).meta({ description: 'Ids of what it is about' }),
  status: z.enum(['failed', 'ambiguous', 'retrying']).meta({ description: 'No attempt follows; it may have happened; attempts go on' }),
  error: z.string(),
  failures: z.int(),
  since: isoDate,
  dueAt: isoDate.optional().meta({ description: 'Of the next attempt' }),
});
export type StuckEffectRow = z.output<typeof stuckEffect>;

export const effectOperations = defineOperations({
  'admin/effect/list': {
    via: 'get', kind: 'query', access: backOffice, looksAt: 'nobody', summary: 'Letters and steps that need a person, the oldest first',
    input: z.strictObject({ page: numberParameter(1, 10_000).default(1), pageSize: numberParameter(1, 200).default(50) }),
    output: z.object({ total: z.int(), rows: z.array(stuckEffect) }),
  },
  'admin/effect/retry': {
    via: 'post', kind: 'command', access: csrs, summary: 'Begins the attempts anew, at once; a letter of which nobody knows may then arrive twice',
    input: z.strictObject({ effectIds }), output: decided,
  },
  'admin/effect/giveup': {
    via: 'post', kind: 'command', access: csrs, summary: 'Ends the attempts for good', input: z.strictObject({ effectIds, reason: requiredText(300) }), output: decided,
  },
});
