// Texts of refusals, from the same files that the storefront uses.
import { hasText, translate, type Language } from './texts.ts';

/** The text of a code, its {{params}} filled in; the generic text where there is none. */
export function textFor(code: string, language: Language, params: Readonly<Record<string, unknown>> = {}): string {
  return translate(language, 'error')(hasText(language, 'error', code) ? code : 'invalid_value', params);
}
