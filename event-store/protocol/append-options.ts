import type { ExpectedRevision } from '../log/expected-revision.ts';
import type { WireReader } from './wire-reader.ts';

/** The fields that the options of Append, BatchAppend, Delete and Tombstone have in common. */
export type WriteOptions = {
  stream: string;
  expected: ExpectedRevision;
  /** Milliseconds since 1970; Infinity when the client names none. */
  deadline: number;
};

/** Reads a write's options, whose field numbers are the same in all four messages (the deadline is BatchAppend's). */
export function readWriteOptions(options: WireReader): WriteOptions {
  let stream = '';
  let expected: ExpectedRevision = { kind: 'any' };
  let deadline = Infinity;
  while (options.next()) {
    switch (options.field) {
      case 1:
        stream = readStreamIdentifier(options.message());
        continue;
      case 2:
        expected = { kind: 'exact', revision: options.varint() };
        continue;
      case 3:
        expected = { kind: 'no-stream' };
        break;
      case 4:
        expected = { kind: 'any' };
        break;
      case 5:
        expected = { kind: 'stream-exists' };
        break;
      case 6:
        deadline = readTimestamp(options.message());
        continue;
    }
    options.skip();
  }
  return { stream, expected, deadline };
}

export function readStreamIdentifier(identifier: WireReader): string {
  let name = '';
  while (identifier.next()) {
    if (identifier.field === 3) name = identifier.text();
    else identifier.skip();
  }
  return name;
}

/** Milliseconds since 1970. */
function readTimestamp(timestamp: WireReader): number {
  let milliseconds = 0;
  while (timestamp.next()) {
    if (timestamp.field === 1) milliseconds += timestamp.varint() * 1000;
    else if (timestamp.field === 2) milliseconds += timestamp.varint() / 1e6;
    else timestamp.skip();
  }
  return milliseconds;
}
