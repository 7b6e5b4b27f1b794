import fc from 'fast-check';
import { TOMBSTONE_REVISION, type RecordedEvent } from '../log/recorded-event.ts';
import { checkpointFrame, eventFrame } from './event-frame.ts';
import { streamsPb } from './stubs.ts';

const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
const event: fc.Arbitrary<RecordedEvent> = fc.record({
  position: fc.maxSafeNat(),
  stream: name,
  revision: fc.oneof(fc.maxSafeNat(), fc.constantFrom(0, TOMBSTONE_REVISION)),
  id: fc.uuid(),
  type: name,
  contentType: fc.constantFrom('application/json', 'application/octet-stream'),
  created: fc.integer({ min: 1, max: 4e12 }),
  data: bytes,
  metadata: bytes,
});

type Recorded = InstanceType<typeof streamsPb.ReadResp.ReadEvent.RecordedEvent>;

/** The client's own stubs read these. */
function said(recorded: Recorded | undefined): object | undefined {
  return (
    recorded && {
      id: recorded.getId()!.getString(),
      stream: Buffer.from(recorded.getStreamIdentifier()!.getStreamName_asU8()).toString(),
      revision: recorded.getStreamRevision(),
      positions: [recorded.getPreparePosition(), recorded.getCommitPosition()],
      metadataMap: new Map(recorded.getMetadataMap().toArray() as [string, string][]),
      metadata: Buffer.from(recorded.getCustomMetadata_asU8()),
      data: Buffer.from(recorded.getData_asU8()),
    }
  );
}

function expected(recorded: RecordedEvent | undefined): object | undefined {
  return (
    recorded && {
      id: recorded.id,
      stream: recorded.stream,
      revision: recorded.revision === TOMBSTONE_REVISION ? '9223372036854775807' : String(recorded.revision),
      positions: [String(recorded.position), String(recorded.position)],
      metadataMap: new Map([
        ['type', recorded.type],
        ['content-type', recorded.contentType],
        ['created', `${recorded.created}0000`],
      ]),
      metadata: recorded.metadata,
      data: recorded.data,
    }
  );
}

describe('an event on the wire', () => {
  it("is what the client's stubs read, byte for byte", () => {
    fc.assert(
      fc.property(
        fc.option(event, { nil: undefined }),
        fc.option(event, { nil: undefined }),
        fc.maxSafeNat(),
        (target, link, position) => {
          const read = streamsPb.ReadResp.deserializeBinary(eventFrame(target, link, position)).getEvent()!;
          expect(said(read.getEvent())).toEqual(expected(target));
          expect(said(read.getLink())).toEqual(expected(link));
          expect(read.getCommitPosition()).toBe(String(position));
        },
      ),
    );
  });
});

describe('a checkpoint on the wire', () => {
  it("is what the client's stubs read", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (position) => {
        const read = streamsPb.ReadResp.deserializeBinary(checkpointFrame(position)).getCheckpoint()!;
        expect([read.getCommitPosition(), read.getPreparePosition()]).toEqual([String(position), String(position)]);
      }),
    );
  });
});
