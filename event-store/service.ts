import { randomUUID } from 'node:crypto';
import { Server, type sendUnaryData, type ServerDuplexStream, type ServerReadableStream, type ServerUnaryCall, type ServerWritableStream } from '@grpc/grpc-js';
import { append } from './calls/append.ts';
import { batchAppend } from './calls/batch-append.ts';
import type { CallContext } from './calls/call-context.ts';
import { deleteStream, tombstoneStream } from './calls/delete.ts';
import { read } from './calls/read.ts';
import { clusterInfo, SERVING, supportedMethods } from './protocol/about-server.ts';
import { gossipService, healthService, serverFeaturesService, streamsService } from './protocol/methods.ts';

type Unary = ServerUnaryCall<Buffer, Buffer>;
type Answer = sendUnaryData<Buffer>;

/** As large as the largest append with its envelope. */
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;

export type Address = { readonly host: string; port: number };

/** The gRPC server with everything that is served; `address` is what gossip says, complete once the port is known. */
export function createGrpcServer(context: CallContext, address: Address): Server {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
    // Statistics that nobody reads, on every call.
    'grpc.enable_channelz': 0,
  });
  const instanceId = randomUUID();
  const features = supportedMethods();

  server.addService(streamsService, {
    read: (call: ServerWritableStream<Buffer, Buffer>) => void read(context, call),
    append: (call: ServerReadableStream<Buffer, Buffer>, answer: Answer) => append(context, call, answer),
    delete: (call: Unary, answer: Answer) => deleteStream(context, call, answer),
    tombstone: (call: Unary, answer: Answer) => tombstoneStream(context, call, answer),
    batchAppend: (call: ServerDuplexStream<Buffer, Buffer>) => batchAppend(context, call),
  });
  server.addService(serverFeaturesService, { getSupportedMethods: (_: Unary, answer: Answer) => answer(null, features) });
  server.addService(gossipService, {
    read: (_: Unary, answer: Answer) => answer(null, clusterInfo(instanceId, address.host, address.port, Date.now())),
  });
  server.addService(healthService, { check: (_: Unary, answer: Answer) => answer(null, SERVING) });
  return server;
}
