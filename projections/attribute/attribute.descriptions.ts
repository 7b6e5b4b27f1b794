import { masterDataDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const attributeDescriptions = masterDataDescriptions('attribute', {
  thing: 'Attribute',
  idField: 'attribute',
  group: 'price',
});
