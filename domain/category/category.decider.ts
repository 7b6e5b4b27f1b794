import { changesOn, saidFields } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { masterDataDecider, type MasterDataState } from '#domain/shared/master-data.ts';
import { changeText, type TranslatedChange } from '#domain/shared/translated.ts';
import { BLANK_CATEGORY, type CategoryData, type CategoryEvent } from './category.events.ts';

/** An import's line about a category: a field that it does not name stays as it is. */
export type CategoryChange = {
  readonly [F in Exclude<keyof CategoryData, 'name' | 'description'>]?: CategoryData[F] | undefined;
} & { readonly name?: TranslatedChange | undefined; readonly description?: TranslatedChange | undefined };

/** Fields that a manager edits as values; where it lies, and whether it shows, have commands of their own. */
export type EditedCategory = Omit<CategoryData, 'parent' | 'sort' | 'hidden'>;

export type CategoryCommand = { readonly id: string } & (
  | { readonly type: 'ImportCategory'; readonly change: CategoryChange }
  /** A row of a file: `seen` are the fields of `changed` as its dry run saw them; `above` as in a move. */
  | {
      readonly type: 'BringCategory';
      readonly isNew: boolean;
      readonly seen: Partial<CategoryData>;
      readonly changed: Partial<CategoryData>;
      readonly above: readonly string[];
    }
  | { readonly type: 'AddCategory'; readonly data: CategoryChange }
  | {
      readonly type: 'ChangeCategory';
      readonly seen: Partial<EditedCategory>;
      readonly changed: Partial<EditedCategory>;
    }
  /** `above` are the categories that the wanted parent lies in, itself included. */
  | {
      readonly type: 'MoveCategory';
      readonly parent: string;
      readonly above: readonly string[];
      readonly sort: number;
    }
  | { readonly type: 'HideCategory' }
  | { readonly type: 'ShowCategory' }
);

const saved = masterDataDecider<'Category', 'categoryId', CategoryData>('Category', 'categoryId');

export const category: Decider<MasterDataState<CategoryData>, CategoryCommand, CategoryEvent> = {
  ...saved,
  decide(command, state) {
    const { id } = command;
    const save = (change: CategoryChange) =>
      saved.decide({ type: 'Save', id, data: checked(applied(change, state.data)) }, state);
    const change = (changed: Partial<CategoryData>) => {
      const data = state.data ?? notFound('category_not_found', { id });
      return saved.decide({ type: 'Save', id, data: checked({ ...data, ...changed }) }, state);
    };
    switch (command.type) {
      case 'ImportCategory':
        return save(command.change);
      case 'BringCategory':
        if (command.above.includes(id)) return refuse('category_below_itself', {}, 'invalid');
        if (command.isNew)
          return state.data
            ? saved.decide({ type: 'Change', id, seen: {}, changed: command.changed }, state)
            : saved.decide({ type: 'Add', id, data: checked(command.changed as CategoryData) }, state);
        return saved.decide({ type: 'Change', id, seen: command.seen, changed: command.changed }, state);
      case 'AddCategory':
        return state.data ? refuse('category_exists', { id }) : save(command.data);
      case 'ChangeCategory':
        return change(
          changesOn<EditedCategory>(
            state.data ?? notFound('category_not_found', { id }),
            command.seen,
            command.changed,
          ) ?? {},
        );
      case 'MoveCategory': {
        const { parent, above, sort } = command;
        return above.includes(id) ? refuse('category_below_itself', {}, 'invalid') : change({ parent, sort });
      }
      case 'HideCategory':
        return change({ hidden: true });
      case 'ShowCategory':
        return change({ hidden: false });
      default:
        return unreachable(command);
    }
  },
};

const applied = ({ name, description, ...change }: CategoryChange, before: CategoryData | undefined): CategoryData => ({
  ...BLANK_CATEGORY,
  ...before,
  ...saidFields(change),
  name: changeText(before?.name, name),
  description: changeText(before?.description, description),
});

/** @throws DomainError link_required where a category would lead nowhere */
const checked = (data: CategoryData): CategoryData =>
  data.type === 1 && !data.linkBasedUrl ? refuse('link_required', {}, 'invalid') : data;
