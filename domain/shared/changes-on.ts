import { refuse } from './domain-error.ts';

/**
 * What a change that was made from `seen` comes to on what is there by now; fields that are as wanted already are left out.
 * @throws DomainError changed_meanwhile naming the fields that are neither as seen nor as wanted
 */
export function changesOn<T extends object>(present: T, seen: Partial<T>, changed: Partial<T>): Partial<T> {
  const wanted = (Object.keys(changed) as (keyof T & string)[]).filter(
    (field) => changed[field] !== undefined && text(changed[field]) !== text(present[field]),
  );
  const fields = wanted.filter((field) => text(seen[field]) !== text(present[field]));
  if (fields.length) refuse('changed_meanwhile', { fields });
  return Object.fromEntries(wanted.map((field) => [field, changed[field]])) as unknown as Partial<T>;
}

/** The order of an object's keys means nothing: PostgreSQL keeps another than events do. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
