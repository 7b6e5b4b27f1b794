/** Between neighbours, so that one can be moved between two without touching the others. */
export const SORT_STEP = 16;

interface Sibling {
  readonly categoryId: string;
  readonly sort: number;
}

/**
 * The place of a category among others, before one of them, or as the last where `before` is none of them.
 * @param siblings in their order, without the one that is moved
 * @returns its own sort, and those of others that have to make room
 */
export function sortsAfterMove(
  siblings: readonly Sibling[],
  before: string,
): { readonly sort: number; readonly others: readonly Sibling[] } {
  const found = siblings.findIndex(({ categoryId }) => categoryId === before);
  const at = found < 0 ? siblings.length : found;
  const [left, right] = [siblings[at - 1], siblings[at]];
  if (!right) return { sort: (left?.sort ?? 0) + SORT_STEP, others: [] };
  const least = left?.sort ?? Math.min(0, right.sort - SORT_STEP);
  const middle = Math.floor((least + right.sort) / 2);
  if (middle > least && middle < right.sort) return { sort: middle, others: [] };
  const others = siblings.flatMap(({ categoryId, sort: before }, n) => {
    const sort = (n < at ? n + 1 : n + 2) * SORT_STEP;
    return sort === before ? [] : [{ categoryId, sort }];
  });
  return { sort: (at + 1) * SORT_STEP, others };
}
