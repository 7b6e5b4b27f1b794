import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** What one person asked about an item, and what the shop answered. */
export const questionSubject: SubjectDefinition = {
  kind: 'question',
  streams: (id) => Promise.resolve([`question-${id}`]),
  async title(id, kind, { queries }) {
    const { itemNumber } = await queries.question.find({ questionId: id });
    return { kind, title: itemNumber || id };
  },
  streamNamed: (search) => ({ prefix: `question-${search}`, suffix: '' }),
};
