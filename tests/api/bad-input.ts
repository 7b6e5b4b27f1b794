// Wrong requests, made from the contracts: an example of what an operation takes, and everything that can be wrong with it.
import { z } from 'zod';
import { getUrl } from '#contracts/client.ts';
import type { Operation } from '#contracts/operation.ts';

export const isRead = ({ via }: Operation): boolean => via === 'get' || via === 'getfile';

/** The one of the five calls that carries an operation. */
export function requestFor(route: string, operation: Operation, data: unknown, headers: Record<string, string>): { readonly path: string; readonly init: RequestInit } {
  const { via } = operation;
  if (via === 'get' || via === 'getfile') return { path: getUrl(route, (typeof data === 'object' && data) || {}).replace('/api/get?', `/api/${via}?`), init: { headers } };
  return { path: `/api/${via}`, init: { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ path: route, data }) } };
}

type Schema = { readonly [key: string]: unknown };

/** The simplest request that an operation's schema describes. */
export function exampleOf({ input }: Operation): Record<string, unknown> {
  return (example(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema) ?? {}) as Record<string, unknown>;
}

function example(schema: Schema): unknown {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices?.[0]) return example(choices[0]);
  if (schema['const'] !== undefined) return schema['const'];
  if (schema['default'] !== undefined) return schema['default'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  switch (schema['type']) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
      const required = new Set((schema['required'] ?? []) as string[]);
      return Object.fromEntries(Object.entries(properties).filter(([name]) => required.has(name)).map(([name, property]) => [name, example(property)]));
    }
    case 'array':
      return [example((schema['items'] ?? {}) as Schema)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return true;
    default:
      return textFor(String(schema['pattern'] ?? ''), String(schema['format'] ?? ''));
  }
}

function textFor(pattern: string, format: string): string {
  const candidates = ['abc', 'CA', 'abc@example.com', 'a'.repeat(43), `tok_${'a'.repeat(24)}`, '3b241101-e2bb-4255-8caf-4136c566a962', '2026-01-01', 'Abcdefghijk1!'];
  if (format === 'uuid') return candidates[5]!;
  if (format === 'date') return candidates[6]!;
  return candidates.find((candidate) => !pattern || new RegExp(pattern, 'u').test(candidate)) ?? 'abc';
}

const WRONG_VALUES: readonly unknown[] = [null, 12.5, -1, 0, 1e21, true, '', 'x'.repeat(5_000), 'a\u0000b', '\ud800', {}, [], [{}], { $ne: 1 }];

/** Each with a word for what is wrong. Some may happen to be right for some field; none may do harm. */
export function wrongRequests(valid: Record<string, unknown>): { readonly what: string; readonly data: unknown }[] {
  const fields = Object.keys(valid);
  return [
    { what: 'an unknown field', data: { ...valid, unknownField: 1 } },
    { what: 'a list', data: [valid] },
    { what: 'a text', data: 'text' },
    ...fields.map((field) => ({ what: `no ${field}`, data: Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)) })),
    ...fields.flatMap((field) => WRONG_VALUES.map((value) => ({ what: `${field} = ${JSON.stringify(value)?.slice(0, 20)}`, data: { ...valid, [field]: value } }))),
    ...fields.filter((field) => isObject(valid[field])).flatMap((field) => wrongRequests(valid[field] as Record<string, unknown>).map(({ what, data }) => ({ what: `${field}: ${what}`, data: { ...valid, [field]: data } }))),
  ];
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
