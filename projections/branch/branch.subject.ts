import type { SubjectDefinition } from '#projections/shared/subject.ts';

export const branchSubject: SubjectDefinition = { kind: 'branch', streams: async () => ['branch-shop'] };
