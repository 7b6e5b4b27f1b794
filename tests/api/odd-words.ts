// Words that nobody thinks of, put into each text field of an operation in turn, optional ones too: names of what every
// object has (security.md T2), and days of years that no calendar is kept for (T1, T5, T12).
import { z } from 'zod';
import type { Operation } from '#contracts/shared/operation.ts';
import { exampleOf, exampleOfSchema, type Schema } from './bad-input.ts';

export const BUILT_IN = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'] as const;
export const ODD_DAYS = ['0001-01-01', '0000-12-31', '9999-12-31', '1000-01-01'] as const;

export interface TextField {
  /** `changed.name.en`, `lines.0.warehouse`; ends with `{}` for the keys of a record. */
  readonly path: string;
  readonly format: string | undefined;
  readonly pattern: string | undefined;
  /** The operation's example with this in the field. */
  withText(text: string): Record<string, unknown>;
}

/** Every text field that the operation's schema knows. */
export function textFieldsOf(operation: Operation): TextField[] {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return fieldsIn(schema, []).map(({ path, schema: { format, pattern } }) => ({
    path: path.join('.'),
    format: format as string | undefined,
    pattern: pattern as string | undefined,
    withText: (text) => placed(exampleOf(operation), schema, path, text) as Record<string, unknown>,
  }));
}

interface FieldIn {
  readonly path: readonly string[];
  readonly schema: Schema;
}

const KEYS = '{}';
const choicesOf = (schema: Schema): readonly Schema[] =>
  ((schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined) ?? [schema];

function fieldsIn(schema: Schema, path: readonly string[]): FieldIn[] {
  return choicesOf(schema).flatMap((one): FieldIn[] => {
    if (one !== schema && choicesOf(one).length > 1) return fieldsIn(one, path);
    if (one['type'] === 'string' && one['const'] === undefined && !one['enum']) return [{ path, schema: one }];
    if (one['type'] === 'array') return fieldsIn((one['items'] ?? {}) as Schema, [...path, '0']);
    const properties = Object.entries((one['properties'] ?? {}) as Record<string, Schema>);
    const keys = one['propertyNames'] as Schema | undefined;
    return [
      ...properties.flatMap(([name, property]) => fieldsIn(property, [...path, name])),
      ...(keys ? [{ path: [...path, KEYS], schema: keys }] : []),
    ];
  });
}

/** `value` with `text` at a path; what does not lie on the way yet is made as its schema wants it. */
function placed(value: unknown, schema: Schema, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  const known = choicesOf(schema).find((one) =>
    step === '0' ? one['type'] === 'array' : step === KEYS ? one['propertyNames'] : hasProperty(one, step),
  );
  const one = known ?? schema;
  if (step === '0') {
    const items = (one['items'] ?? {}) as Schema;
    const [first, ...others] = Array.isArray(value) && value.length ? (value as unknown[]) : [exampleOfSchema(items)];
    return [placed(first, items, rest, text), ...others];
  }
  if (step === KEYS) return withKey(text, exampleOfSchema((one['additionalProperties'] ?? {}) as Schema));
  const property = (one['properties'] as Record<string, Schema>)[step]!;
  const holder = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : exampleOfSchema(one);
  const inner = (holder as Record<string, unknown>)[step] ?? exampleOfSchema(property);
  return { ...(holder as object), [step]: placed(inner, property, rest, text) };
}

const hasProperty = (schema: Schema, name: string) => name in ((schema['properties'] ?? {}) as object);

/** As JSON makes it: `__proto__` is a key like any other. */
const withKey = (key: string, value: unknown): unknown =>
  JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`);
