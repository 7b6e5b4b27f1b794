import { letterIds, type LetterId } from '#contracts/letter/letter-definitions.ts';
import type { letterContent, letterOperations } from '#contracts/letter/letter.ts';
import { refuseFaults } from '#platform/shop/letter/refuse-faults.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { contentQueries } from '#projections/shared/content/content-queries.ts';
import type { ContentFields } from '#projections/shared/content/content.ts';
import { originalLetter, written } from './letter.functions.ts';
import { letterSample } from './letter-sample.ts';

export const letterQueries = (read: ReadSide): Handlers<typeof letterOperations, 'query'> => ({
  ...contentQueries<'letter', typeof letterContent>(read, {
    kind: 'letter',
    originals: { ids: letterIds, of: (id) => originalLetter(id as LetterId) as unknown as ContentFields },
  }),
  async 'admin/letter/preview'({ letter, subject, body, about, origin }, context) {
    const { language } = context;
    refuseFaults(letter, { subject: { [language]: subject }, body: { [language]: body } });
    const { facts, filledWith } = await letterSample({ letter, about, origin }, context);
    const mail = await written({ subject, body }, language, facts, context);
    return { filledWith: [filledWith], mail: { subject: mail.subject, html: mail.html, text: mail.text } };
  },
});
