// Statements that run with every chunk of events: knex builds each once, and with every run only values are put in.
// Building them anew would cost the projector more than 100 µs a chunk (docs/decisions/0023-statements-by-knex.md).
import { createHash } from 'node:crypto';
import type { Query, Statement } from './statement.ts';

/** Stands in a statement for a value that every run gives. A class: knex writes plain objects as JSON. */
class Parameter {
  // As knex's types want objects.
  [name: string]: unknown;
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/** `parameter(0)` stands for the first value. */
export type Parameters = (index: number) => Parameter;

/** A text in pieces, and between every two of them a parameter or a value that never changes. */
interface Built {
  readonly pieces: readonly string[];
  readonly between: readonly unknown[];
}

const builtByName = new Map<string, Built>();

function builtOf(name: string, build: (parameter: Parameters) => Statement): Built {
  const known = builtByName.get(name);
  if (known) return known;
  const { sql, bindings } = build((index) => new Parameter(index))
    .toSQL()
    .toNative();
  // The pieces alternate with the numbers of the bindings, which are in order.
  const built: Built = { pieces: sql.split(/\$\d+/), between: bindings };
  if (built.pieces.length !== bindings.length + 1) throw new Error(`${name} holds a $ that is no parameter: ${sql}`);
  builtByName.set(name, built);
  return built;
}

/** Combinations that keep a plan; a connection holds all of its plans. */
const NAMED = 128;
const combinations = new Map<string, string>();

/** The name of a text that is put together from prepared ones; none once there are too many combinations. */
export function combinationName(parts: readonly (string | number)[]): { readonly name?: string } {
  const combination = parts.join();
  const known = combinations.get(combination);
  if (known) return { name: known };
  if (combinations.size >= NAMED) return {};
  const name = `together-${createHash('sha256').update(combination).digest('hex').slice(0, 16)}`;
  combinations.set(combination, name);
  return { name };
}

/** Adds what the statement is given to `values`, and returns its text with the numbers that they have there. */
export function appendPrepared(
  name: string,
  given: readonly unknown[],
  build: (parameter: Parameters) => Statement,
  values: unknown[],
): string {
  const { pieces, between } = builtOf(name, build);
  let [text = ''] = pieces;
  for (const [n, value] of between.entries())
    text += `$${values.push(value instanceof Parameter ? given[value.index] : value)}${pieces[n + 1] ?? ''}`;
  return text;
}

/**
 * For `rowsOf` and its like.
 * @param name unique to this text in the whole shop: PostgreSQL, too, plans it once for each connection
 */
export function prepared(name: string, given: readonly unknown[], build: (parameter: Parameters) => Statement): Query {
  const values: unknown[] = [];
  const text = appendPrepared(name, given, build, values);
  return { name, text, values };
}
