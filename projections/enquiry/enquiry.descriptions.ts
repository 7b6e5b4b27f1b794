import type { EnquiryEvent } from '#domain/enquiry/enquiry.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const enquiryDescriptions = defineDescriptions<EnquiryEvent>({
  category: 'enquiry',
  group: 'message',
  of: {
    EnquirySent: ({ data: { name, subject } }) => ({ name, subject }),
    EnquiryAnswered: ({ data: { text } }) => ({ text }),
    EnquiryClosed: () => ({}),
  },
});
