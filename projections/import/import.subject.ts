import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** The file's own history; what it changed is in the histories of the things, and together under `run`. */
export const importSubject: SubjectDefinition = {
  kind: 'import',
  streams: async (importId) => [`import-${importId}`],
};
