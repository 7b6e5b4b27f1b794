// Categories as a tree, numbered from top to bottom: what lies at or below one is a run of numbers.
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { categories } from './categories.ts';
import type { CategoryData } from '#domain/category/category.events.ts';
import { slug } from '#projections/shared/words/slug.ts';
import { plain } from '#domain/shared/plain-text.ts';
import { sortKey, wordsOf } from '#projections/shared/words/words.ts';

export interface Category {
  readonly id: string;
  readonly data: CategoryData;
  readonly seoFriendlyName: string;
  /** The words of its names, as a search takes them. */
  readonly words: readonly string[];
  /** The words of its name in each language, as a buyer begins to type them. */
  readonly nameWords: Readonly<Record<'en' | 'fr', readonly string[]>>;
  readonly parent: Category | undefined;
  readonly children: readonly Category[];
  /** Its own number, and the first one that is not below it. */
  readonly from: number;
  readonly until: number;
}

export interface CategoryTree {
  readonly roots: readonly Category[];
  /** The categories by number. */
  readonly all: readonly Category[];
  get(id: string): Category | undefined;
}

type Mutable = { -readonly [K in keyof Category]: K extends 'children' ? Mutable[] : Category[K] };

/** One whose parent is not there, or that is its own ancestor, is a root. */
export function createCategoryTree(rows: Iterable<{ readonly id: string; readonly data: CategoryData }>): CategoryTree {
  const found = new Map<string, Mutable>();
  const sorted = [...rows].sort(
    (a, b) => a.data.sort - b.data.sort || (sortKey(a.id) < sortKey(b.id) ? -1 : sortKey(a.id) > sortKey(b.id) ? 1 : 0),
  );
  for (const { id, data } of sorted)
    found.set(id, {
      id,
      data,
      seoFriendlyName: slug(data.name.en),
      words: wordsOf(`${data.name.en} ${data.name.fr}`),
      nameWords: { en: plain(data.name.en).split(/[\s-]+/), fr: plain(data.name.fr).split(/[\s-]+/) },
      parent: undefined,
      children: [],
      from: 0,
      until: 0,
    });
  for (const category of found.values()) {
    const parent = found.get(category.data.parent);
    if (!parent || isBelow(parent, category)) continue;
    category.parent = parent;
    parent.children.push(category);
  }
  const all: Mutable[] = [];
  const number = (category: Mutable): void => {
    category.from = all.push(category) - 1;
    for (const child of category.children) number(child);
    category.until = all.length;
  };
  const roots = [...found.values()].filter(({ parent }) => !parent);
  for (const root of roots) number(root);
  return { roots, all, get: (id) => found.get(id) };
}

function isBelow(category: Category, other: Category): boolean {
  for (let up: Category | undefined = category; up; up = up.parent) if (up === other) return true;
  return false;
}

/** In menus, with all that it lies in. */
export const isShown = (category: Category): boolean =>
  !category.data.hidden && (!category.parent || isShown(category.parent));
/** It lists products, rather than leading elsewhere. */
export const hasPage = (category: Category): boolean => isShown(category) && category.data.type === 0;
/** A hidden one is not there, for shoppers. */
export function shownCategory(tree: CategoryTree, id: string): Category | undefined {
  const category = tree.get(id);
  return category && isShown(category) ? category : undefined;
}

/** A category as answers name it. */
export const headOf = (category: Category, language: 'en' | 'fr') => ({
  CategoryId: category.id,
  CategoryName: category.data.name[language],
  SEOFriendlyName: category.seoFriendlyName,
});

/** From the top down to the category itself. */
export function breadcrumbOf(category: Category | undefined): Category[] {
  return category ? [...breadcrumbOf(category.parent), category] : [];
}

/** The spec table's columns: the category's own, or its first child's where it has none. */
export const columnsOf = (category: Category | undefined): readonly string[] =>
  category?.data.tableColumns.length ? category.data.tableColumns : (category?.children[0]?.data.tableColumns ?? []);

/** The ids of a category and of all above it, itself first. */
export function ancestorsIn(tree: CategoryTree, id: string): readonly string[] {
  const ids: string[] = [];
  for (let category = tree.get(id); category; category = category.parent) ids.push(category.id);
  return ids;
}

/** Those before and after it that list products and lie in the same category, in the order of the menu. */
export function neighboursIn(tree: CategoryTree, category: Category): { previous?: Category; next?: Category } {
  const beside = (category.parent?.children ?? tree.roots).filter((one) => one === category || hasPage(one));
  const at = beside.indexOf(category);
  const [previous, next] = [beside[at - 1], beside[at + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** They are few: a catalogue of a million products has hundreds. */
export function categoryTree(read: ReadSide): CategoryTree {
  const mirror = read.mirror(categories);
  const known = trees.get(mirror);
  if (known?.generation === mirror.generation) return known.tree;
  const tree = createCategoryTree([...mirror.values()]);
  trees.set(mirror, { generation: mirror.generation, tree });
  return tree;
}

/** Made anew when a category changes. */
const trees = new WeakMap<object, { readonly generation: number; readonly tree: CategoryTree }>();
