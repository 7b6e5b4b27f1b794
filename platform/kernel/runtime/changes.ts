import { own } from '#domain/shared/dictionary.ts';

/** Finds what differs between two values, field by field; a path such as `lines.0.quantity` names each. */
export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export function changesBetween(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (!isObject(before) || !isObject(after)) {
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [{ field: path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesBetween(own(before, key), own(after, key), path ? `${path}.${key}` : key));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
