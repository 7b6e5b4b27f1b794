import { languages, type Language } from '#storefront/lib/language.ts';

/** Whole addresses of one page. */
export interface PageAddresses {
  readonly byLanguage: Readonly<Record<Language, string>>;
  /** In whatever language the reader's browser asks for. */
  readonly neutral: string;
}

/** Each language has an address of its own (spec 9, `lng`), so that search engines keep them apart. */
export function addressesOf(path: string, origin: string): PageAddresses {
  const inLanguage = (language: Language) => {
    const url = new URL(path, origin);
    url.searchParams.set('lng', language);
    return url.href;
  };
  return {
    byLanguage: Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as Record<
      Language,
      string
    >,
    neutral: new URL(path, origin).href,
  };
}
