/**
 * A country's name in a language, by its ISO 3166-1 code; whatever is no such code as it stands, as in an address of which a person
 * was erased.
 */
export const countryName = (code: string, language: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code;
