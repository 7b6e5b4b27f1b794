import fc from 'fast-check';
import {
  judgeAppend,
  mayDelete,
  mayTombstone,
  revisionsInQuestion,
  type ExpectedRevision,
  type KnownIds,
  type StreamFacts,
} from './expected-revision.ts';

const ANY: ExpectedRevision = { kind: 'any' };
const NO_STREAM: ExpectedRevision = { kind: 'no-stream' };
const STREAM_EXISTS: ExpectedRevision = { kind: 'stream-exists' };
const at = (revision: number): ExpectedRevision => ({ kind: 'exact', revision });

function facts(revision: number, more: Partial<StreamFacts> = {}): StreamFacts {
  return { revision, softDeleted: false, hasMetadata: false, truncateBefore: 0, ...more };
}

/** A stream whose events have these ids, all of them recent. */
function known(...ids: string[]): KnownIds {
  return {
    revisionOf: (id) => (ids.includes(id) ? ids.indexOf(id) : undefined),
    idAt: (revision) => ids[revision],
  };
}

const written = (revision: number) => ({ kind: 'already-written', revision });

describe('an append to a stream with events a, b, c', () => {
  it.each([
    ['expecting nothing', ANY, ['x'], { kind: 'write' }],
    ['expecting some stream', STREAM_EXISTS, ['x'], { kind: 'write' }],
    ['expecting the last revision', at(2), ['x'], { kind: 'write' }],
    ['expecting the last revision, with an id from long ago', at(2), ['a'], { kind: 'write' }],
    ['expecting an earlier revision', at(1), ['x'], { kind: 'conflict' }],
    ['expecting a later revision', at(3), ['x'], { kind: 'conflict' }],
    ['expecting no stream', NO_STREAM, ['x'], { kind: 'conflict' }],
    ['repeating the first', NO_STREAM, ['a'], written(0)],
    ['repeating the first two', NO_STREAM, ['a', 'b'], written(1)],
    ['repeating all and one more', NO_STREAM, ['a', 'b', 'c', 'd'], { kind: 'conflict' }],
    ['repeating the second after the first', at(0), ['b'], written(1)],
    ['repeating the last two after the first', at(0), ['b', 'c'], written(2)],
    ['repeating the last and one more', at(1), ['c', 'd'], { kind: 'conflict' }],
    ['repeating in another place', at(1), ['b'], { kind: 'conflict' }],
    ['repeating without naming a revision', ANY, ['b', 'c'], written(2)],
    ['repeating in another order', ANY, ['c', 'b'], { kind: 'conflict' }],
    ['repeating a part', ANY, ['c', 'd'], { kind: 'conflict' }],
    ['repeating a part, later', STREAM_EXISTS, ['x', 'a'], { kind: 'conflict' }],
    ['of no events at an earlier revision', at(1), [], { kind: 'conflict' }],
    ['of no events at the last revision', at(2), [], { kind: 'write' }],
  ])('%s', (_, expected, ids, verdict) => {
    expect(judgeAppend(expected, facts(2), ids, known('a', 'b', 'c'))).toEqual(verdict);
  });
});

describe('an append to a stream without events', () => {
  it.each([
    ['expecting nothing', ANY, {}, 'write'],
    ['expecting no stream', NO_STREAM, {}, 'write'],
    ['expecting some stream', STREAM_EXISTS, {}, 'conflict'],
    ['expecting some stream that has metadata', STREAM_EXISTS, { hasMetadata: true }, 'write'],
    ['expecting no stream that has metadata', NO_STREAM, { hasMetadata: true }, 'write'],
    ['expecting a revision', at(0), {}, 'conflict'],
  ])('%s', (_, expected, more, kind) => {
    expect(judgeAppend(expected, facts(-1, more), ['x'], known()).kind).toBe(kind);
  });
});

describe('an append to a soft-deleted stream', () => {
  const deleted = facts(2, { softDeleted: true, hasMetadata: true });

  it.each([
    ['expecting no stream', NO_STREAM, 'write'],
    ['expecting the last revision', at(2), 'write'],
    ['expecting nothing', ANY, 'write'],
    ['expecting some stream', STREAM_EXISTS, 'deleted'],
    ['expecting an earlier revision', at(1), 'conflict'],
  ])('%s', (_, expected, kind) => {
    expect(judgeAppend(expected, deleted, ['x'], known('a', 'b', 'c')).kind).toBe(kind);
  });

  it('can be repeated after it began the stream again', () => {
    const again = facts(4, { hasMetadata: true, truncateBefore: 3 });
    expect(judgeAppend(NO_STREAM, again, ['d', 'e'], known('a', 'b', 'c', 'd', 'e'))).toEqual(written(4));
  });
});

describe('any append', () => {
  const batch = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 });

  it('that was written and is repeated gets its first answer, whatever was written since', () => {
    fc.assert(
      fc.property(batch, batch, batch, fc.constantFrom(ANY, STREAM_EXISTS, at(0)), (before, events, after, rule) => {
        const ids = [...before, ...events, ...after];
        fc.pre(new Set(ids).size === ids.length);
        const expected = rule.kind === 'exact' ? at(before.length - 1) : rule;
        const verdict = judgeAppend(expected, facts(ids.length - 1), events, known(...ids));
        expect(verdict).toEqual(written(before.length + events.length - 1));
      }),
    );
  });

  it('of which only a part was written is a conflict', () => {
    fc.assert(
      fc.property(batch, batch, fc.constantFrom(ANY, STREAM_EXISTS, NO_STREAM), (there, more, expected) => {
        fc.pre(new Set([...there, ...more]).size === there.length + more.length);
        const verdict = judgeAppend(expected, facts(there.length - 1), [...there, ...more], known(...there));
        expect(verdict.kind).toBe('conflict');
      }),
    );
  });

  it('has all the ids in question that its verdict looks at', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        fc.nat(3),
        fc.nat(4),
        (revision, expectedAt, truncateBefore, count) => {
          const ids = Array.from({ length: count }, (_, n) => `id-${n}`);
          const state = facts(revision, { truncateBefore });
          for (const expected of [NO_STREAM, at(expectedAt)]) {
            const stretches = revisionsInQuestion(expected, state, count);
            judgeAppend(expected, state, ids, {
              revisionOf: () => undefined,
              idAt: (looked) => {
                expect(stretches.some(([first, last]) => first <= looked && looked <= last)).toBe(true);
                return undefined;
              },
            });
          }
        },
      ),
    );
  });
});

describe('a stream', () => {
  it.each([
    ['that never was', facts(-1), ANY, false, true],
    ['that never was, as expected', facts(-1), NO_STREAM, false, true],
    ['that never was, against expectation', facts(-1), STREAM_EXISTS, false, false],
    ['with metadata only', facts(-1, { hasMetadata: true }), NO_STREAM, true, true],
    ['with metadata only, expected to exist', facts(-1, { hasMetadata: true }), STREAM_EXISTS, true, true],
    ['at the revision that is expected', facts(2), at(2), true, true],
    ['at another revision', facts(2), at(1), false, false],
    ['that exists, against expectation', facts(2), NO_STREAM, false, false],
    ['that is soft-deleted', facts(2, { softDeleted: true, hasMetadata: true }), ANY, true, true],
    [
      'that is soft-deleted, expected to exist',
      facts(2, { softDeleted: true, hasMetadata: true }),
      STREAM_EXISTS,
      false,
      false,
    ],
  ])('%s may be deleted, tombstoned', (_, state, expected, deletable, tombstonable) => {
    expect([mayDelete(expected, state), mayTombstone(expected, state)]).toEqual([deletable, tombstonable]);
  });
});
