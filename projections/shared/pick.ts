import { dictionary } from '#domain/shared/dictionary.ts';

/** What is found by each key; keys without any are left out. */
export function pick<T>(keys: readonly string[], find: (key: string) => T | undefined): Record<string, T> {
  return dictionary(
    keys.flatMap((key) => {
      const value = find(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}
