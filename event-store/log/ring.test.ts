import fc from 'fast-check';
import type { RecordedEvent } from './recorded-event.ts';
import { Ring } from './ring.ts';

function event(position: number, size = 1): RecordedEvent {
  const data = Buffer.alloc(size);
  return {
    position,
    stream: 's',
    revision: 0,
    id: '',
    type: 't',
    contentType: '',
    created: 0,
    data,
    metadata: Buffer.alloc(0),
  };
}

function positions(events: RecordedEvent[] | undefined): number[] | undefined {
  return events?.map(({ position }) => position);
}

describe('the ring of recent events', () => {
  it('gives what follows a position, in order and no more than asked for', () => {
    const ring = new Ring(10, 1_000);
    for (let position = 5; position <= 9; position += 1) ring.push(event(position));
    expect(positions(ring.after(4, 100))).toEqual([5, 6, 7, 8, 9]);
    expect(positions(ring.after(6, 2))).toEqual([7, 8]);
    expect(ring.after(3, 100)).toBeUndefined();
    expect(ring.after(9, 100)).toBeUndefined();
  });

  it('forgets the oldest by number and by size, but never the newest', () => {
    const byNumber = new Ring(3, 1_000);
    for (let position = 1; position <= 5; position += 1) byNumber.push(event(position));
    expect(byNumber.after(1, 9)).toBeUndefined();
    expect(positions(byNumber.after(2, 9))).toEqual([3, 4, 5]);

    const bySize = new Ring(100, 10);
    for (const [position, size] of [
      [1, 6],
      [2, 4],
      [3, 5],
      [4, 50],
    ] as const)
      bySize.push(event(position, size));
    expect(bySize.after(2, 9)).toBeUndefined();
    expect(positions(bySize.after(3, 9))).toEqual([4]);
  });

  it('starts anew after a gap', () => {
    const ring = new Ring(10, 1_000);
    for (const position of [1, 2, 3, 7, 8]) ring.push(event(position));
    expect(ring.after(2, 9)).toBeUndefined();
    expect(positions(ring.after(6, 9))).toEqual([7, 8]);
  });

  it('never has a hole, whatever is pushed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 0, max: 12 }))),
        (count, bytes, steps) => {
          const ring = new Ring(count, bytes);
          let last = 0;
          for (const [gap, size] of steps) {
            last += 1 + gap;
            ring.push(event(last, size));
            for (let from = Math.max(0, last - 10); from < last; from += 1) {
              const found = positions(ring.after(from, 100));
              if (found !== undefined)
                expect(found).toEqual(Array.from({ length: last - from }, (_, index) => from + 1 + index));
            }
            expect(positions(ring.after(last - 1, 1))).toEqual([last]);
          }
        },
      ),
    );
  });
});
