// The table of served methods, by path. Requests and answers cross gRPC as bytes: the hot ones are read and written by
// hand, the others by the stubs.

const STREAMS = '/event_store.client.streams.Streams';

export const methods = {
  read: `${STREAMS}/Read`,
  append: `${STREAMS}/Append`,
  delete: `${STREAMS}/Delete`,
  tombstone: `${STREAMS}/Tombstone`,
  batchAppend: `${STREAMS}/BatchAppend`,
  supportedMethods: '/event_store.client.server_features.ServerFeatures/GetSupportedMethods',
  gossip: '/event_store.client.gossip.Gossip/Read',
  health: '/grpc.health.v1.Health/Check',
} as const;
