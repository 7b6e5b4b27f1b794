import type { EnquiryEvent } from '#domain/enquiry/enquiry.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { sendLetter } from '#workers/letter/send-letter.ts';

/** The words go along: who wrote may have no account to read them in. */
export const emailWriterWhenEnquiryAnswered = definePolicy<EnquiryEvent, { enquiryId: string; answerId: string }>({
  name: 'email-writer-when-enquiry-answered',
  on: { EnquiryAnswered: ({ data: { enquiryId, answerId } }) => ({ data: { enquiryId, answerId } }) },
  kind: 'notification',
  async run({ enquiryId, answerId }, context) {
    const { personId, language, ...enquiry } = await context.states.enquiry.find({ enquiryId, answerId });
    const texts = {
      'recipient.name': enquiry.name,
      'enquiry.subject': enquiry.subject,
      'enquiry.message': enquiry.message,
      'enquiry.answer': enquiry.answer,
    };
    await sendLetter('enquiry-answered', { to: enquiry.email, personId, language, texts, tables: {} }, context);
  },
});
