/** The fields of `after` whose JSON differs from `before`; undefined when there are none. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> | undefined {
  const changed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof T]),
  );
  return changed.length ? (Object.fromEntries(changed) as Partial<T>) : undefined;
}

/** The fields that are said, without those that are undefined. */
export const saidFields = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
