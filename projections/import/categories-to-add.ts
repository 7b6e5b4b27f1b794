import { namesOnPath, type NamedCategory } from '#contracts/import/kinds/category-cell.ts';
import { codeOf } from '#domain/shared/code-of.ts';
import { plain } from '#domain/shared/plain-text.ts';

interface NewCategory {
  readonly categoryId: string;
  /** Empty: a top category. */
  readonly parent: string;
  readonly name: string;
}

/** Begins what has no Latin letters. */
const NO_LETTERS = 'category';

/** What is to be added so that each of these paths of names is there, those above first. */
export function categoriesToAdd(paths: readonly string[], present: readonly NamedCategory[]): NewCategory[] {
  const ids = new Set(present.map(({ categoryId }) => categoryId));
  const known = new Map<string, string>();
  const place = (parent: string, name: string) => `${parent}/${plain(name)}`;
  for (const { categoryId, parent, name } of present)
    for (const one of [name.en, name.fr]) known.set(place(parent, one), categoryId);
  const added: NewCategory[] = [];
  for (const path of paths) {
    let parent = '';
    for (const name of namesOnPath(path)) {
      let categoryId = known.get(place(parent, name));
      if (categoryId === undefined) {
        categoryId = freeId(name, ids);
        ids.add(categoryId);
        known.set(place(parent, name), categoryId);
        added.push({ categoryId, parent, name });
      }
      parent = categoryId;
    }
  }
  return added;
}

function freeId(name: string, taken: ReadonlySet<string>): string {
  const wanted = codeOf(name, 60) || NO_LETTERS;
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? wanted : `${wanted}-${n}`;
    if (!taken.has(id)) return id;
  }
}
