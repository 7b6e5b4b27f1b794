import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { returnWork } from './return-work.ts';
import { returnDescriptions } from './return.descriptions.ts';
import { returnFunctions } from './return.functions.ts';
import { returnQueries } from './return.queries.ts';
import { returns } from './returns.ts';
import { recordOf } from './wire-return.ts';

export const feature = {
  needs: ['account', 'contact', 'order', 'page', 'setting', 'store'],
  readModels: readModelList(returns),
  descriptions: [returnDescriptions],
  workKinds: [returnWork],
  queries: (read: ReadSide) => returnQueries(read),
  functions: (read: ReadSide) => ({ return: returnFunctions(read) }),
  personalData: [personalRows('returns', returns, recordOf)],
} satisfies ProjectionFeature;
