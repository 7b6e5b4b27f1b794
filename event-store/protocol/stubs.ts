// The message classes that come with the official client. They are CommonJS and need the google-protobuf
// that the client brings along, so they are loaded the way the client itself would load them.
import { createRequire } from 'node:module';
import type * as Gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type * as ServerFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type * as Shared from '@eventstore/db-client/generated/shared_pb.js';
import type * as Status from '@eventstore/db-client/generated/status_pb.js';
import type * as Streams from '@eventstore/db-client/generated/streams_pb.js';
import type * as WellKnownAny from 'google-protobuf/google/protobuf/any_pb.js';
import type * as WellKnownEmpty from 'google-protobuf/google/protobuf/empty_pb.js';
import type * as WellKnownTimestamp from 'google-protobuf/google/protobuf/timestamp_pb.js';

const require = createRequire(import.meta.url);
const requireFromClient = createRequire(require.resolve('@eventstore/db-client/package.json'));

export const streamsPb = require('@eventstore/db-client/generated/streams_pb.js') as typeof Streams;
export const sharedPb = require('@eventstore/db-client/generated/shared_pb.js') as typeof Shared;
export const statusPb = require('@eventstore/db-client/generated/status_pb.js') as typeof Status;
export const gossipPb = require('@eventstore/db-client/generated/gossip_pb.js') as typeof Gossip;
export const serverFeaturesPb =
  require('@eventstore/db-client/generated/serverfeatures_pb.js') as typeof ServerFeatures;
export const emptyPb = requireFromClient('google-protobuf/google/protobuf/empty_pb.js') as typeof WellKnownEmpty;
export const anyPb = requireFromClient('google-protobuf/google/protobuf/any_pb.js') as typeof WellKnownAny;
export const timestampPb = requireFromClient(
  'google-protobuf/google/protobuf/timestamp_pb.js',
) as typeof WellKnownTimestamp;

/** A message as gRPC wants it. */
export function bytesOf(message: { serializeBinary(): Uint8Array }): Buffer {
  return Buffer.from(message.serializeBinary());
}
