// Texts of refusals, from the same files that the storefront uses.
import { monthName } from '#domain/shared/month.ts';
import { dayText } from './formats.ts';
import { hasText, translate, type Language } from './texts.ts';

/** The text of a code, its {{params}} filled in, days and months as people write them; the generic text where there is none. */
export function textFor(code: string, language: Language, params: Readonly<Record<string, unknown>> = {}): string {
  const shown = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shownIn(language, value)]));
  return translate(language, 'error')(hasText(language, 'error', code) ? code : 'invalid_value', shown);
}

function shownIn(language: Language, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value)) return dayText(value, language);
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? monthName(value, language) : value;
}
