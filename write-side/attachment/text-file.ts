import { isUtf8 } from 'node:buffer';

/** Characters that no text has: all controls but tab, line feed, form feed and carriage return. */
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;

/** Undefined when it is not UTF-8. */
export const decodedText = (bytes: Buffer): string | undefined => (isUtf8(bytes) ? bytes.toString('utf8') : undefined);

/** Undefined when it is no text: not UTF-8, or with characters that no text has. */
export function textIn(bytes: Buffer): string | undefined {
  const text = decodedText(bytes);
  return text === undefined || CONTROL.test(text) ? undefined : text;
}

export const isText = (bytes: Buffer): boolean => textIn(bytes) !== undefined;
