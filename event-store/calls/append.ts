import type { sendUnaryData, ServerReadableStream } from '@grpc/grpc-js';
import { payloadSize, type ProposedEvent } from '../log/recorded-event.ts';
import { invalid, Refused } from '../log/refusal.ts';
import { appendConflict, appendSuccess, readAppendRequest } from '../protocol/append-messages.ts';
import type { WriteOptions } from '../protocol/append-options.ts';
import { checkedStreamName } from '../protocol/text.ts';
import type { CallContext } from './call-context.ts';

/** Streams.Append: the client streams the options and then event after event; one answer ends the call. */
export function append(context: CallContext, call: ServerReadableStream<Buffer, Buffer>, answer: sendUnaryData<Buffer>): void {
  const incoming = new IncomingAppend(context.maxAppendSize);
  let isAnswered = false;
  const finish = (...args: Parameters<typeof answer>): void => {
    if (!isAnswered) answer(...args);
    isAnswered = true;
  };
  const fail = (error: unknown): void => finish(context.errorOf(error));

  call.on('data', (bytes: Buffer) => {
    if (isAnswered) return;
    try {
      incoming.add(bytes);
    } catch (error) {
      fail(error);
    }
  });
  call.on('error', fail);
  call.on('end', () => {
    if (isAnswered) return;
    submit(context, incoming, deadlineOf(call)).then((bytes) => finish(null, bytes), fail);
  });
}

async function submit({ log }: CallContext, incoming: IncomingAppend, deadline: number): Promise<Buffer> {
  const { options, events, bytes } = incoming;
  if (options === undefined) return invalid('The first message of an append must hold its options.');
  const outcome = await log.submit({ kind: 'append', ...options, stream: checkedStreamName(options.stream), deadline, events, bytes });
  switch (outcome.kind) {
    case 'written':
      return appendSuccess(outcome);
    case 'wrong-expected-revision':
      return appendConflict(outcome);
    default:
      throw new Refused(outcome);
  }
}

class IncomingAppend {
  options: WriteOptions | undefined;
  readonly events: ProposedEvent[] = [];
  bytes = 0;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Throws `Refused` as soon as the append is seen to be wrong or too large. */
  add(message: Buffer): void {
    const request = readAppendRequest(message);
    if (request.kind === 'options') this.options = request.options;
    if (request.kind !== 'event') return;
    this.bytes += payloadSize(request.event);
    if (this.bytes > this.limit) throw new Refused({ kind: 'append-too-large', limit: this.limit });
    this.events.push(request.event);
  }
}

/** Milliseconds since 1970. */
function deadlineOf(call: ServerReadableStream<Buffer, Buffer>): number {
  const deadline = call.getDeadline();
  return deadline instanceof Date ? deadline.getTime() : deadline;
}
