import type { MethodDefinition } from '@grpc/grpc-js';

// Requests and answers cross gRPC as bytes: the hot ones are read and written by hand, the others by the stubs.

type Method = MethodDefinition<Buffer, Buffer>;

const raw = (bytes: Buffer): Buffer => bytes;
const codec = { requestSerialize: raw, requestDeserialize: raw, responseSerialize: raw, responseDeserialize: raw };

function method(path: string, requestStream: boolean, responseStream: boolean): Method {
  return { path, requestStream, responseStream, ...codec };
}

const STREAMS = '/event_store.client.streams.Streams';

export const streamsService = {
  read: method(`${STREAMS}/Read`, false, true),
  append: method(`${STREAMS}/Append`, true, false),
  delete: method(`${STREAMS}/Delete`, false, false),
  tombstone: method(`${STREAMS}/Tombstone`, false, false),
  batchAppend: method(`${STREAMS}/BatchAppend`, true, true),
};

export const serverFeaturesService = {
  getSupportedMethods: method('/event_store.client.server_features.ServerFeatures/GetSupportedMethods', false, false),
};

export const gossipService = { read: method('/event_store.client.gossip.Gossip/Read', false, false) };

export const healthService = { check: method('/grpc.health.v1.Health/Check', false, false) };

/** Everything that is served. */
export const allMethods: readonly Method[] = [streamsService, serverFeaturesService, gossipService, healthService].flatMap((service) =>
  Object.values(service),
);
