import { createChanges } from '#platform/kernel/http/changes.ts';
import { createFragmentCache } from './fragment-cache.ts';

function counting(most?: number) {
  const changes = createChanges(() => false);
  const cache = createFragmentCache(changes, most);
  const made: string[] = [];
  const get = (key: string, of: readonly string[], seen = new Set<string>()) =>
    cache
      .get(key, seen, (its) => {
        made.push(key);
        for (const one of of) its.add(one);
        return { key };
      })
      .read();
  return { get, made, cache, changes };
}

describe('fragments of answers', () => {
  it('are made once, until something changes that they were made of', () => {
    const { get, made, cache, changes } = counting();
    expect([get('a', ['product:1']), get('a', ['product:1'])]).toEqual([{ key: 'a' }, { key: 'a' }]);
    changes.changed(['product:2']);
    expect(cache.has('a')).toBe(true);
    changes.changed(['product:1']);
    expect(cache.has('a')).toBe(false);
    get('a', ['product:1']);
    expect(made).toEqual(['a', 'a']);
  });
  it('say each time what they were made of', () => {
    const { get } = counting();
    get('a', ['product:1', 'structure']);
    const seen = new Set(['structure', 'category:x']);
    get('a', [], seen);
    expect([...seen].sort()).toEqual(['category:x', 'product:1', 'structure']);
  });
  it('take no more memory than they may: those unused longest go first', () => {
    const { get, made } = counting(4_000);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) get(key, []);
    get('g', []);
    get('a', []);
    expect(made.join('')).toBe('abcdefga');
  });
});
