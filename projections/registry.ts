// Every read model and every query of the shop; what is missing does not compile.
import type { Api } from '#contracts/api.ts';
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import { isOnValue } from '#contracts/setting/settings.ts';
import { merged, partsOf, type Merged } from '#domain/shared/parts-of.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { FunctionTable } from '#platform/kernel/operations/bind-features.ts';
import type { Queries } from '#platform/kernel/operations/features.ts';
import { readModelList, type ReadModel } from '#platform/kernel/read-model/read-model.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import type { CatalogueIndex } from './catalogue/index/catalogue-index.ts';
import * as features from './features.ts';
import { createEventDescriber } from './history/describe-events.ts';
import { subjectsOf } from './history/subject-events.ts';
import type { RegisteredProjections } from './shared/projection-feature.ts';
import { settingValueIn } from './setting/setting.queries.ts';
import { countryIn, languagesIn } from './store/store.queries.ts';
import { workItemsOf } from './work/work-items.ts';

const workKinds = partsOf(features, 'workKinds').flat();
const workItems = workItemsOf(workKinds);

export const eventDescriptions = partsOf(features, 'descriptions').flat();
export const historySubjects = subjectsOf(partsOf(features, 'subjects').flat(), eventDescriptions, workKinds);

export const mirroredReadModels: readonly ReadModel[] = partsOf(features, 'mirrored').flat();
export const rememberedReadModels: readonly ReadModel[] = partsOf(features, 'remembered').flat();
export const readModels: readonly ReadModel[] = [
  ...mirroredReadModels,
  ...partsOf(features, 'readModels').flat(),
  ...readModelList(workItems),
];

export const settingValue = (read: ReadSide, name: SettingName): string => settingValueIn(read)(name);
export const shopLanguages = languagesIn;
export const shopCountry = countryIn;
export const settingIsOn = (read: ReadSide, name: SettingName): boolean => isOnValue(settingValue(read, name));

const registered = (read: ReadSide, index: CatalogueIndex): RegisteredProjections => ({
  readModels,
  descriptions: eventDescriptions,
  workKinds,
  workItems,
  personalData: partsOf(features, 'personalData').flat(),
  subjects: historySubjects,
  describeEvents: createEventDescriber(eventDescriptions),
  index,
  isOn: (setting) => settingIsOn(read, setting),
});

type Make = (read: ReadSide, shop: RegisteredProjections) => object;

function madeFrom<M extends Make>(makers: readonly M[], read: ReadSide, index: CatalogueIndex): Merged<ReturnType<M>> {
  const shop = registered(read, index);
  return merged(makers.map((make) => make(read, shop) as ReturnType<M>));
}

export const createQueryHandlers = (read: ReadSide, index: CatalogueIndex): Handlers<Api, 'query'> =>
  madeFrom(partsOf(features, 'queries'), read, index);

/** The read models offer these functions to other features and to jobs. */
export const createQueryFunctions = (read: ReadSide, index: CatalogueIndex): FunctionTable<Queries> =>
  madeFrom(partsOf(features, 'functions'), read, index);
