import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { pictureDescriptions } from './picture.descriptions.ts';
import { pictureFunctions } from './picture.functions.ts';
import { pictures } from './pictures.ts';

export const feature = {
  remembered: readModelList(pictures),
  readModels: readModelList(pictures),
  descriptions: [pictureDescriptions],
  functions: (read: ReadSide) => ({ picture: pictureFunctions(read) }),
} satisfies ProjectionFeature;
