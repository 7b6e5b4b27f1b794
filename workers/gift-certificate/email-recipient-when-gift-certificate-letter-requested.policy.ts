import type { GiftCertificateEvent } from '#domain/gift-certificate/gift-certificate.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** The code is derived when the letter is written: neither the event nor the job has it. */
export const emailRecipientWhenGiftCertificateLetterRequested = definePolicy<
  GiftCertificateEvent,
  { certificateId: string }
>({
  name: 'email-recipient-when-gift-certificate-letter-requested',
  on: { GiftCertificateLetterRequested: ({ data: { certificateId } }) => ({ data: { certificateId } }) },
  kind: 'notification',
  async run({ certificateId }, context) {
    const { queries, publicOrigin: origin } = context;
    const facts = await queries.giftCertificate.letterFacts({ certificateId, origin });
    await sendLetter('gift-certificate', facts, context);
  },
});
