import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import { personalRows } from '#projections/shared/personal-data.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { contactCopies } from './contact-copies.ts';
import { preferenceDescriptions } from './preference.descriptions.ts';
import { preferenceFunctions, preferenceQueries } from './preference.queries.ts';
import { preferences } from './preferences.ts';

export const feature = {
  needs: ['account', 'checkout', 'contact', 'setting'],
  readModels: readModelList(preferences, contactCopies),
  descriptions: [preferenceDescriptions],
  queries: () => preferenceQueries,
  functions: (read: ReadSide) => ({ preference: preferenceFunctions(read) }),
  personalData: [personalRows('preferences', preferences, ({ payment_method }) => ({ paymentMethod: payment_method }))],
} satisfies ProjectionFeature;
