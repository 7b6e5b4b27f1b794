import { masterDataDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const familyDescriptions = masterDataDescriptions('family', {
  thing: 'Family',
  idField: 'family',
  group: 'price',
});
