export interface Placed {
  readonly categoryId: string;
  readonly parent: string;
}

/** The place of a category: in another one or at the top, before one of those there, or as the last. */
export interface Place {
  readonly parent: string;
  readonly before: string;
}

/**
 * The place that a key with Alt moves a category to; undefined where it cannot go.
 * @param all in the order of the tree, each after the one that it lies in
 */
export function placeByKey(key: string, categoryId: string, all: readonly Placed[]): Place | undefined {
  const category = all.find((one) => one.categoryId === categoryId);
  if (!category) return undefined;
  const siblings = all.filter(({ parent }) => parent === category.parent).map((one) => one.categoryId);
  const at = siblings.indexOf(categoryId);
  const left = siblings[at - 1];
  const { parent } = category;
  switch (key) {
    case 'ArrowUp':
      return left === undefined ? undefined : { parent, before: left };
    case 'ArrowDown':
      return at < siblings.length - 1 ? { parent, before: siblings[at + 2] ?? '' } : undefined;
    case 'ArrowRight':
      return left === undefined ? undefined : { parent: left, before: '' };
    case 'ArrowLeft': {
      const above = all.find((one) => one.categoryId === parent);
      if (!above) return undefined;
      const uncles = all.filter((one) => one.parent === above.parent).map((one) => one.categoryId);
      return { parent: above.parent, before: uncles[uncles.indexOf(parent) + 1] ?? '' };
    }
    default:
      return undefined;
  }
}

/** Where a category goes that is dropped on another one: into it, or beside it. */
export function placeByDrop(onto: string, how: 'above' | 'below' | 'into', all: readonly Placed[]): Place | undefined {
  const target = all.find(({ categoryId }) => categoryId === onto);
  if (!target) return undefined;
  if (how === 'into') return { parent: onto, before: '' };
  if (how === 'above') return { parent: target.parent, before: onto };
  const siblings = all.filter(({ parent }) => parent === target.parent).map(({ categoryId }) => categoryId);
  return { parent: target.parent, before: siblings[siblings.indexOf(onto) + 1] ?? '' };
}
