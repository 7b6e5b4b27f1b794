import type { FamilyDetail, FamilyVariant } from './family.reader.ts';

/** Option values of a variant, by attribute. */
export type Combination = Readonly<Record<string, string>>;

type Options = Pick<FamilyDetail, 'data'>;

const keyOf = ({ data }: Options, values: Combination): string =>
  JSON.stringify(data.options.map(({ attribute }) => values[attribute] ?? ''));

/** Two variants with the same one cannot be told apart. */
export const combinationOf = (detail: Options, { attributes }: Pick<FamilyVariant, 'attributes'>): string =>
  keyOf(detail, attributes);

/** Combinations of the values that the options offer, in their order, that no variant has. */
export function missingOf(detail: Options & { readonly variants: readonly FamilyVariant[] }): readonly Combination[] {
  const { options } = detail.data;
  if (!options.length) return [];
  const there = new Set(detail.variants.map((variant) => combinationOf(detail, variant)));
  const all = options.reduce<readonly Combination[]>(
    (some, { attribute, values }) => some.flatMap((one) => values.map(({ value }) => ({ ...one, [attribute]: value }))),
    [{}],
  );
  return all.filter((values) => !there.has(keyOf(detail, values)));
}

/** A value as readers of a language see it, with its unit. */
export function labelOf(
  { attributes }: Pick<FamilyDetail, 'attributes'>,
  attribute: string,
  value: string,
  language: string,
): string {
  const definition = attributes.find((one) => one.attribute === attribute);
  if (!definition || !value) return value;
  const { unit, kind, valuesFr } = definition;
  const shown = language !== 'fr' ? value : kind === 'number' ? value.replace('.', ',') : (valuesFr[value] ?? value);
  return unit ? `${shown} ${unit}` : shown;
}

/** An item number that says its values: letters, digits, dots and hyphens only. */
export const suggestedNumber = (family: string, values: Combination): string =>
  [family, ...Object.values(values)]
    .map((part) =>
      part
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^A-Za-z0-9.]+/g, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter(Boolean)
    .join('-')
    .toUpperCase()
    .slice(0, 64);
