import { refuse } from './domain-error.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields of `after` whose JSON differs from `before`; undefined when there are none. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> | undefined {
  const changed = Object.entries(after).filter(([key, value]) => !isSame(value, before[key as keyof T]));
  return changed.length ? (Object.fromEntries(changed) as Partial<T>) : undefined;
}

/**
 * What of a form's changes is still to be made: nobody undoes what they have not seen, and who changes other fields is in
 * nobody's way. `seen` holds the fields of `changed` as the form showed them. Refuses with `changed_meanwhile` where the
 * present value of a field is neither the seen nor the wanted one, and says those in `present`; undefined when nothing is
 * left to change.
 */
export function changesOn<T extends object>(before: T, seen: Partial<T>, changed: Partial<T>): Partial<T> | undefined {
  const names = Object.keys(changed) as (keyof T & string)[];
  const others = names.filter((name) => !isSame(before[name], seen[name]) && !isSame(before[name], changed[name]));
  if (others.length)
    refuse('changed_meanwhile', { present: Object.fromEntries(others.map((name) => [name, before[name] ?? null])) });
  return changedFields(before, { ...before, ...changed });
}

/** The fields that are said, without those that are undefined. */
export const saidFields = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
