import { masterDataDecider } from '#domain/shared/master-data.ts';
import type { CategoryData } from './category.events.ts';

export const category = masterDataDecider<'Category', 'categoryId', CategoryData>('Category', 'categoryId');
