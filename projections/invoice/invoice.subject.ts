import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** An invoice with its credit notes and disputes; it lies in the timeline of its order, too. */
export const invoiceSubject: SubjectDefinition = {
  kind: 'invoice',
  streams: async (id) => [`invoice-${id}`, `dispute-${id}`],
  title: async (invoiceId, kind, { queries }) => {
    const { number } = await queries.invoice.number({ invoiceId });
    return { kind, title: number || invoiceId };
  },
  streamNamed: (search) => ({ prefix: `invoice-${search}`, suffix: '' }),
};
