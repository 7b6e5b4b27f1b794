import { plain } from '#domain/shared/plain-text.ts';
import type { CellType } from '#domain/shared/table/column.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** What stands between the names of a category and those above it: `Hydraulics > Hoses`. */
const BELOW = />|»|\|/;

export interface NamedCategory {
  readonly categoryId: string;
  /** Empty: a top category. */
  readonly parent: string;
  readonly name: Translated;
}

/** The names of a path, from the top category down. */
export const namesOnPath = (path: string): string[] =>
  path
    .split(BELOW)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * A category by its id, its name in either language, or its path of names. A name that several have is told apart by
 * those above it, as much of the path as is needed.
 */
export function categoryCell(categories: readonly NamedCategory[]): CellType {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));
  const byName = new Map<string, NamedCategory[]>();
  for (const category of categories)
    for (const name of new Set([plain(category.name.en), plain(category.name.fr)]))
      if (name) byName.set(name, [...(byName.get(name) ?? []), category]);
  const isNamed = (category: NamedCategory | undefined, name: string) =>
    category !== undefined && [category.name.en, category.name.fr].some((one) => plain(one) === name);
  const liesBelow = (category: NamedCategory, above: readonly string[]) => {
    let at: NamedCategory | undefined = category;
    return above.toReversed().every((name) => {
      at = byId.get(at?.parent ?? '');
      return isNamed(at, name);
    });
  };
  return {
    read(text) {
      if (byId.has(text)) return { value: text };
      const path = namesOnPath(text).map(plain);
      const found = (byName.get(path.at(-1) ?? '') ?? []).filter((one) => liesBelow(one, path.slice(0, -1)));
      if (found.length > 1) return { fault: { code: 'import_category_ambiguous', params: { name: text } } };
      return found[0]
        ? { value: found[0].categoryId }
        : { fault: { code: 'import_category_unknown', params: { name: text } } };
    },
    write: (value) => String(value ?? ''),
  };
}

/** Each category by its id, called by its path of names in both languages, in the order of these. */
export function categoryChoices(categories: readonly NamedCategory[]): { value: string; label: Translated }[] {
  const byId = new Map(categories.map((category) => [category.categoryId, category]));
  const pathOf = (category: NamedCategory, language: 'en' | 'fr'): string => {
    const above = byId.get(category.parent);
    const name = category.name[language] || category.name.en;
    return above ? `${pathOf(above, language)} > ${name}` : name;
  };
  return categories
    .map((category) => ({
      value: category.categoryId,
      label: { en: pathOf(category, 'en'), fr: pathOf(category, 'fr') },
    }))
    .sort((a, b) => (a.label.en < b.label.en ? -1 : 1));
}
