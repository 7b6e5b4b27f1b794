import { TOMBSTONE_REVISION } from './recorded-event.ts';
import { NO_METADATA, type StreamMetadata } from './stream-metadata.ts';
import { NO_LINE, NO_STREAM_STATE, type StreamState } from './stream-state.ts';
import { visibilityOf } from './visible-range.ts';

function state(revision: number, metadata: Partial<StreamMetadata> = {}): StreamState {
  return {
    ...NO_STREAM_STATE,
    events: { id: 1, revision },
    meta: { id: 2, revision: 6 },
    metadata: { ...NO_METADATA, ...metadata },
  };
}

const visible = (first: number, last: number, createdFrom = 0) => ({
  kind: 'visible',
  streamId: 1,
  first,
  last,
  createdFrom,
});

describe('what may be seen of a stream', () => {
  it.each([
    ['without metadata: all', state(9), visible(0, 9)],
    ['with a largest count: the last ones', state(9, { maxCount: 3 }), visible(7, 9)],
    ['with a largest count that is not reached: all', state(1, { maxCount: 3 }), visible(0, 1)],
    ['with a largest count of none: nothing', state(9, { maxCount: 0 }), visible(10, 9)],
    ['truncated: from there', state(9, { truncateBefore: 4 }), visible(4, 9)],
    ['truncated beyond its end: nothing', state(9, { truncateBefore: 20 }), visible(20, 9)],
    [
      'truncated and with a largest count: what both allow',
      state(9, { truncateBefore: 4, maxCount: 2 }),
      visible(8, 9),
    ],
    ['with a largest age: what is younger', state(9, { maxAge: 10 }), visible(0, 9, 90_000)],
    ['with a largest age beyond all time: all', state(9, { maxAge: 1e300 }), visible(0, 9, 0)],
    ['soft-deleted: missing', state(9, { softDeleted: true }), { kind: 'missing' }],
    ['without events: missing', state(-1), { kind: 'missing' }],
    ['tombstoned', state(TOMBSTONE_REVISION, { softDeleted: true }), { kind: 'tombstoned' }],
  ])('%s', (_, stream, expected) => {
    expect(visibilityOf('x', stream, 100_000)).toEqual(expected);
  });

  it('is all of a metadata stream, whatever it says about its stream', () => {
    expect(visibilityOf('$$x', state(9, { maxCount: 1, softDeleted: true }), 0)).toEqual({
      kind: 'visible',
      streamId: 2,
      first: 0,
      last: 6,
      createdFrom: 0,
    });
    expect(visibilityOf('$$x', { ...state(9), meta: NO_LINE }, 0)).toEqual({ kind: 'missing' });
  });
});
