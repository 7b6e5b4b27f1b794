import { locales, type Language } from './language.ts';

/** A format costs milliseconds to make, a hundred times what a number costs: each is made when it is first needed. */
const madeOnce = (options: Intl.NumberFormatOptions) => {
  const known = new Map<Language, Intl.NumberFormat>();
  return (language: Language): Intl.NumberFormat => {
    const made = known.get(language) ?? new Intl.NumberFormat(locales[language], options);
    known.set(language, made);
    return made;
  };
};
const plain = madeOnce({});
const percents = madeOnce({ style: 'percent', maximumFractionDigits: 3 });

/** Below a thousand both languages write a count alike, and nothing need be made for it. */
const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1_000;

/** "1,204", in French "1 204" (no-break space). */
export const formatNumber = (value: number, language: Language): string =>
  isShort(value) ? String(value) : plain(language).format(value);

/** `9.975` is "9.975%", in French "9,975 %". */
export const formatPercent = (percent: number, language: Language): string => percents(language).format(percent / 100);

/** For "{{size}} kB" of what a reader may download: whole, and never none. */
export const wholeKilobytes = (bytes: number, language: Language): string =>
  formatNumber(Math.max(1, Math.round(bytes / 1_000)), language);
