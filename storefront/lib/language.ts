export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Locale of numbers and dates: Canadian French writes `199,00 $`; the English shop writes `$199.00`. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** The language's own name and code, for the switch. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr' : 'en');

export const asLanguage = (text: string): Language => (text === 'fr' ? 'fr' : 'en');
