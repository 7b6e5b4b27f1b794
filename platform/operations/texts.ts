// Texts of refusals, from the same files that the storefront uses.
import en from '#locales/en/error.json' with { type: 'json' };
import fr from '#locales/fr/error.json' with { type: 'json' };

export type Language = 'en' | 'fr';
const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, fr };

/** The text of a code, its {{params}} filled in; the generic text where there is none. */
export function textFor(code: string, language: Language, params: Readonly<Record<string, unknown>> = {}): string {
  const text = texts[language][code] ?? texts.en[code] ?? texts[language]['invalid_value'] ?? code;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) => String(params[name] ?? ''));
}
