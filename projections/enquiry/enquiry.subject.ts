import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** What one person wrote by the contact form; it is called by its id, since its subject is theirs. */
export const enquirySubject: SubjectDefinition = {
  kind: 'enquiry',
  streams: async (enquiryId) => [`enquiry-${enquiryId}`],
};
