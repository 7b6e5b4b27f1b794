/**
 * An object used as a map whose keys somebody typed: without a prototype, `constructor` is a key like any other
 * (security.md S12).
 */
export const dictionary = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, Object.fromEntries(entries));
