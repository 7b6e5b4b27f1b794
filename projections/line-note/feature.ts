import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { lineNoteDescriptions } from './line-note.descriptions.ts';
import { lineNoteFunctions } from './line-note.functions.ts';
import { lineNotes } from './line-notes.ts';

export const feature = {
  readModels: readModelList(lineNotes),
  descriptions: [lineNoteDescriptions],
  functions: (read: ReadSide) => ({ lineNote: lineNoteFunctions(read) }),
} satisfies ProjectionFeature;
