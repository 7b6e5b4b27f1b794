import { needed } from '#domain/shared/needed.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields of the form that differ from what was seen. */
export const changesBetween = <Data extends object>(seen: Data, values: Data): Partial<Data> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, (seen as Fields)[name])),
  ) as Partial<Data>;

/** React-admin's inputs say null where a text was emptied; a text that was there stays a text. */
export function emptyAsBefore(value: unknown, before: unknown): unknown {
  if (value === null) return typeof before === 'string' ? '' : null;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const old = (before ?? {}) as Fields;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, emptyAsBefore(field, old[name])]));
}

/** What the server says of fields, at their inputs: `changed.name.en` stands at the input `name.en`. */
export function errorsByField(
  fields: readonly { readonly path: string; readonly code: string }[],
  text: (code: string) => string,
): Fields {
  const errors: Record<string, unknown> = {};
  for (const { path, code } of fields) {
    const names = path.replace(/^(changed|seen)\./, '').split('.');
    const last = needed(names.pop(), 'name of the field');
    let at = errors;
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] ??= text(code);
  }
  return errors;
}

/** The path of the first field that has an error; empty where none has. */
export function firstField(errors: Fields): string {
  const [first] = Object.entries(errors);
  if (!first) return '';
  const [name, of] = first;
  return typeof of === 'object' && of !== null ? `${name}.${firstField(of as Fields)}` : name;
}
