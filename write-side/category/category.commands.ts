import type { importOperations } from '#contracts/catalogue-import.ts';
import { category } from '#domain/category/category.decider.ts';
import type { Handlers } from '#platform/operations/context.ts';

export const categoryCommands: Pick<Handlers<typeof importOperations, 'command'>, 'category/import'> = {
  async 'category/import'({ categoryId: id, category: change }, context) {
    const { events } = await context.run(category, `category-${id}`, { type: 'ImportCategory', id, change });
    return { changed: events.length > 0 };
  },
};
