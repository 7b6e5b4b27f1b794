import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { savedCardDescriptions } from './saved-card.descriptions.ts';
import { savedCardQueries } from './saved-card.queries.ts';
import { savedCards } from './saved-cards.ts';

export const feature = {
  needs: ['setting'],
  readModels: readModelList(savedCards),
  descriptions: [savedCardDescriptions],
  queries: (read: ReadSide) => savedCardQueries(read),
  personalData: [personalRows('savedCards', savedCards, ({ cards }) => cards.map(({ reference: _, ...card }) => card))],
} satisfies ProjectionFeature;
