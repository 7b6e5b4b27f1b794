import type { Call } from '../grpc/call.ts';
import { readReadRequest, type ReadRequest } from '../protocol/read-request.ts';
import type { CallContext } from './call-context.ts';
import { readAll } from './read-all.ts';
import { readStream } from './read-stream.ts';
import { subscribeToAll, subscribeToStream } from './subscribe.ts';

/** Streams.Read: reads and subscriptions, which differ only in when they end. */
export async function read(context: CallContext, call: Call): Promise<void> {
  const message = await call.request();
  if (message === undefined) return;
  await serve(context, readReadRequest(message), call);
  if (call.signal.reason === 'stopping') throw context.stopping();
  call.end();
}

function serve(context: CallContext, request: ReadRequest, call: Call): Promise<void> {
  switch (request.kind) {
    case 'read-stream':
      return readStream(context, request, call);
    case 'read-all':
      return readAll(context, request, call);
    case 'subscribe-to-stream':
      return subscribeToStream(context, request, call);
    case 'subscribe-to-all':
      return subscribeToAll(context, request, call);
  }
}
