import { RE2JS, RE2JSException } from 're2js';
import { BoundedMap } from '../log/bounded-map.ts';
import { invalid } from '../log/refusal.ts';

/**
 * Chooses events of `$all` by stream name or event type: by prefixes, and by a regular expression where it is not
 * empty.
 */
export type Filter = {
  readonly on: 'stream' | 'type';
  readonly prefixes: readonly string[];
  readonly regex: string;
};

export type Matcher = (event: { readonly stream: string; readonly type: string }) => boolean;

/** A longer pattern is refused: what it costs grows with its length. */
const MAX_PATTERN = 1_000;
/** Answers that are remembered per filter. A shop has some hundred event types. */
const REMEMBERED = 1_000;

/**
 * Decides what a filter lets through. Patterns are RE2's: they take time in proportion to the text, whatever they look like, so
 * none can hold up the store; those of .NET that RE2 does not know (look-around, back references) are refused.
 * Throws `invalid`.
 */
export function matcherOf({ on, prefixes, regex }: Filter): Matcher {
  if (prefixes.length === 0 && regex === '') invalid('A filter needs prefixes or a regular expression.');
  const pattern = regex === '' ? undefined : patternOf(regex);
  const known = new BoundedMap<string, boolean>(REMEMBERED);
  return (event) => {
    const text = event[on];
    let isMatch = known.get(text);
    if (isMatch === undefined) {
      isMatch = prefixes.some((prefix) => text.startsWith(prefix)) || (pattern?.matcher(text).find() ?? false);
      known.set(text, isMatch);
    }
    return isMatch;
  };
}

function patternOf(regex: string): RE2JS {
  if (regex.length > MAX_PATTERN) invalid(`The filter's regular expression is longer than ${MAX_PATTERN} characters.`);
  try {
    return RE2JS.compile(regex);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    return invalid(`The filter is not a regular expression of RE2: ${error.message}`);
  }
}
