import { categories as kind } from '#contracts/import/kinds/categories.ts';
import { fewRecords } from './kind-records.ts';

export const categories = fewRecords(
  async ({ queries }) =>
    new Map(
      [...(await queries.catalogueRecords.categories())].map(([categoryId, data]) => [
        categoryId,
        { ...kind.blank, ...data, categoryId },
      ]),
    ),
);
