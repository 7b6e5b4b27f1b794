import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { companyContactQueries } from './company-contacts.queries.ts';
import { contactDescriptions, userNameDescriptions } from './contact.descriptions.ts';
import { contactFunctions, contactQueries } from './contact.queries.ts';
import { contacts } from './contacts.ts';
import { loginDetailsQueries } from './login-details.queries.ts';
import { contactPersonalData } from './personal-data.ts';

export const feature = {
  needs: ['account', 'openid'],
  remembered: readModelList(contacts),
  readModels: readModelList(contacts),
  descriptions: [contactDescriptions, userNameDescriptions],
  personalData: contactPersonalData,
  queries: (read: ReadSide) => ({ ...contactQueries, ...companyContactQueries(read), ...loginDetailsQueries }),
  functions: (read: ReadSide) => ({ contact: contactFunctions(read) }),
} satisfies ProjectionFeature;
