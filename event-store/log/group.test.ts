import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Append, Command, Outcome } from './commands.ts';
import type { ExpectedRevision } from './expected-revision.ts';
import { Group } from './group.ts';
import { RecentIds } from './recent-ids.ts';
import { TOMBSTONE_REVISION, type ProposedEvent } from './recorded-event.ts';
import { StoredIds } from './stored-ids.ts';
import { NO_METADATA } from './stream-metadata.ts';
import { NO_STREAM_STATE, type StreamState } from './stream-state.ts';

const ANY: ExpectedRevision = { kind: 'any' };
const NO_STREAM: ExpectedRevision = { kind: 'no-stream' };
const NOW = 1_000_000;

function proposal(json = '{}', type = 'T'): ProposedEvent {
  return {
    id: randomUUID(),
    type,
    contentType: 'application/json',
    data: Buffer.from(json),
    metadata: Buffer.alloc(0),
  };
}

function append(
  stream: string,
  events: readonly ProposedEvent[],
  expected: ExpectedRevision = ANY,
  deadline = Infinity,
): Append {
  return { kind: 'append', stream, expected, deadline, events, bytes: 0 };
}

function groupOn(states: Record<string, StreamState> = {}): Group {
  return new Group({
    states: new Map(Object.entries(states)),
    storedIds: new StoredIds(),
    recentIds: new RecentIds(1_000),
    logEnd: { position: 100, streamId: 10, created: NOW + 5 },
    now: NOW,
  });
}

const existing: StreamState = { ...NO_STREAM_STATE, events: { id: 7, revision: 4 } };
const softDeleted: StreamState = {
  events: { id: 7, revision: 4 },
  meta: { id: 8, revision: 0 },
  metadata: { ...NO_METADATA, softDeleted: true },
  metadataJson: Buffer.from('{"colour":"red","$tb":9223372036854775807}'),
};

const said = (group: Group): string[] =>
  group.rows.map(({ event, streamId }) => `${event.position} ${streamId} ${event.stream}@${event.revision}`);

describe('a group of commands', () => {
  it('numbers positions and streams on from where the log ends', () => {
    const group = groupOn({ old: existing });
    const outcomes = [
      append('new', [proposal(), proposal()]),
      append('old', [proposal()]),
      append('newer', [proposal()]),
    ].map((command) => group.apply(command));
    expect(outcomes).toEqual([
      { kind: 'written', revision: 1, position: 102 },
      { kind: 'written', revision: 5, position: 103 },
      { kind: 'written', revision: 0, position: 104 },
    ]);
    expect(said(group)).toEqual(['101 11 new@0', '102 11 new@1', '103 7 old@5', '104 12 newer@0']);
    expect(group.newStreams).toEqual([
      { id: 11, name: 'new' },
      { id: 12, name: 'newer' },
    ]);
    expect(group.end).toEqual({ position: 104, streamId: 12, created: NOW + 5 });
    expect(group.rows.every(({ event }) => event.created === NOW + 5)).toBe(true);
  });

  it('judges each command by what the ones before it will have written', () => {
    const group = groupOn();
    const [first, second] = [append('s', [proposal()], NO_STREAM), append('s', [proposal()], NO_STREAM)];
    expect(group.apply(first).kind).toBe('written');
    expect(group.apply(second)).toEqual({
      kind: 'wrong-expected-revision',
      stream: 's',
      expected: NO_STREAM,
      actual: 0,
    });
    expect(group.apply(first)).toEqual({ kind: 'written', revision: 0, position: 101 });
    expect(group.apply(append('s', [proposal()], { kind: 'exact', revision: 0 }))).toEqual({
      kind: 'written',
      revision: 1,
      position: 102,
    });
    expect(said(group)).toEqual(['101 11 s@0', '102 11 s@1']);
  });

  it('does not write what came too late', () => {
    const group = groupOn();
    expect(group.apply(append('s', [proposal()], ANY, NOW))).toEqual({ kind: 'timed-out' });
    expect(group.apply(append('s', [proposal()], ANY, NOW + 1)).kind).toBe('written');
  });

  it('accepts an append of nothing, which writes nothing', () => {
    const group = groupOn({ old: existing });
    expect(group.apply(append('old', [], { kind: 'exact', revision: 4 }))).toEqual({
      kind: 'written',
      revision: 4,
      position: undefined,
    });
    expect(group.apply(append('new', [], NO_STREAM))).toEqual({ kind: 'written', revision: -1, position: undefined });
    expect(group.rows).toEqual([]);
  });
});

