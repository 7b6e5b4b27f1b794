import { masterDataDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const categoryDescriptions = masterDataDescriptions('category', {
  thing: 'Category',
  idField: 'categoryId',
  group: 'price',
});
