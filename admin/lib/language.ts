const COOKIE = /(?:^|;\s*)i18next=(en|fr)/;

/** The cookie that the storefront uses too (spec 9), then what the browser asks for. */
export function currentLanguage(): 'en' | 'fr' {
  const [, stored] = COOKIE.exec(document.cookie) ?? [];
  return stored === 'fr' || (!stored && navigator.language.startsWith('fr')) ? 'fr' : 'en';
}

export function rememberLanguage(language: string): void {
  document.cookie = `i18next=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
}
