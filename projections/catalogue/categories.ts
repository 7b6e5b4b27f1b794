import type { CategoryData } from '#domain/category/category.events.ts';
import { masterDataReadModel } from '#platform/read-model/master-data.ts';

export const categories = masterDataReadModel<'Category', 'categoryId', CategoryData>(
  'category',
  'Category',
  'categoryId',
);
