import { Code, type Status } from '../grpc/status.ts';
import type { Refusal } from '../log/refusal.ts';
import { describe, versionNumber } from './describe.ts';

/** The end of a call that is refused: a gRPC status, with the trailers that the client makes its typed errors from. */
export function callError(refusal: Refusal): Status {
  const [code, trailers] = codeOf(refusal);
  return { code, message: describe(refusal), trailers };
}

function codeOf(refusal: Refusal): [code: Status['code'], trailers: Record<string, string>] {
  switch (refusal.kind) {
    case 'invalid':
      return [Code.INVALID_ARGUMENT, {}];
    case 'required-metadata-missing':
      return [
        Code.INVALID_ARGUMENT,
        {
          exception: 'missing-required-metadata-property',
          'required-metadata-properties': refusal.properties.join(','),
        },
      ];
    case 'append-too-large':
      return [
        Code.INVALID_ARGUMENT,
        { exception: 'maximum-append-size-exceeded', 'maximum-append-size': String(refusal.limit) },
      ];
    case 'wrong-expected-revision':
      return [
        Code.FAILED_PRECONDITION,
        {
          exception: 'wrong-expected-version',
          'stream-name': refusal.stream,
          'expected-version': BigInt(versionNumber(refusal.expected)).toString(),
          // The client reads a missing one as "no stream".
          ...(refusal.actual < 0 ? {} : { 'actual-version': String(refusal.actual) }),
        },
      ];
    case 'stream-deleted':
      return [Code.FAILED_PRECONDITION, { exception: 'stream-deleted', 'stream-name': refusal.stream }];
    case 'access-denied':
      return [Code.PERMISSION_DENIED, { exception: 'access-denied' }];
    case 'timed-out':
      return [Code.ABORTED, {}];
    case 'unavailable':
      return [Code.UNAVAILABLE, {}];
  }
}
