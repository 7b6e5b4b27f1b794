import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** One address's history; it is called by its id, since the address is somebody's. */
export const newsletterSubject: SubjectDefinition = {
  kind: 'newsletter',
  streams: async (subscriberId) => [`newsletter-${subscriberId}`],
};
