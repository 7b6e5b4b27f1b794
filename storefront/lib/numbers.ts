import { locales, type Language } from './language.ts';

const formats = { en: new Intl.NumberFormat(locales.en), fr: new Intl.NumberFormat(locales.fr) } as const;

/** "1,204", in French "1 204" (no-break space). */
export const formatNumber = (value: number, language: Language): string => formats[language].format(value);

const percents = {
  en: new Intl.NumberFormat(locales.en, { style: 'percent', maximumFractionDigits: 3 }),
  fr: new Intl.NumberFormat(locales.fr, { style: 'percent', maximumFractionDigits: 3 }),
} as const;

/** `9.975` is "9.975%", in French "9,975 %". */
export const formatPercent = (percent: number, language: Language): string => percents[language].format(percent / 100);
