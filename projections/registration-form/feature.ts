import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { registrationFormDescriptions } from './registration-form.descriptions.ts';
import { registrationFormFunctions, registrationFormQueries } from './registration-form.queries.ts';
import { registrationForms } from './registration-forms.ts';

export const feature = {
  mirrored: readModelList(registrationForms),
  descriptions: [registrationFormDescriptions],
  queries: (_read: ReadSide) => registrationFormQueries,
  functions: (read: ReadSide) => ({ registrationForm: registrationFormFunctions(read) }),
} satisfies ProjectionFeature;
