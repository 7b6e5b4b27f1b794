import { Metadata, status as Code, type StatusObject } from '@grpc/grpc-js';
import type { Refusal } from '../log/refusal.ts';
import { describe, versionNumber } from './describe.ts';

/** How a call ends when it is refused: a gRPC status, with the trailers that the client makes its typed errors from. */
export type CallError = Pick<StatusObject, 'code' | 'details' | 'metadata'>;

export function callError(refusal: Refusal): CallError {
  const [code, trailers] = statusOf(refusal);
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, ascii(value));
  return { code, details: describe(refusal), metadata };
}

function statusOf(refusal: Refusal): [code: Code, trailers: Record<string, string>] {
  switch (refusal.kind) {
    case 'invalid':
      return [Code.INVALID_ARGUMENT, {}];
    case 'required-metadata-missing':
      return [
        Code.INVALID_ARGUMENT,
        { exception: 'missing-required-metadata-property', 'required-metadata-properties': refusal.properties.join(',') },
      ];
    case 'append-too-large':
      return [Code.INVALID_ARGUMENT, { exception: 'maximum-append-size-exceeded', 'maximum-append-size': String(refusal.limit) }];
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
    case 'timed-out':
      return [Code.ABORTED, {}];
    case 'unavailable':
      return [Code.UNAVAILABLE, {}];
  }
}

/** Metadata of gRPC is ASCII; a header with anything else in it would break the whole answer. */
function ascii(value: string): string {
  return value.replaceAll(/[^\x20-\x7e]/g, '?');
}
