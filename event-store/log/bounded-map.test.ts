import fc from 'fast-check';
import { BoundedMap } from './bounded-map.ts';

describe('a bounded map', () => {
  it('never forgets the entries that were used last, as many as its capacity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(30)), (capacity, keys) => {
        const map = new BoundedMap<number, string>(capacity);
        for (const key of keys) map.set(key, `value ${key}`);
        const last = [...new Set(keys.toReversed())].slice(0, capacity);
        for (const key of last) expect(map.get(key)).toBe(`value ${key}`);
      }),
    );
  });

  it('forgets what was not used while twice its capacity was', () => {
    const map = new BoundedMap<number, number>(3);
    for (let key = 0; key < 100; key += 1) map.set(key, key);
    expect(
      Array.from({ length: 100 }, (_, key) => map.get(key)).filter((value) => value !== undefined).length,
    ).toBeLessThanOrEqual(6);
    expect(map.get(0)).toBeUndefined();
  });

  it('keeps an entry that is read now and then', () => {
    const map = new BoundedMap<string, number>(2);
    map.set('kept', 1);
    for (let key = 0; key < 50; key += 1) {
      map.set(String(key), key);
      expect(map.get('kept')).toBe(1);
    }
  });

  it('says through its generation whether anything may have been forgotten', () => {
    const map = new BoundedMap<number, number>(2);
    map.set(1, 1);
    map.set(2, 2);
    expect(map.generation).toBe(0);
    map.set(2, 3);
    expect(map.generation).toBe(0);
    map.set(3, 3);
    expect(map.generation).toBe(1);
    map.clear();
    expect(map.generation).toBe(2);
    expect(map.get(3)).toBeUndefined();
  });
});
