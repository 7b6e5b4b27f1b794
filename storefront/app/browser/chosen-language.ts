// The reader's choice of a language, by i18next's language detector. Its own order of looking, cookie and storage keys
// are those of spec 9: querystring, cookie, localStorage, sessionStorage, navigator, htmlTag; `i18next`, `i18nextLng`.
import LanguageDetector from 'i18next-browser-languagedetector';
import type { Language } from '#storefront/lib/language.ts';

const YEAR_IN_MINUTES = 365 * 24 * 60;

const detector = new LanguageDetector(undefined, {
  caches: ['cookie', 'localStorage'],
  cookieMinutes: YEAR_IN_MINUTES,
  cookieOptions: { path: '/', sameSite: 'lax', secure: location.protocol === 'https:' },
});

const asKnown = (
  found: string | readonly string[] | undefined | null,
  spoken: readonly Language[],
): Language | undefined => {
  const first = typeof found === 'string' ? found : found?.[0];
  return spoken.find((language) => first?.toLowerCase().startsWith(language));
};

/** Keeps the choice for a year, and shows the page anew in it. */
export function chooseLanguage(language: string): void {
  detector.cacheUserLanguage(language);
  const url = new URL(location.href);
  url.searchParams.delete('lng');
  if (url.href === location.href) location.reload();
  else location.replace(url);
}

/**
 * The server sees address and cookie only. A reader whose cookie has gone but whose choice is still stored gets the page
 * in that language; where cookies are refused, or the shop does not speak it, it stays as it is.
 */
export function followStoredChoice(shown: Language, spoken: readonly Language[]): void {
  const chosen = asKnown(detector.detect(['querystring', 'cookie', 'localStorage', 'sessionStorage']), spoken);
  if (chosen === undefined || chosen === shown) return;
  detector.cacheUserLanguage(chosen, ['cookie']);
  if (asKnown(detector.detect(['cookie']), spoken) === chosen) location.reload();
}
