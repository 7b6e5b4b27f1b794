import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** All tax classes and tax zones: one history, since they hold rules among each other. */
export const taxSubject: SubjectDefinition = {
  kind: 'tax',
  streams: async () => ['tax-shop'],
};
