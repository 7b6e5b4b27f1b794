import type { Language } from './language.ts';

/** A calendar month (`2026-11`): "November 2026", "novembre 2026". */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T12:00:00Z`));
