import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ExpectedRevision } from '../log/expected-revision.ts';
import { Refused } from '../log/refusal.ts';
import { readAppendRequest } from './append-messages.ts';
import { batchRefusal, batchSuccess, readBatchAppendRequest } from './batch-append-messages.ts';
import { bytesOf, emptyPb, sharedPb, streamsPb, timestampPb } from './stubs.ts';

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => !value.includes('\0'));
const proposal = fc.record({ id: fc.uuid(), type: text, contentType: text, data: bytes, metadata: bytes });
const expectedRevision = fc.oneof(
  fc.constantFrom<ExpectedRevision>({ kind: 'any' }, { kind: 'no-stream' }, { kind: 'stream-exists' }),
  fc.maxSafeNat().map((revision): ExpectedRevision => ({ kind: 'exact', revision })),
);

type Proposal = { id: string; type: string; contentType: string; data: Uint8Array; metadata: Uint8Array };
type Message = InstanceType<typeof streamsPb.AppendReq.ProposedMessage>;

function fill<T extends Pick<Message, 'setId' | 'getMetadataMap' | 'setData' | 'setCustomMetadata'>>(
  message: T,
  event: Proposal,
): T {
  message.setId(new sharedPb.UUID().setString(event.id));
  message.getMetadataMap().set('type', event.type).set('content-type', event.contentType);
  message.setData(event.data);
  message.setCustomMetadata(event.metadata);
  return message;
}

function setExpected(options: InstanceType<typeof streamsPb.BatchAppendReq.Options>, expected: ExpectedRevision): void {
  const empty = new emptyPb.Empty();
  if (expected.kind === 'exact') options.setStreamPosition(String(expected.revision));
  else if (expected.kind === 'any') options.setAny(empty);
  else if (expected.kind === 'no-stream') options.setNoStream(empty);
  else options.setStreamExists(empty);
}

describe("messages of the client's stubs", () => {
  it('are read: an event of an append', () => {
    fc.assert(
      fc.property(proposal, (event) => {
        const message = fill(new streamsPb.AppendReq.ProposedMessage(), event);
        const request = readAppendRequest(bytesOf(new streamsPb.AppendReq().setProposedMessage(message)));
        expect(request).toEqual({ kind: 'event', event });
      }),
    );
  });

  it('are read: a part of a batch', () => {
    fc.assert(
      fc.property(
        text,
        expectedRevision,
        fc.nat(4e9),
        fc.array(proposal, { maxLength: 4 }),
        fc.boolean(),
        (stream, expected, seconds, events, isFinal) => {
          const options = new streamsPb.BatchAppendReq.Options().setStreamIdentifier(
            new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream)),
          );
          setExpected(options, expected);
          const deadline = new timestampPb.Timestamp();
          deadline.setSeconds(seconds);
          deadline.setNanos(500_000_000);
          options.setDeadline(deadline);
          const message = new streamsPb.BatchAppendReq()
            .setCorrelationId(new sharedPb.UUID().setString(randomUUID()))
            .setOptions(options)
            .setIsFinal(isFinal);
          for (const event of events)
            message.addProposedMessages(fill(new streamsPb.BatchAppendReq.ProposedMessage(), event));
          const read = readBatchAppendRequest(bytesOf(message));
          expect(read).toMatchObject({
            options: { stream, expected, deadline: seconds * 1000 + 500 },
            events,
            isFinal,
            refusal: undefined,
          });
        },
      ),
    );
  });

  it('are read: an event id in two halves', () => {
    const id = new sharedPb.UUID.Structured().setMostSignificantBits('-1').setLeastSignificantBits('81985529216486895');
    const message = fill(new streamsPb.AppendReq.ProposedMessage(), {
      id: '',
      type: 't',
      contentType: 'c',
      data: Buffer.alloc(0),
      metadata: Buffer.alloc(0),
    });
    message.setId(new sharedPb.UUID().setStructured(id));
    const request = readAppendRequest(bytesOf(new streamsPb.AppendReq().setProposedMessage(message)));
    expect(request).toMatchObject({ event: { id: 'ffffffff-ffff-ffff-0123-456789abcdef' } });
  });

  it.each([
    ['no type', { type: '' }, { kind: 'invalid' }],
    ['a type that PostgreSQL cannot store', { type: 'a\0b' }, { kind: 'invalid' }],
    ['a type that is too long', { type: 'x'.repeat(1_001) }, { kind: 'invalid' }],
    ['an id that is no UUID', { id: 'one' }, { kind: 'invalid' }],
  ])('are refused: an event with %s', (_, wrong, refusal) => {
    const event = {
      id: randomUUID(),
      type: 't',
      contentType: 'c',
      data: Buffer.alloc(0),
      metadata: Buffer.alloc(0),
      ...wrong,
    };
    const message = fill(new streamsPb.AppendReq.ProposedMessage(), event);
    const read = (): unknown => readAppendRequest(bytesOf(new streamsPb.AppendReq().setProposedMessage(message)));
    expect(read).toThrow(Refused);
    try {
      read();
    } catch (error) {
      expect((error as Refused).refusal).toMatchObject(refusal);
    }
  });

  it('are refused: an event without its required metadata', () => {
    const message = new streamsPb.BatchAppendReq.ProposedMessage().setId(new sharedPb.UUID().setString(randomUUID()));
    const request = new streamsPb.BatchAppendReq().setIsFinal(true);
    request.addProposedMessages(message);
    const { refusal, isFinal } = readBatchAppendRequest(bytesOf(request));
    expect(refusal).toEqual({ kind: 'required-metadata-missing', properties: ['type', 'content-type'] });
    expect(isFinal).toBe(true);
  });
});

