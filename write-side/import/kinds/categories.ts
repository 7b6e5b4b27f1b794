import type { CategoryData } from '#domain/category/category.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const categories: KindCommands = {
  async change({ key: categoryId, isNew, seen, changed, wanted }, { commands }) {
    await commands.category.bring({
      categoryId,
      isNew,
      seen: seen as Partial<CategoryData>,
      changed: (isNew ? wanted : changed) as Partial<CategoryData>,
    });
  },
  // Products lie in it by now: it is taken out of sight.
  async remove({ key: categoryId }, { commands }) {
    await commands.category.hide({ categoryId });
  },
};
