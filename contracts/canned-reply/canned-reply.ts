// What staff answer again and again, in both languages.
import { z } from 'zod';
import { replyPlaceholders } from '#domain/shared/reply-placeholders.ts';
import { changeInput } from '../shared/change.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { asOf, done, requiredText, idText } from '../shared/shared.ts';
import { translatedName } from '../tax/tax.ts';

const cannedReplyId = idText(/^[a-z0-9][a-z0-9-]{0,59}$/, 'id_invalid');
const placeholders = replyPlaceholders.map((name) => `{{${name}}}`).join(', ');
const fields = {
  name: translatedName,
  text: z
    .strictObject({ en: requiredText(2_000), fr: requiredText(2_000) })
    .meta({ description: `May name ${placeholders}`, examples: [{ en: 'Hello {{buyer.name}},', fr: 'Bonjour,' }] }),
};
const translated = z.object({ en: z.string(), fr: z.string() });
const reply = z.object({ cannedReply: z.string(), name: translated, text: translated });
export type CannedReply = z.output<typeof reply>;

export const cannedReplyOperations = defineOperations({
  'admin/cannedreply/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Every canned reply, by name',
    input: z.strictObject({ asOf }),
    output: z.object({ replies: z.array(reply) }),
  },
  'admin/cannedreply/add': {
    via: 'post',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Adds a canned reply',
    input: z.strictObject(fields),
    output: z.object({ cannedReply: z.string() }),
  },
  'admin/cannedreply/change': {
    via: 'post',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Changes the name or the words of a canned reply',
    input: changeInput({ cannedReply: cannedReplyId }, z.strictObject(fields), {
      name: { en: 'Late delivery', fr: 'Livraison en retard' },
    }),
    output: done,
  },
  'admin/cannedreply/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Removes a canned reply',
    input: z.strictObject({ cannedReply: cannedReplyId }),
    output: done,
  },
});
