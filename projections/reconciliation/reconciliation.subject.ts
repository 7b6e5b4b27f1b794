import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** A day of a payment provider, and what was said of its differences. */
export const reconciliationSubject: SubjectDefinition = {
  kind: 'reconciliation',
  streams: (id) => Promise.resolve([`reconciliation-${id}`]),
  title: (id, kind) => Promise.resolve({ kind, title: id.replace('.', ' ') }),
  streamNamed: (search) => ({ prefix: `reconciliation-${search}`, suffix: '' }),
};
