import type { ServerWritableStream } from '@grpc/grpc-js';
import type { EventLog } from '../log/event-log.ts';
import { readReadRequest, type ReadRequest } from '../protocol/read-request.ts';
import type { CallContext } from './call-context.ts';
import { readAll } from './read-all.ts';
import { readStream } from './read-stream.ts';
import { Sender } from './sender.ts';
import { subscribeToAll, subscribeToStream } from './subscribe.ts';

/** Streams.Read: reads and subscriptions, which differ only in when they end. */
export async function read(context: CallContext, call: ServerWritableStream<Buffer, Buffer>): Promise<void> {
  const { log, openCalls } = context;
  const signal = openCalls.signalFor(call);
  try {
    const request = readReadRequest(call.request);
    await serve(log, request, new Sender(log, call, signal, request.resolveLinks), signal);
    if (signal.reason === 'stopping') throw openCalls.stopping();
    call.end();
  } catch (error) {
    call.emit('error', context.errorOf(error));
  }
}

function serve(log: EventLog, request: ReadRequest, sender: Sender, signal: AbortSignal): Promise<void> {
  switch (request.kind) {
    case 'read-stream':
      return readStream(log, request, sender, signal);
    case 'read-all':
      return readAll(log, request, sender, signal);
    case 'subscribe-to-stream':
      return subscribeToStream(log, request, sender, signal);
    case 'subscribe-to-all':
      return subscribeToAll(log, request, sender, signal);
  }
}
