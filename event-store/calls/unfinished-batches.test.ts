import type { ProposedEvent } from '../log/recorded-event.ts';
import type { BatchAppendRequest } from '../protocol/batch-append-messages.ts';
import { UnfinishedBatches } from './unfinished-batches.ts';

const NOW = 1_000;
const LIMIT = 100;

function event(size: number): ProposedEvent {
  return { id: 'id', type: 'T', contentType: 'c', data: Buffer.alloc(size), metadata: Buffer.alloc(0) };
}

function chunk(correlationId: string, more: Partial<BatchAppendRequest> = {}): BatchAppendRequest {
  return {
    correlationId: Buffer.from(correlationId),
    options: undefined,
    events: [],
    isFinal: false,
    refusal: undefined,
    ...more,
  };
}

const options = (stream: string, deadline = Infinity) => ({ stream, expected: { kind: 'any' } as const, deadline });

describe('a batch', () => {
  it('in one part is submitted at once', () => {
    const step = new UnfinishedBatches(LIMIT).add(
      chunk('1', { options: options('s'), events: [event(3)], isFinal: true }),
      NOW,
    );
    expect(step).toMatchObject({ kind: 'submit', append: { stream: 's', bytes: 3, events: [{ type: 'T' }] } });
  });

  it('in parts is submitted when the last one is there, whatever comes between', () => {
    const batches = new UnfinishedBatches(LIMIT);
    expect(batches.add(chunk('1', { options: options('one'), events: [event(1)] }), NOW).kind).toBe('more');
    expect(batches.add(chunk('2', { options: options('two'), events: [event(2)] }), NOW).kind).toBe('more');
    expect(batches.add(chunk('3', { options: options('three'), isFinal: true }), NOW)).toMatchObject({
      kind: 'submit',
      append: { stream: 'three', bytes: 0 },
    });
    expect(batches.add(chunk('1', { events: [event(1)], isFinal: true }), NOW)).toMatchObject({
      kind: 'submit',
      append: { stream: 'one', bytes: 2 },
    });
    expect(batches.add(chunk('2', { isFinal: true }), NOW)).toMatchObject({
      kind: 'submit',
      append: { stream: 'two', bytes: 2 },
    });
  });

  it('that is too large is refused once, as soon as that is seen', () => {
    const batches = new UnfinishedBatches(LIMIT);
    expect(batches.add(chunk('1', { options: options('s'), events: [event(60)] }), NOW).kind).toBe('more');
    expect(batches.add(chunk('1', { events: [event(60)] }), NOW)).toEqual({
      kind: 'refuse',
      stream: 's',
      refusal: { kind: 'append-too-large', limit: LIMIT },
    });
    expect(batches.add(chunk('1', { events: [event(60)] }), NOW).kind).toBe('more');
    expect(batches.add(chunk('1', { events: [event(60)], isFinal: true }), NOW).kind).toBe('more');
    expect(batches.add(chunk('1', { options: options('s'), isFinal: true }), NOW).kind).toBe('submit');
  });

  it.each([
    ['comes too late', chunk('1', { options: options('s', NOW), isFinal: true }), { kind: 'timed-out' }],
    [
      'has an event that is wrong',
      chunk('1', { options: options('s'), refusal: { kind: 'invalid', reason: 'No.' }, isFinal: true }),
      { kind: 'invalid', reason: 'No.' },
    ],
    ['names no stream', chunk('1', { isFinal: true }), { kind: 'invalid', reason: 'The stream name is empty.' }],
    [
      'names no real stream',
      chunk('1', { options: options('$$$$s'), isFinal: true }),
      { kind: 'invalid', reason: '"$$$$s" is not a stream.' },
    ],
  ])('that %s is refused', (_, last, refusal) => {
    expect(new UnfinishedBatches(LIMIT).add(last, NOW)).toMatchObject({ kind: 'refuse', refusal });
  });
});
