import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import type { FamilyData } from '#domain/family/family.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { LineOption } from '#domain/shared/order-draft.ts';
import { unitLabel, valueLabel } from '#projections/attribute/attribute-words.ts';

/**
 * What sets a variant apart from the others of its family. An option that the variant has no value of is left out.
 * @param values the variant's values, by attribute
 */
export const lineOptions = (
  family: FamilyData | undefined,
  values: Readonly<Record<string, string>>,
  attribute: (key: string) => AttributeData | undefined,
): LineOption[] =>
  (family?.options ?? []).flatMap(({ attribute: key }) => {
    const value = own(values, key);
    if (!value) return [];
    const definition = attribute(key);
    const inLanguage = (language: 'en' | 'fr') =>
      [valueLabel(definition, value, language), unitLabel(definition, language)].filter(Boolean).join('\u00a0');
    return [{ name: definition?.name ?? { en: key, fr: key }, value: { en: inLanguage('en'), fr: inLanguage('fr') } }];
  });
