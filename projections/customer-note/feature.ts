import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { customerNoteDescriptions } from './customer-note.descriptions.ts';
import { customerNoteFunctions, customerNoteQueries } from './customer-note.queries.ts';
import { customerNotes } from './customer-notes.ts';

export const feature = {
  needs: ['account'],
  readModels: readModelList(customerNotes),
  descriptions: [customerNoteDescriptions],
  queries: customerNoteQueries,
  functions: (read: ReadSide) => ({ customerNote: customerNoteFunctions(read) }),
} satisfies ProjectionFeature;
