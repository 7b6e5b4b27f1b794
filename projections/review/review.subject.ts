import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** What one person said of a product, and what the shop did with it. */
export const reviewSubject: SubjectDefinition = {
  kind: 'review',
  streams: (id) => Promise.resolve([`review-${id}`]),
  async title(id, kind, { queries }) {
    const { itemNumber } = await queries.review.find({ reviewId: id });
    return { kind, title: itemNumber || id };
  },
  streamNamed: (search) => ({ prefix: `review-${search}`, suffix: '' }),
};
