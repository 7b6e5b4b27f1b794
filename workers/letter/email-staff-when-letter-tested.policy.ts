import type { LetterTestEvent } from '#domain/letter/letter.events.ts';
import { messageIdOf } from '#platform/adapters/mail/mailer.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

type Tested = Pick<LetterTestEvent['data'], 'letterId' | 'language' | 'about' | 'staffId'>;

/** To whoever asked, and to nobody else; a test is no letter to anybody, so the record of letters does not name it. */
export const emailStaffWhenLetterTested = definePolicy<LetterTestEvent, Tested>({
  name: 'email-staff-when-letter-tested',
  on: {
    LetterTestRequested: ({ data: { letterId, language, about, staffId } }) => ({
      data: { letterId, language, about, staffId },
    }),
  },
  kind: 'notification',
  async run({ letterId, language, about, staffId }, context) {
    const { mailer, unlessDone, effectId, publicOrigin: origin, log } = context;
    const messageId = messageIdOf(context);
    const { email } = await context.queries.staff.find({ staffId });
    if (!email) return void log.info({ effectId }, 'no address to write to');
    const { queries } = context.speaking(language);
    const mail = await queries.letter.draft({ letterId, about, origin });
    const send = () => mailer.send({ messageId, to: email, ...mail });
    await (mailer.isIdempotent ? send() : unlessDone(send));
  },
});
