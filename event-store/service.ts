import { randomUUID } from 'node:crypto';
import { append } from './calls/append.ts';
import { batchAppend } from './calls/batch-append.ts';
import type { CallContext } from './calls/call-context.ts';
import { deleteStream, tombstoneStream } from './calls/delete.ts';
import { read } from './calls/read.ts';
import type { Call } from './grpc/call.ts';
import { GrpcServer, type Handler } from './grpc/server.ts';
import { clusterInfo, SERVING, supportedMethods } from './protocol/about-server.ts';
import { authenticator } from './protocol/credentials.ts';
import { methods } from './protocol/methods.ts';

export type Address = { readonly host: string; port: number };

/** The gRPC server with everything that is served; `address` is what gossip says, complete once the port is known. */
export function createGrpcServer(context: CallContext, address: Address, token: string | undefined): GrpcServer {
  const instanceId = randomUUID();
  const features = supportedMethods();
  const handlers: Readonly<Record<keyof typeof methods, Handler>> = {
    read: (call) => read(context, call),
    append: (call) => append(context, call),
    delete: (call) => deleteStream(context, call),
    tombstone: (call) => tombstoneStream(context, call),
    batchAppend: (call) => batchAppend(context, call),
    supportedMethods: (call) => answer(call, () => features),
    gossip: (call) => answer(call, () => clusterInfo(instanceId, address.host, address.port, Date.now())),
    health: (call) => answer(call, () => SERVING),
  };
  return new GrpcServer({
    methods: new Map(
      Object.entries(handlers).map(([name, handler]) => [methods[name as keyof typeof methods], handler]),
    ),
    refusal: authenticator(token),
    statusOf: (error) => context.statusOf(error),
  });
}

/** Answers a question that is the same whatever its message says. */
async function answer(call: Call, message: () => Buffer): Promise<void> {
  await call.request();
  call.send(message());
  call.end();
}
