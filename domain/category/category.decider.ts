import { saidFields } from '#domain/shared/changed-fields.ts';
import type { Decider } from '#domain/shared/decider.ts';
import { masterDataDecider, type MasterDataState } from '#domain/shared/master-data.ts';
import { changeText, type TranslatedChange } from '#domain/shared/translated.ts';
import type { CategoryData, CategoryEvent } from './category.events.ts';

/** An import's line about a category: a field that it does not name stays as it is. */
export type CategoryChange = {
  readonly [F in Exclude<keyof CategoryData, 'name' | 'description'>]?: CategoryData[F] | undefined;
} & { readonly name?: TranslatedChange | undefined; readonly description?: TranslatedChange | undefined };

const saved = masterDataDecider<'Category', 'categoryId', CategoryData>('Category', 'categoryId');

export const category: Decider<
  MasterDataState<CategoryData>,
  { readonly type: 'ImportCategory'; readonly id: string; readonly change: CategoryChange },
  CategoryEvent
> = {
  ...saved,
  decide: ({ id, change }, state) => saved.decide({ type: 'Save', id, data: applied(change, state.data) }, state),
};

const BLANK = { parent: '', pictogram: '', picture: '', sort: 0, tableColumns: [] };

const applied = ({ name, description, ...change }: CategoryChange, before: CategoryData | undefined): CategoryData => ({
  ...BLANK,
  ...before,
  ...saidFields(change),
  name: changeText(before?.name, name),
  description: changeText(before?.description, description),
});
