// What the browser takes a page over with (app/bootstrap.ts), as JSON that may stand inside a script element.
import type { Bootstrap } from '../bootstrap.ts';

interface BootstrapParts extends Pick<Bootstrap, 'data'> {
  /** The JSON that a value was read from, where it is known. */
  readonly jsonOf: ((value: unknown) => Buffer | undefined) | undefined;
  /** JSON already, safe inside a script element. */
  readonly texts: Buffer;
  readonly rest: Omit<Bootstrap, 'data' | 'texts'>;
}

/** JSON has `<` in strings only. */
export const scriptSafe = (json: string): string => json.replace(/</g, '\\u003c');

const safeBytes = (json: Buffer): Buffer =>
  json.includes(LESS_THAN) ? Buffer.from(scriptSafe(json.toString())) : json;
const LESS_THAN = '<'.charCodeAt(0);

/** Pieces of one text. */
export function bootstrapText({ data, jsonOf, texts, rest }: BootstrapParts): Buffer[] {
  const pieces: Buffer[] = [];
  let text = '{"data":[';
  for (const [at, [key, value]] of data.entries()) {
    text += `${at ? ',' : ''}[${scriptSafe(JSON.stringify(key))},`;
    const json = jsonOf?.(value);
    if (json) {
      pieces.push(Buffer.from(text), safeBytes(json));
      text = ']';
    } else text += `${scriptSafe(JSON.stringify(value))}]`;
  }
  pieces.push(Buffer.from(`${text}],"texts":`), texts);
  return [...pieces, Buffer.from(`,${scriptSafe(JSON.stringify(rest)).slice(1)}`)];
}
