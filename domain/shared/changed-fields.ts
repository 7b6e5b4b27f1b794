/** The fields of `after` whose JSON differs from `before`; undefined when there are none. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> | undefined {
  const changed = Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof T]));
  return changed.length ? (Object.fromEntries(changed) as Partial<T>) : undefined;
}
