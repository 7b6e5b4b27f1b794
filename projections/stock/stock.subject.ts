import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** The ledger of one item. */
export const stockSubject: SubjectDefinition = {
  kind: 'stock',
  streams: async (itemNumber) => [`stock-${itemNumber}`],
  title: async (itemNumber) => ({ kind: 'stock', title: itemNumber }),
  streamNamed: (search) => ({ prefix: `stock-${search}`, suffix: '' }),
};
