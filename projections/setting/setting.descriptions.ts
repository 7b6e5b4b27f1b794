import { masterDataDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const settingDescriptions = masterDataDescriptions('setting', {
  thing: 'Setting',
  idField: 'name',
  group: 'setting',
});
