import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { accountDescriptions, mergersDescriptions } from './account.descriptions.ts';
import { accountFunctions, accountQueries } from './account.queries.ts';
import { accountSubject } from './account.subject.ts';
import { accounts } from './accounts.ts';
import { addressCheckQueries } from './address-check.queries.ts';
import { accountPersonalData } from './personal-data.ts';
import { registrationWork } from './registration-work.ts';

export const feature = {
  needs: ['cart', 'contact', 'customer', 'setting', 'store', 'tax'],
  remembered: readModelList(accounts),
  readModels: readModelList(accounts),
  descriptions: [accountDescriptions, mergersDescriptions],
  subjects: [accountSubject],
  workKinds: [registrationWork],
  personalData: accountPersonalData,
  queries: (read: ReadSide) => ({ ...accountQueries(read), ...addressCheckQueries }),
  functions: (read: ReadSide) => ({ account: accountFunctions(read) }),
} satisfies ProjectionFeature;
