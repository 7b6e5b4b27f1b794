import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf, flat, grown, NO_ENTRIES, type GrowingRecord } from './growing-record.ts';

describe('a growing record', () => {
  it('holds what a record would, and its earlier versions stay as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ maxLength: 2 }), fc.integer())), (entries) => {
        let record: GrowingRecord<number> = NO_ENTRIES;
        const versions = entries.map(([key, value]) => (record = grown(record, key, value)));
        versions.forEach((version, at) => {
          const expected = new Map(entries.slice(0, at + 1));
          expect(new Map(Object.entries(flat(version)))).toEqual(expected);
          for (const [key] of entries) expect(entryOf(version, key)).toBe(expected.get(key));
        });
      }),
    );
  });

  it('is looked up in a few parts, however long it is', () => {
    let record: GrowingRecord<number> = NO_ENTRIES;
    for (let n = 0; n < 50_000; n++) record = grown(record, `receipt-${n}`, n);
    expect(record.length).toBeLessThan(7 * (Math.log(50_000) / Math.log(8) + 1));
  });

  it('has nothing of what every object has', () => {
    expect(entryOf(grown(NO_ENTRIES, 'a', 1), 'constructor')).toBeUndefined();
    expect(entryOf(grown(NO_ENTRIES, '__proto__', 1), '__proto__')).toBe(1);
  });
});
