import type { Decider } from '#domain/shared/decider.ts';
import { masterDataDecider, type MasterDataState } from '#domain/shared/master-data.ts';
import { changeText, type TranslatedChange } from '#domain/shared/translated.ts';
import type { CategoryData, CategoryEvent } from './category.events.ts';

/** What an import says of a category: a field that it does not name stays as it is. */
export type CategoryChange =
  { readonly [F in Exclude<keyof CategoryData, 'name' | 'description'>]?: CategoryData[F] | undefined } & { readonly name?: TranslatedChange | undefined; readonly description?: TranslatedChange | undefined };

const saved = masterDataDecider<'Category', 'categoryId', CategoryData>('Category', 'categoryId');

export const category: Decider<MasterDataState<CategoryData>, { readonly type: 'ImportCategory'; readonly id: string; readonly change: CategoryChange }, CategoryEvent> = {
  ...saved,
  decide: ({ id, change }, state) => saved.decide({ type: 'Save', id, data: applied(change, state.data) }, state),
};

const applied = (change: CategoryChange, before: CategoryData | undefined): CategoryData => ({
  parent: change.parent ?? before?.parent ?? '',
  name: changeText(before?.name, change.name),
  description: changeText(before?.description, change.description),
  pictogram: change.pictogram ?? before?.pictogram ?? '',
  picture: change.picture ?? before?.picture ?? '',
  sort: change.sort ?? before?.sort ?? 0,
  tableColumns: change.tableColumns ?? before?.tableColumns ?? [],
});
