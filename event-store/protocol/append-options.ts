import type { ExpectedRevision } from '../log/expected-revision.ts';
import type { WireReader } from './wire-reader.ts';

/** The fields that the options of Append, BatchAppend, Delete and Tombstone have in common. */
export type WriteOptions = {
  stream: string;
  expected: ExpectedRevision;
  /** Milliseconds since 1970; Infinity when the client names none. */
  deadline: number;
};

/** The expectations that are empty messages, by field number. */
const WITHOUT_REVISION: Readonly<Record<number, ExpectedRevision>> = {
  3: { kind: 'no-stream' },
  4: { kind: 'any' },
  5: { kind: 'stream-exists' },
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
        break;
      case 2:
        expected = { kind: 'exact', revision: options.varint() };
        break;
      case 6:
        deadline = readTimestamp(options.message());
        break;
      default:
        expected = WITHOUT_REVISION[options.field] ?? expected;
        options.skip();
    }
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
