import type { EnquiryEvent } from '#domain/enquiry/enquiry.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** The words go along: who wrote may have no account to read them in. */
export const emailWriterWhenEnquiryAnswered = definePolicy<EnquiryEvent, { enquiryId: string; answerId: string }>({
  name: 'email-writer-when-enquiry-answered',
  on: { EnquiryAnswered: ({ data: { enquiryId, answerId } }) => ({ data: { enquiryId, answerId } }) },
  kind: 'notification',
  async run({ enquiryId, answerId }, context) {
    const { personId, language, ...said } = await context.states.enquiry.find({ enquiryId, answerId });
    const texts = {
      'recipient.name': said.name,
      'enquiry.subject': said.subject,
      'enquiry.message': said.message,
      'enquiry.answer': said.answer,
    };
    await sendLetter('enquiry-answered', { to: said.email, personId, language, texts, tables: {} }, context);
  },
});
