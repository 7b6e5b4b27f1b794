import { masterDataDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const settingDescriptions = masterDataDescriptions('setting', {
  thing: 'Setting',
  idField: 'name',
  group: 'setting',
});
export const staticContentDescriptions = masterDataDescriptions('static-content', {
  thing: 'StaticContent',
  idField: 'contentBlockId',
  group: 'setting',
});
