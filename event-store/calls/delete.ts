import type { Call } from '../grpc/call.ts';
import type { Command, Written } from '../log/commands.ts';
import { invalid, Refused } from '../log/refusal.ts';
import { isMetadataStream } from '../log/stream-state.ts';
import { deleteSuccess, readDeleteRequest, tombstoneSuccess } from '../protocol/append-messages.ts';
import { checkedStreamName } from '../protocol/text.ts';
import type { CallContext } from './call-context.ts';

type Kind = Exclude<Command['kind'], 'append'>;

/** Streams.Delete: soft. */
export function deleteStream(context: CallContext, call: Call): Promise<void> {
  return end(context, call, 'delete', deleteSuccess);
}

/** Streams.Tombstone: for ever. */
export function tombstoneStream(context: CallContext, call: Call): Promise<void> {
  return end(context, call, 'tombstone', tombstoneSuccess);
}

async function end({ log }: CallContext, call: Call, kind: Kind, encode: (written: Written) => Buffer): Promise<void> {
  const request = await call.request();
  if (request === undefined) return;
  const options = readDeleteRequest(request);
  const stream = checkedStreamName(options.stream);
  if (isMetadataStream(stream)) invalid('A metadata stream is deleted with its stream.');
  const outcome = await log.submit({ ...options, stream, kind });
  if (outcome.kind !== 'written') throw new Refused(outcome);
  call.send(encode(outcome));
  call.end();
}
