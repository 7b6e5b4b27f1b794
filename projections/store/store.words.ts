import { masterDataWords } from '#projections/shared/event-words/words.ts';

export const settingWords = masterDataWords('setting', 'Setting', 'name');
export const staticContentWords = masterDataWords('static-content', 'StaticContent', 'contentBlockId');
