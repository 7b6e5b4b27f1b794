import { createSharedCache } from './shared-cache.ts';

/** A cache of texts that counts how often it had to make one. */
function counting(most: number, version = () => '1') {
  const cache = createSharedCache<string>({ version, bytesOf: (text) => text.length, most });
  const made: string[] = [];
  const get = (key: string, bytes = 1_000) =>
    cache.get(key, async () => {
      made.push(key);
      return 'x'.repeat(bytes);
    });
  return { get, made };
}

describe('what is kept for all readers', () => {
  it('is made once', async () => {
    const { get, made } = counting(100_000);
    await get('a');
    await get('a');
    expect(made).toEqual(['a']);
  });

  it('never takes more than its bytes, whatever is asked for: what was used longest ago goes', async () => {
    const { get, made } = counting(20_000);
    for (let n = 0; n < 100; n++) await get(`made-up ${n}`);
    made.splice(0);
    await get('made-up 99');
    await get('made-up 0');
    expect(made).toEqual(['made-up 0']);
  });

  it('is no single answer that would push out all others', async () => {
    const { get, made } = counting(20_000);
    await get('small');
    await get('huge', 10_000);
    await get('huge', 10_000);
    await get('small');
    expect(made).toEqual(['small', 'huge', 'huge']);
  });

  it('is forgotten when what it was made of changes', async () => {
    let version = '1';
    const { get, made } = counting(100_000, () => version);
    await get('a');
    version = '2';
    await get('a');
    expect(made).toEqual(['a', 'a']);
  });
});
