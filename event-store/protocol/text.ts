import { invalid, Refused } from '../log/refusal.ts';

/** An index entry of PostgreSQL has to fit on a page; the original's own limit is of the same order. */
const MAX_BYTES = 1_000;
/** The log of all events: it is read by this name, and nobody may write to it. */
const ALL = '$all';

/** Refuses text that PostgreSQL cannot store, was not UTF-8, or is too long to be a name. Throws `invalid`. */
export function checkedText(text: string, what: string): string {
  if (text === '') invalid(`The ${what} is empty.`);
  if (text.includes('\0') || text.includes('\uFFFD')) invalid(`The ${what} is not clean UTF-8 text.`);
  if (text.length > MAX_BYTES || Buffer.byteLength(text) > MAX_BYTES)
    invalid(`The ${what} is longer than ${MAX_BYTES} bytes.`);
  return text;
}

/** A stream name that can be written to. Metadata of metadata does not exist. Throws `invalid` or `access-denied`. */
export function checkedStreamName(name: string): string {
  if (name === ALL) throw new Refused({ kind: 'access-denied', stream: name });
  if (name === '$$' || name.startsWith('$$$$')) invalid(`"${name}" is not a stream.`);
  return checkedText(name, 'stream name');
}
