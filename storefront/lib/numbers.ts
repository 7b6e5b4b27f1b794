import { locales, type Language } from './language.ts';

const formats = { en: new Intl.NumberFormat(locales.en), fr: new Intl.NumberFormat(locales.fr) } as const;

/** "1,204", in French "1 204" (no-break space). */
export const formatNumber = (value: number, language: Language): string => formats[language].format(value);
