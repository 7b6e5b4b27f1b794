import type { Call } from '../grpc/call.ts';
import { payloadSize, type ProposedEvent } from '../log/recorded-event.ts';
import { invalid, Refused } from '../log/refusal.ts';
import { appendConflict, appendSuccess, readAppendRequest } from '../protocol/append-messages.ts';
import type { WriteOptions } from '../protocol/append-options.ts';
import { checkedStreamName } from '../protocol/text.ts';
import type { CallContext } from './call-context.ts';

/** Streams.Append: the client streams the options and then event after event; one answer ends the call. */
export async function append(context: CallContext, call: Call): Promise<void> {
  const incoming = new IncomingAppend(context.maxAppendSize);
  // An append that was cut off is not what its client wanted to write: nothing of it is stored.
  const received = await call.receive((message) => incoming.add(message));
  if (received === 'cut-off' || (await call.isTakenBack())) return;
  call.send(await submit(context, incoming, call.deadline));
  call.end();
}

async function submit(
  { log }: CallContext,
  { options, events, bytes }: IncomingAppend,
  deadline: number,
): Promise<Buffer> {
  if (options === undefined) return invalid('The first message of an append must hold its options.');
  const outcome = await log.submit({
    kind: 'append',
    ...options,
    stream: checkedStreamName(options.stream),
    deadline,
    events,
    bytes,
  });
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
