import type { importOperations } from '#contracts/import/catalogue-import.ts';
import type { categoryDeskOperations } from '#contracts/category/category-desk.ts';
import {
  category,
  type CategoryChange,
  type CategoryCommand,
  type EditedCategory,
} from '#domain/category/category.decider.ts';
import { saidFields } from '#domain/shared/changed-fields.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { changeText, type Translated } from '#domain/shared/translated.ts';
import type { CategoryData } from '#domain/category/category.events.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { isUploaded } from '#platform/shop/picture-url.ts';
import { SORT_STEP, sortsAfterMove } from './sorts-after-move.ts';

const success = { message: 'success' } as const;
/** A tree deeper than this is one that leads back to itself. */
const DEEPEST = 50;

const streamOf = (id: string) => `category-${id}`;
const run = (context: OperationContext, command: CategoryCommand) =>
  context.run(category, streamOf(command.id), command);

export const categoryCommands: Pick<Handlers<typeof importOperations, 'command'>, 'category/import'> &
  Handlers<typeof categoryDeskOperations, 'command'> = {
  async 'category/import'({ categoryId: id, category: change }, context) {
    const { events } = await run(context, { type: 'ImportCategory', id, change });
    return { changed: events.length > 0 };
  },

  async 'admin/category/add'({ categoryId: id, parent, category: input }, context) {
    await pathTo(parent, context);
    const fields = await stored(input, context);
    const siblings = await context.queries.category.children({ parent });
    const sort = Math.max(0, ...siblings.map((one) => one.sort)) + SORT_STEP;
    await run(context, { type: 'AddCategory', id, data: { ...fields, parent, sort } as CategoryChange });
    return success;
  },

  async 'admin/category/change'({ categoryId: id, seen, changed }, context) {
    await run(context, {
      type: 'ChangeCategory',
      id,
      seen: saidFields(seen) as Partial<EditedCategory>,
      changed: await stored(changed, context),
    });
    return success;
  },

  async 'admin/category/move'({ categoryId: id, parent, before }, context) {
    const above = await pathTo(parent, context);
    const siblings = (await context.queries.category.children({ parent })).filter(
      ({ categoryId }) => categoryId !== id,
    );
    const { sort, others } = sortsAfterMove(siblings, before);
    // It first: where it may not go, nothing moves.
    await run(context, { type: 'MoveCategory', id, parent, above, sort });
    for (const { categoryId, sort: its } of others)
      await run(context, { type: 'ImportCategory', id: categoryId, change: { sort: its } });
    return success;
  },

  async 'admin/category/hide'({ categoryId: id }, context) {
    await run(context, { type: 'HideCategory', id });
    return success;
  },

  async 'admin/category/show'({ categoryId: id }, context) {
    await run(context, { type: 'ShowCategory', id });
    return success;
  },
};

/**
 * A category and all that it lies in, from their own streams: a read model may not know of a move yet.
 * @throws DomainError category_unknown
 */
async function pathTo(id: string, context: OperationContext): Promise<string[]> {
  const path: string[] = [];
  for (let at = id; at && path.length < DEEPEST;) {
    path.push(at);
    const { state } = await context.load(category, streamOf(at));
    if (!state.data) refuse('category_unknown', { category: at }, 'invalid');
    at = state.data?.parent ?? '';
  }
  return path;
}

type Fields = {
  readonly [F in keyof EditedCategory]?:
    (F extends 'name' | 'description' ? Translated : EditedCategory[F]) | undefined;
};

/** The fields as they are stored: French that is empty is the English. */
async function stored(fields: Fields, context: OperationContext): Promise<Partial<EditedCategory>> {
  const { name, description, ...others } = saidFields(fields);
  for (const key of [others.picture, others.pictogram])
    if (key && isUploaded(key) && !(await context.states.picture.isThere({ picture: key })).isThere)
      refuse('picture_unknown', {}, 'invalid');
  if (others.tableColumns) {
    const kinds = await context.queries.attribute.kinds();
    const unknown = others.tableColumns.find((key) => !Object.hasOwn(kinds, key));
    if (unknown !== undefined) refuse('attribute_unknown', { attribute: unknown }, 'invalid');
  }
  return {
    ...others,
    ...(name ? { name: changeText(undefined, name) } : {}),
    ...(description ? { description: changeText(undefined, description) } : {}),
  };
}

export const categoryFunctions = {
  /** Makes a category what a row of a file says; `changed` of a new one is all of it. */
  async bring(
    row: {
      readonly categoryId: string;
      readonly isNew: boolean;
      readonly seen: Partial<CategoryData>;
      readonly changed: Partial<CategoryData>;
    },
    context: OperationContext,
  ): Promise<void> {
    const { categoryId: id, isNew, seen, changed } = row;
    const above = isNew || !changed.parent ? [] : await pathTo(changed.parent, context);
    await run(context, { type: 'BringCategory', id, isNew, seen, changed, above });
  },

  async hide({ categoryId: id }: { readonly categoryId: string }, context: OperationContext): Promise<void> {
    await run(context, { type: 'HideCategory', id });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly category: FunctionsOf<typeof categoryFunctions>;
  }
}
