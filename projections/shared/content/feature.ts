import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '../projection-feature.ts';
import { contentDescriptions, letterTestDescriptions } from './content.descriptions.ts';
import { contentVersions, contents, publishedContents } from './content.ts';

export const feature = {
  mirrored: readModelList(publishedContents),
  readModels: readModelList(contents, contentVersions),
  descriptions: [...contentDescriptions, letterTestDescriptions],
} satisfies ProjectionFeature;