describe('a soft delete', () => {
  it('is an event of the metadata stream, and the next write begins the stream again after it', () => {
    const group = groupOn({
      s: { ...existing, meta: { id: 8, revision: 2 }, metadataJson: Buffer.from('{"$maxCount":3}') },
    });
    expect(group.apply({ kind: 'delete', stream: 's', expected: ANY, deadline: Infinity })).toEqual({
      kind: 'written',
      revision: 4,
      position: 101,
    });
    expect(group.rows[0]!.event).toMatchObject({ stream: '$$s', revision: 3, type: '$metadata' });
    expect(group.rows[0]!.event.data.toString()).toBe('{"$maxCount":3,"$tb":9223372036854775807}');
    expect(group.apply(append('s', [proposal()], NO_STREAM))).toEqual({ kind: 'written', revision: 5, position: 103 });
    expect(group.rows[1]!.event.data.toString()).toBe('{"$maxCount":3,"$tb":5}');
    expect(group.changed.get('s')!.metadata).toEqual({ ...NO_METADATA, maxCount: 3, truncateBefore: 5 });
  });

  it('is undone by metadata that does not say where the stream begins', () => {
    const group = groupOn({ s: softDeleted });
    group.apply(append('$$s', [proposal('{"$maxCount":9}', '$metadata')]));
    expect(group.rows.map(({ event }) => event.data.toString())).toEqual([
      '{"$maxCount":9}',
      '{"$maxCount":9,"$tb":5}',
    ]);
    expect(group.changed.get('s')!.metadata.softDeleted).toBe(false);
  });

  it('is not undone by metadata that does', () => {
    const group = groupOn({ s: softDeleted });
    group.apply(append('$$s', [proposal('{"$tb":2}', '$metadata')]));
    expect(group.rows).toHaveLength(1);
    expect(group.changed.get('s')!.metadata).toEqual({ ...NO_METADATA, truncateBefore: 2 });
  });
});

describe('a tombstone', () => {
  it('closes the stream and its metadata for everything that follows', () => {
    const group = groupOn({ s: existing });
    expect(group.apply({ kind: 'tombstone', stream: 's', expected: ANY, deadline: Infinity })).toEqual({
      kind: 'written',
      revision: TOMBSTONE_REVISION,
      position: 101,
    });
    const later: Command[] = [
      append('s', [proposal()]),
      append('$$s', [proposal()]),
      { kind: 'delete', stream: 's', expected: ANY, deadline: Infinity },
      { kind: 'tombstone', stream: 's', expected: ANY, deadline: Infinity },
    ];
    for (const command of later) expect(group.apply(command).kind).toBe('stream-deleted');
    expect(said(group)).toEqual([`101 7 s@${TOMBSTONE_REVISION}`]);
  });
});

describe('any group', () => {
  const streams = fc.constantFrom('a', 'b', 'c');
  const expected = fc.oneof(
    fc.constantFrom<ExpectedRevision>(ANY, NO_STREAM, { kind: 'stream-exists' }),
    fc.nat(6).map((revision) => ({ kind: 'exact' as const, revision })),
  );
  const command = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant('append' as const), stream: streams, expected, size: fc.nat(3) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('delete' as const, 'tombstone' as const),
        stream: streams,
        expected,
        size: fc.constant(0),
      }),
    },
  );

  it('leaves no gap in positions or revisions, and every answer names an event that it wrote', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        const group = groupOn();
        const outcomes: [string, Outcome][] = commands.map(({ kind, stream, expected: rule, size }) => {
          const events = Array.from({ length: size }, () => proposal());
          return [
            stream,
            group.apply(
              kind === 'append' ? append(stream, events, rule) : { kind, stream, expected: rule, deadline: Infinity },
            ),
          ];
        });
        expect(group.rows.map(({ event }) => event.position)).toEqual(group.rows.map((_, index) => 101 + index));
        for (const stream of new Set(group.rows.map(({ event }) => event.stream))) {
          const revisions = group.rows
            .filter(({ event }) => event.stream === stream)
            .map(({ event }) => event.revision);
          if (revisions.at(-1) === TOMBSTONE_REVISION) revisions.pop();
          expect(revisions).toEqual(revisions.map((_, index) => index));
        }
        for (const [stream, outcome] of outcomes) {
          if (outcome.kind !== 'written' || outcome.position === undefined) continue;
          expect([stream, `$$${stream}`]).toContain(group.rows[outcome.position - 101]!.event.stream);
        }
      }),
    );
  });
});
