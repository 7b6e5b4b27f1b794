import type { SubjectDefinition } from '#projections/shared/subject.ts';

/** An item's prices in every list. */
export const priceSubject: SubjectDefinition = {
  kind: 'price',
  readModels: ['price'],
  streams: (id, find) => find('price-list-', `.${id}`),
  streamNamed: (search) => ({ prefix: 'price-list-', suffix: `.${search}` }),
};
