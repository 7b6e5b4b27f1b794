import { invalid } from '../log/refusal.ts';

/** Chooses events of `$all` by stream name or event type, by prefix or by regular expression. */
export type Filter = {
  readonly on: 'stream' | 'type';
  readonly prefixes: readonly string[];
  readonly pattern: RegExp | undefined;
};

/** The pattern is JavaScript's, the original's is .NET's: simple ones mean the same. Throws `invalid`. */
export function filterOf(on: Filter['on'], prefixes: readonly string[], regex: string): Filter {
  if (prefixes.length === 0 && regex === '') invalid('A filter needs prefixes or a regular expression.');
  return { on, prefixes, pattern: regex === '' ? undefined : patternOf(regex) };
}

export function matches(filter: Filter, event: { readonly stream: string; readonly type: string }): boolean {
  const text = event[filter.on];
  return filter.prefixes.some((prefix) => text.startsWith(prefix)) || (filter.pattern?.test(text) ?? false);
}

function patternOf(regex: string): RegExp {
  try {
    return new RegExp(regex);
  } catch (error) {
    return invalid(`The filter is not a regular expression: ${error instanceof Error ? error.message : String(error)}`);
  }
}
