import type { ExpectedRevision } from '../log/expected-revision.ts';
import type { Refusal } from '../log/refusal.ts';

/** A refusal in one sentence, for whoever reads an error message. */
export function describe(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'invalid':
    case 'unavailable':
      return refusal.reason;
    case 'required-metadata-missing':
      return `Required metadata properties are missing: ${refusal.properties.join(', ')}.`;
    case 'append-too-large':
      return `Maximum append size of ${refusal.limit} bytes exceeded.`;
    case 'wrong-expected-revision': {
      const { stream, expected, actual } = refusal;
      return `Append failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${versionNumber(expected)}, Actual version: ${actual}`;
    }
    case 'stream-deleted':
      return `Event stream '${refusal.stream}' is deleted.`;
    case 'access-denied':
      return `Nobody may write to the stream '${refusal.stream}'.`;
    case 'timed-out':
      return 'The operation timed out before it was written.';
  }
}

/** An expected revision as the number that clients of the original know. */
export function versionNumber(expected: ExpectedRevision): number {
  switch (expected.kind) {
    case 'any':
      return -2;
    case 'no-stream':
      return -1;
    case 'stream-exists':
      return -4;
    case 'exact':
      return expected.revision;
  }
}
