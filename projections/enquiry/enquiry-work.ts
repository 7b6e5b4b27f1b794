import type { EnquiryEvent } from '#domain/enquiry/enquiry.events.ts';
import { firstWords } from '#projections/shared/first-words.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

/** What was written by the contact form and nobody has answered. */
export const enquiryWork = defineWorkKind<EnquiryEvent>({
  kind: 'enquiry',
  page: (enquiryId) => `/enquiry/${enquiryId}/show`,
  hasAnswerTime: true,
  on: {
    EnquirySent: ({ data: { enquiryId: subjectId, subject, message, reference, name, accountId } }) => ({
      subjectId,
      open: true,
      number: reference,
      note: firstWords(`${subject}: ${message}`),
      accountId,
      personName: name,
    }),
    EnquiryAnswered: ({ data: { enquiryId: subjectId } }) => ({ subjectId, open: false }),
    EnquiryClosed: ({ data: { enquiryId: subjectId } }) => ({ subjectId, open: false }),
  },
});
