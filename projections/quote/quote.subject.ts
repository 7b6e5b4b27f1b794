import { FOUND_AT_MOST, type SubjectDefinition } from '#projections/shared/subject.ts';

export const quoteSubject: SubjectDefinition = {
  kind: 'quote',
  by: 'order',
  readModels: ['quote', 'attachment', 'line_note'],
  async find(search, { queries }) {
    const asked = { search, page: 1, pageSize: FOUND_AT_MOST, sort: 'updatedAt', direction: 'DESC' } as const;
    const { rows } = await queries.quote.list(asked);
    return rows.map(({ quoteId, quoteNumber }) => ({ subject: `quote:${quoteId}`, title: quoteNumber }));
  },
};
