import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import type { Command, Written } from '../log/commands.ts';
import { invalid, Refused } from '../log/refusal.ts';
import { isMetadataStream } from '../log/stream-state.ts';
import { deleteSuccess, readDeleteRequest, tombstoneSuccess } from '../protocol/append-messages.ts';
import { checkedStreamName } from '../protocol/text.ts';
import type { CallContext } from './call-context.ts';

type UnaryCall = ServerUnaryCall<Buffer, Buffer>;

/** Streams.Delete: soft. */
export function deleteStream(context: CallContext, call: UnaryCall, answer: sendUnaryData<Buffer>): void {
  end(context, call, 'delete', answer, deleteSuccess);
}

/** Streams.Tombstone: for ever. */
export function tombstoneStream(context: CallContext, call: UnaryCall, answer: sendUnaryData<Buffer>): void {
  end(context, call, 'tombstone', answer, tombstoneSuccess);
}

function end(
  context: CallContext,
  call: UnaryCall,
  kind: Exclude<Command['kind'], 'append'>,
  answer: sendUnaryData<Buffer>,
  encode: (written: Written) => Buffer,
): void {
  submit(context, call.request, kind).then(
    (written) => answer(null, encode(written)),
    (error: unknown) => answer(context.errorOf(error)),
  );
}

async function submit({ log }: CallContext, request: Buffer, kind: Exclude<Command['kind'], 'append'>): Promise<Written> {
  const options = readDeleteRequest(request);
  const stream = checkedStreamName(options.stream);
  if (isMetadataStream(stream)) invalid('A metadata stream is deleted with its stream.');
  const outcome = await log.submit({ ...options, stream, kind });
  if (outcome.kind !== 'written') throw new Refused(outcome);
  return outcome;
}
