// The security log: who signed in, who failed to, who was refused, whose rights changed. Not business data
// (docs/decisions/0015-security-log.md).
import { z } from 'zod';
import { defineOperations, staffWith } from '../shared/operation.ts';
import { isoDate, pageParameters, text, moment } from '../shared/shared.ts';

export const securityEventKinds = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'sessions-ended',
  'password-changed',
  'password-reset-asked',
  'user-name-changed',
  'rights-changed',
  'second-factor-set',
  'second-factor-removed',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'recovery-code-used',
  'refused',
  'log-exported',
] as const;
export const securityEventKind = z.enum(securityEventKinds);
export type SecurityEventKind = z.output<typeof securityEventKind>;

const securityEvent = z.object({
  id: z.string(),
  at: isoDate,
  kind: securityEventKind,
  subject: z.string().meta({ description: '`contact:<id>`, `staff:<id>`, `guest:<id>`; empty where nobody is known' }),
  address: z.string().meta({ description: 'Network address; empty for the shop itself' }),
  about: z.record(z.string(), z.string()).meta({ description: 'Codes, routes and ids' }),
});
export type SecurityEventRow = z.output<typeof securityEvent>;

const shownEvent = securityEvent.extend({
  names: z.record(z.string(), z.string()).meta({
    description:
      'What staff and contacts are called today, by the ids that stand in the entry; guests and the shop itself have none',
  }),
  discloses: z
    .string()
    .meta({ description: 'Whose personal data the row shows, `account:<id>`; empty where it names no contact' }),
});

const filter = {
  kind: securityEventKind.optional(),
  subject: text(80).default('').meta({ description: 'Part of a name, or `staff:<id>`, `contact:<id>`, `guest:<id>`' }),
  address: text(60).default(''),
  from: moment.optional(),
  until: moment.optional(),
};

export const securityOperations = defineOperations({
  'admin/security/list': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: { each: '{discloses}', of: 'rows' },
    summary: 'The security log, the newest first: sign-ins, refusals and changes of rights',
    input: z.strictObject({
      ...filter,
      ...pageParameters(),
    }),
    output: z.object({ total: z.int(), rows: z.array(shownEvent) }),
  },
  'admin/security/csv': {
    via: 'getfile',
    kind: 'query',
    access: staffWith('audit'),
    discloses: 'nobody',
    file: 'text/csv',
    summary: 'The security log as CSV, the oldest first; at most 100,000 lines',
    input: z.strictObject(filter),
    output: z.object({ fileName: z.string(), content: z.string() }),
  },
  'admin/security/json': {
    via: 'getfile',
    kind: 'query',
    access: staffWith('audit'),
    discloses: 'nobody',
    file: 'application/json',
    summary: 'The security log as JSON lines, the oldest first; at most 100,000 lines',
    input: z.strictObject(filter),
    output: z.object({ fileName: z.string(), content: z.string() }),
  },
});