describe('answers to a batch', () => {
  const correlationId = bytesOf(new sharedPb.UUID().setString('01234567-89ab-cdef-0123-456789abcdef'));

  it("are what the client's stubs read: success", () => {
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: -1, max: 1e9 }),
        fc.option(fc.maxSafeNat(), { nil: undefined }),
        (stream, revision, position) => {
          const answer = streamsPb.BatchAppendResp.deserializeBinary(
            batchSuccess(correlationId, stream, { kind: 'written', revision, position }),
          );
          expect(answer.getCorrelationId()!.getString()).toBe('01234567-89ab-cdef-0123-456789abcdef');
          expect(Buffer.from(answer.getStreamIdentifier()!.getStreamName_asU8()).toString()).toBe(stream);
          const success = answer.getSuccess()!;
          expect([success.hasNoStream(), success.hasNoPosition()]).toEqual([revision < 0, position === undefined]);
          if (revision >= 0) expect(success.getCurrentRevision()).toBe(String(revision));
          if (position !== undefined)
            expect(success.getPosition()!.toObject()).toEqual({
              commitPosition: String(position),
              preparePosition: String(position),
            });
        },
      ),
    );
  });

  it("are what the client's stubs read: refusals, whose details always have a type", () => {
    const refusals = [
      [
        { kind: 'wrong-expected-revision', stream: 's', expected: { kind: 'exact', revision: 3 }, actual: 5 },
        'WrongExpectedVersion',
      ],
      [{ kind: 'stream-deleted', stream: 's' }, 'StreamDeleted'],
      [{ kind: 'append-too-large', limit: 10 }, 'MaximumAppendSizeExceeded'],
      [{ kind: 'timed-out' }, 'Timeout'],
      [{ kind: 'invalid', reason: 'no' }, 'BadRequest'],
      [{ kind: 'required-metadata-missing', properties: ['type'] }, 'BadRequest'],
      [{ kind: 'unavailable', reason: 'no' }, 'Unknown'],
    ] as const;
    for (const [refusal, type] of refusals) {
      const answer = streamsPb.BatchAppendResp.deserializeBinary(batchRefusal(correlationId, 's', refusal));
      expect(answer.getError()!.getDetails()!.getTypeName()).toBe(`event_store.client.${type}`);
      expect(answer.getError()!.getMessage()).not.toBe('');
      expect(answer.hasSuccess()).toBe(false);
    }
  });
});
