import { masterDataWords } from '#platform/history/words.ts';

export const settingWords = masterDataWords('setting', 'Setting', 'name');
export const staticContentWords = masterDataWords('static-content', 'StaticContent', 'contentBlockId');
