import { masterDataDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const settingDescriptions = masterDataDescriptions('setting', 'Setting', 'name');
export const staticContentDescriptions = masterDataDescriptions('static-content', 'StaticContent', 'contentBlockId');
