import { locales, type Language } from '#storefront/lib/language.ts';

const exactly = (language: Language) =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const formats = { en: exactly('en'), fr: exactly('fr') } as const;

/** Spec 3: KB to 3 decimals, of 1,024 bytes: "2.000 KB", in French "2,000 Ko". */
export const formatKilobytes = (bytes: number, language: Language): string =>
  `${formats[language].format(bytes / 1_024)}\u00a0${language === 'fr' ? 'Ko' : 'KB'}`;
