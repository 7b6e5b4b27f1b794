// The variants of a product family as a product's page offers them: by each option, which products there are.
import { seoNameOf } from '#projections/product/product-facts.ts';
import type { VariantOption } from '#contracts/category/category.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { FamilyOption, OptionValue } from '#domain/family/family.events.ts';
import type { ProductRow } from '#projections/product/products.ts';
import { valueLabel } from '#projections/attribute/attribute-words.ts';
import { facetName, shownSwatch, type CardSource, type Language } from '../reader.ts';
import { dependencies } from './dependencies.ts';
import { sortKey } from '#projections/shared/words/words.ts';

/**
 * The options of a product's family with the values that its variants have. Each value leads to the variant that has it
 * and agrees in most of the other options, so that a choice never leads nowhere.
 * @param variants all that are sold, and the product itself
 */
export function variantOptions(
  source: Pick<CardSource, 'attribute' | 'family'>,
  product: ProductRow,
  variants: readonly ProductRow[],
  language: Language,
): VariantOption[] {
  const family = source.family(product.data.family);
  if (!family) return [];
  const keys = family.options.map(({ attribute }) => attribute);
  return family.options.flatMap((option): VariantOption[] => {
    const { attribute: key } = option;
    const values = offeredValues(option, variants, source.attribute(key)?.kind === 'number');
    if (!values.length) return [];
    const value = own(product.data.attributes, key);
    return [
      {
        key,
        ...facetName(source, key, language),
        values: values.map((one) => {
          const isSelected = one.value === value;
          const target = isSelected ? product : nearest(product, key, one.value, variants, keys);
          return {
            value: one.value,
            label: valueLabel(source.attribute(key), one.value, language),
            ...shownSwatch(one),
            selected: isSelected,
            itemNumber: target.item_number,
            seoFriendlyName: seoNameOf(target),
            keepsOthers: keys.every((other) => other === key || isAlike(product, target, other)),
          };
        }),
      },
    ];
  });
}

/** A family says in which order; what its variants have besides comes last. */
function offeredValues(
  { attribute, values }: FamilyOption,
  variants: readonly ProductRow[],
  isNumber: boolean,
): readonly OptionValue[] {
  const there = new Set(variants.flatMap(({ data }) => own(data.attributes, attribute) ?? []));
  const known = new Set(values.map(({ value }) => value));
  const others = [...there].filter((value) => !known.has(value));
  others.sort(
    isNumber
      ? (a, b) => Number(a) - Number(b)
      : (a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0),
  );
  return [...values.filter(({ value }) => there.has(value)), ...others.map((value) => ({ value, swatch: '' }))];
}

const isAlike = (one: ProductRow, other: ProductRow, key: string): boolean =>
  own(one.data.attributes, key) === own(other.data.attributes, key);

/** Among equals the first by number. There is one: only values that a variant has are offered. */
function nearest(
  product: ProductRow,
  key: string,
  value: string,
  variants: readonly ProductRow[],
  keys: readonly string[],
): ProductRow {
  const alike = (variant: ProductRow) =>
    keys.filter((other) => other !== key && isAlike(product, variant, other)).length;
  return variants
    .filter(({ data }) => own(data.attributes, key) === value)
    .reduce((best, variant) => (alike(variant) > alike(best) ? variant : best));
}

/** Who shows variants shows them anew when one comes, changes or goes. */
export function noteFamily({ data: { family } }: ProductRow, seen: Set<string>): void {
  if (family) seen.add(dependencies.family(family));
}
