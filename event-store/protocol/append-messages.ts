import type { Written } from '../log/commands.ts';
import type { ExpectedRevision } from '../log/expected-revision.ts';
import type { ProposedEvent } from '../log/recorded-event.ts';
import type { Refusal } from '../log/refusal.ts';
import { readWriteOptions, type WriteOptions } from './append-options.ts';
import { readProposedMessage } from './proposed-message.ts';
import { bytesOf, sharedPb, streamsPb } from './stubs.ts';
import { WireReader } from './wire-reader.ts';

export type AppendRequest =
  | { readonly kind: 'options'; readonly options: WriteOptions }
  | { readonly kind: 'event'; readonly event: ProposedEvent }
  | { readonly kind: 'empty' };

/** Reads one message of an Append call: the options first, then an event each. Throws `Refused`. */
export function readAppendRequest(bytes: Buffer): AppendRequest {
  const message = new WireReader(bytes);
  let request: AppendRequest = { kind: 'empty' };
  while (message.next()) {
    if (message.field === 1) request = { kind: 'options', options: readWriteOptions(message.message()) };
    else if (message.field === 2) request = { kind: 'event', event: readProposedMessage(message.message()) };
    else message.skip();
  }
  return request;
}

/** Reads the options of a Delete or a Tombstone, which are the whole request. */
export function readDeleteRequest(bytes: Buffer): WriteOptions {
  const message = new WireReader(bytes);
  let options: WriteOptions = { stream: '', expected: { kind: 'any' }, deadline: Infinity };
  while (message.next()) {
    if (message.field === 1) options = readWriteOptions(message.message());
    else message.skip();
  }
  return options;
}

export function appendSuccess({ revision, position }: Written): Buffer {
  const success = new streamsPb.AppendResp.Success();
  if (revision < 0) success.setNoStream(new sharedPb.Empty());
  else success.setCurrentRevision(String(revision));
  if (position === undefined) success.setNoPosition(new sharedPb.Empty());
  else success.setPosition(positionMessage(new streamsPb.AppendResp.Position(), position));
  return bytesOf(new streamsPb.AppendResp().setSuccess(success));
}

/** A conflict is an answer of Append, not an error. */
export function appendConflict({ expected, actual }: Extract<Refusal, { kind: 'wrong-expected-revision' }>): Buffer {
  const conflict = new streamsPb.AppendResp.WrongExpectedVersion();
  if (actual < 0) conflict.setCurrentNoStream(new sharedPb.Empty());
  else conflict.setCurrentRevision(String(actual));
  setExpected(conflict, expected);
  return bytesOf(new streamsPb.AppendResp().setWrongExpectedVersion(conflict));
}

export function deleteSuccess({ position }: Written): Buffer {
  return bytesOf(
    new streamsPb.DeleteResp().setPosition(positionMessage(new streamsPb.DeleteResp.Position(), position ?? 0)),
  );
}

export function tombstoneSuccess({ position }: Written): Buffer {
  return bytesOf(
    new streamsPb.TombstoneResp().setPosition(positionMessage(new streamsPb.TombstoneResp.Position(), position ?? 0)),
  );
}

type Empty = InstanceType<typeof sharedPb.Empty>;

function setExpected(
  message: {
    setExpectedRevision(value: string): unknown;
    setExpectedAny(value: Empty): unknown;
    setExpectedStreamExists(value: Empty): unknown;
    setExpectedNoStream(value: Empty): unknown;
  },
  expected: ExpectedRevision,
): void {
  switch (expected.kind) {
    case 'any':
      message.setExpectedAny(new sharedPb.Empty());
      return;
    case 'no-stream':
      message.setExpectedNoStream(new sharedPb.Empty());
      return;
    case 'stream-exists':
      message.setExpectedStreamExists(new sharedPb.Empty());
      return;
    case 'exact':
      message.setExpectedRevision(uint64(expected.revision));
      return;
  }
}

/** The decimal form that the stubs want; a number beyond 2^53 was rounded when it was read. */
export function uint64(value: number): string {
  return BigInt(value).toString();
}

function positionMessage<
  T extends { setCommitPosition(value: string): unknown; setPreparePosition(value: string): unknown },
>(message: T, position: number): T {
  message.setCommitPosition(String(position));
  message.setPreparePosition(String(position));
  return message;
}
