// The access log: who was shown whose personal data in the back office.
import { z } from 'zod';
import { defineOperations, staffWith } from '../shared/operation.ts';
import { isoDate, pageParameters, text } from '../shared/shared.ts';

const shown = z
  .array(z.string())
  .optional()
  .meta({ description: 'Of a list: everything that was shown, each as `<kind>:<id>`' });

const named = z.object({
  kind: z.string(),
  title: z.string().meta({ description: 'What people call it; never the name of a person' }),
  timeline: z.string().optional().meta({ description: 'The subject of its timeline, where it has one' }),
});

const entry = z.object({
  entryId: z.string(),
  by: z.string().meta({ description: '`staff:<id>`' }),
  name: z.string(),
  role: z.string(),
  route: z.string(),
  subject: z.string().meta({ description: '`<kind>:<id>`, e.g. `order:…`; `list` of a list' }),
  shown,
  file: z
    .object({ kind: z.string(), filter: z.string(), accounts: z.int() })
    .optional()
    .meta({ description: 'Of a file of many: what it holds, which part of it, and of how many accounts' }),
  at: isoDate,
  names: z.record(z.string(), named).meta({ description: 'Of the subject and of all that was shown' }),
});

export const accessLogOperations = defineOperations({
  'admin/access-log/list': {
    via: 'get',
    kind: 'query',
    access: staffWith('audit'),
    discloses: 'nobody',
    summary: 'Looks at personal data, the newest first',
    input: z.strictObject({
      ...pageParameters(),
      by: text(80).default('').meta({ description: 'Part of a name, or `staff:<id>`' }),
      subject: text(120)
        .default('')
        .meta({ description: 'Part of a subject, or what its timeline is found by, such as an order number' }),
    }),
    output: z.object({ total: z.int(), rows: z.array(entry) }),
  },
});
