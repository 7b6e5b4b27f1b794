// Mails that went out, as part of the history. The local mailbox itself is in staff.ts.
import { z } from 'zod';
import { defineOperations } from './operation.ts';
import { done, languageCode } from './shared.ts';

export const mailOperations = defineOperations({
  'mail/issent': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Whether history says that a mail went out; appends nothing',
    input: z.strictObject({ mailId: z.string() }),
    output: z.object({ sent: z.boolean() }),
  },
  'mail/record': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Writes down that the mail server has taken a mail; harmless when repeated',
    input: z.strictObject({
      mailId: z.string(),
      template: z.string(),
      personId: z.string(),
      to: z.string(),
      language: languageCode,
      subject: z.string(),
      about: z.record(z.string(), z.union([z.string(), z.number()])),
      messageId: z.string(),
    }),
    output: done,
  },
});
