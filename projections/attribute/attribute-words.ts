// Attributes and their values as readers of each language see them.
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { own } from '#domain/shared/dictionary.ts';

type Language = 'en' | 'fr';

/** Most units are written alike; those that are not have a French form. */
export const unitLabel = (definition: AttributeData | undefined, language: Language): string =>
  (language === 'fr' && definition?.unitFr) || (definition?.unit ?? '');

export const valueLabel = (
  definition: { readonly valuesFr: Readonly<Record<string, string>>; readonly kind: string } | undefined,
  value: string,
  language: Language,
) => {
  if (language === 'en' || !definition) return value;
  return definition.kind === 'number' ? value.replace('.', ',') : (own(definition.valuesFr, value) ?? value);
};
