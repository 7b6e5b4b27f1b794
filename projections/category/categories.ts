import type { CategoryData } from '#domain/category/category.events.ts';
import { masterDataReadModel } from '#platform/shop/master-data/master-data.ts';

export const categories = masterDataReadModel<'Category', 'categoryId', CategoryData>(
  'category',
  'Category',
  'categoryId',
);
