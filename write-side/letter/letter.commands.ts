import type { LetterId } from '#contracts/letter/letter-definitions.ts';
import type { letterContent, letterOperations } from '#contracts/letter/letter.ts';
import { letter } from '#domain/letter/letter.decider.ts';
import { letterTest } from '#domain/letter/letter-test.decider.ts';
import type { LetterContent } from '#domain/letter/letter.events.ts';
import { refuseFaults } from '#platform/shop/letter/refuse-faults.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { LANGUAGES, unfilledText } from '#platform/kernel/texts/texts.ts';
import {
  contentCommands,
  publishScheduled,
  type ContentKind,
} from '#platform/shop/versioned-content/content-commands.ts';

const original = (id: string): LetterContent => {
  const inBoth = (part: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, unfilledText(language, 'letter', id, part)])) as {
      en: string;
      fr: string;
    };
  return { subject: inBoth('subject'), body: inBoth('body') };
};

const letters: ContentKind<'letter', LetterContent> = {
  kind: 'letter',
  run: (stream, command, context) => context.run(letter, stream, command),
  original,
  prepare(id, changed) {
    refuseFaults(id as LetterId, changed);
    return changed;
  },
};

export const letterCommands: Handlers<typeof letterOperations, 'command'> = {
  ...contentCommands<'letter', typeof letterContent, LetterContent>(letters),
  async 'admin/letter/reset'({ id }, context) {
    const stream = `letter-${id}`;
    const { state } = await context.load(letter, stream);
    if (state.scheduledFor) await context.run(letter, stream, { type: 'Unschedule', id });
    if (state.published) await context.run(letter, stream, { type: 'Withdraw', id });
    await context.run(letter, stream, { type: 'DiscardDraft', id });
    return { message: 'success' };
  },
  async 'admin/letter/test'({ id, language, about }, context) {
    const testId = context.id('letter-test');
    await context.run(letterTest, `letter-test-${testId}`, {
      type: 'RequestTest',
      testId,
      letterId: id,
      language,
      about,
      staffId: context.caller.personId.replace('staff:', ''),
      at: context.now,
    });
    return { message: 'success' };
  },
};

export const letterFunctions = { publishScheduled: publishScheduled(letters) };

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly letter: FunctionsOf<typeof letterFunctions>;
  }
}
