import { dictionary, own } from './dictionary.ts';

interface Part<T> {
  readonly size: number;
  readonly entries: Readonly<Record<string, T>>;
}

/**
 * A record that entries are added to and never taken from, whose earlier versions stay as they were: an entry is copied as
 * often as the logarithm of the record's length, and not each time that another one is added.
 */
export type GrowingRecord<T> = readonly Part<T>[];

export const NO_ENTRIES: GrowingRecord<never> = [];

/** So many parts of one size become one of the next. */
const FAN = 8;

const mergeOf = <T>(parts: readonly Part<T>[]): Part<T> => ({
  size: parts.reduce((sum, { size }) => sum + size, 0),
  entries: flat(parts),
});

/** With `value` under `key`, in place of what was there. */
export function grown<T>(record: GrowingRecord<T>, key: string, value: T): GrowingRecord<T> {
  const parts: Part<T>[] = [...record, { size: 1, entries: { [key]: value } }];
  for (;;) {
    const last = parts.slice(-FAN);
    if (last.length < FAN || last[0]?.size !== last.at(-1)?.size) return parts;
    parts.splice(-FAN, FAN, mergeOf(last));
  }
}

export function entryOf<T>(record: GrowingRecord<T>, key: string): T | undefined {
  const part = record.findLast(({ entries }) => Object.hasOwn(entries, key));
  return own(part?.entries, key);
}

/** All entries as one record. */
export const flat = <T>(record: GrowingRecord<T>): Readonly<Record<string, T>> =>
  Object.assign(dictionary<T>([]), ...record.map(({ entries }) => entries)) as Record<string, T>;
