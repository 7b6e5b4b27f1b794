// Records whose keys somebody typed.

/**
 * An object used as a map whose keys somebody typed: without a prototype, `constructor` is a key like any other
 * (security.md S12).
 */
export const dictionary = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries));

/** What lies under a key that somebody typed; nothing of what every object has. */
export const own = <T>(record: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The name of something that every object has, such as `constructor`: no id may be one. */
export const isBuiltIn = (name: string): boolean => name in Object.prototype;
