import { Code } from '../grpc/status.ts';
import type { ExpectedRevision } from '../log/expected-revision.ts';
import type { Refusal } from '../log/refusal.ts';
import { describe } from './describe.ts';
import { anyPb, bytesOf, emptyPb, sharedPb, statusPb } from './stubs.ts';
import { uint64 } from './append-messages.ts';

const PACKAGE = 'event_store.client';

/**
 * A refusal as BatchAppend answers it: a google.rpc.Status. Its details must always be set: the client reads their
 * type.
 */
export function batchError(refusal: Refusal): Buffer {
  const [code, type, message] = detailsOf(refusal);
  const details = new anyPb.Any();
  details.pack(message.serializeBinary(), `${PACKAGE}.${type}`);
  return bytesOf(new statusPb.Status().setCode(code).setMessage(describe(refusal)).setDetails(details));
}

function detailsOf(refusal: Refusal): [code: number, type: string, message: { serializeBinary(): Uint8Array }] {
  switch (refusal.kind) {
    case 'wrong-expected-revision':
      return [Code.FAILED_PRECONDITION, 'WrongExpectedVersion', wrongExpectedVersion(refusal.expected, refusal.actual)];
    case 'stream-deleted':
      return [Code.FAILED_PRECONDITION, 'StreamDeleted', streamDeleted(refusal.stream)];
    case 'append-too-large':
      return [
        Code.INVALID_ARGUMENT,
        'MaximumAppendSizeExceeded',
        new sharedPb.MaximumAppendSizeExceeded().setMaxappendsize(refusal.limit),
      ];
    case 'access-denied':
      return [Code.PERMISSION_DENIED, 'AccessDenied', new sharedPb.AccessDenied()];
    case 'timed-out':
      return [Code.ABORTED, 'Timeout', new sharedPb.Timeout()];
    case 'invalid':
    case 'required-metadata-missing':
      return [Code.INVALID_ARGUMENT, 'BadRequest', new sharedPb.BadRequest().setMessage(describe(refusal))];
    case 'unavailable':
      return [Code.UNAVAILABLE, 'Unknown', new sharedPb.Unknown()];
  }
}

function wrongExpectedVersion(
  expected: ExpectedRevision,
  actual: number,
): InstanceType<typeof sharedPb.WrongExpectedVersion> {
  const message = new sharedPb.WrongExpectedVersion();
  if (actual < 0) message.setCurrentNoStream(new emptyPb.Empty());
  else message.setCurrentStreamRevision(String(actual));
  switch (expected.kind) {
    case 'any':
      return message.setExpectedAny(new emptyPb.Empty());
    case 'no-stream':
      return message.setExpectedNoStream(new emptyPb.Empty());
    case 'stream-exists':
      return message.setExpectedStreamExists(new emptyPb.Empty());
    case 'exact':
      return message.setExpectedStreamPosition(uint64(expected.revision));
  }
}

function streamDeleted(stream: string): InstanceType<typeof sharedPb.StreamDeleted> {
  const identifier = new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream));
  return new sharedPb.StreamDeleted().setStreamIdentifier(identifier);
}
