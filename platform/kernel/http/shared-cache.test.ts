import { createChanges, LATE_MS } from './changes.ts';
import { createSharedCache } from './shared-cache.ts';

/** A cache of texts that counts how often it had to make one. Of what it depends on, `~stock` may be late. */
function counting(most: number, version = () => '1') {
  let time = 1_000_000;
  const changes = createChanges(
    (dependency) => dependency.startsWith('~'),
    () => time,
  );
  const cache = createSharedCache<string>({ version, changes, bytesOf: (text) => text.length, most });
  const made: string[] = [];
  const get = (
    key: string,
    { bytes = 1_000, of = [] as readonly string[], reader = 'who-changed-nothing' as const, meanwhile = () => {} } = {},
  ) =>
    cache.get(key, reader, async (seen) => {
      made.push(key);
      seen(of);
      meanwhile();
      return 'x'.repeat(bytes);
    });
  const getAfterAChange = (key: string) =>
    cache.get(key, 'who-changed-something', async () => {
      made.push(key);
      return '';
    });
  return { get, getAfterAChange, made, changes, pass: (ms: number) => void (time += ms) };
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
    await get('huge', { bytes: 10_000 });
    await get('huge', { bytes: 10_000 });
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

  it('stays while other things change than it was made of', async () => {
    const { get, made, changes } = counting(100_000);
    await get('a', { of: ['product:1', 'category:x'] });
    changes.changed(['product:2', '~stock:1']);
    await get('a');
    expect(made).toEqual(['a']);
    changes.changed(['product:1']);
    await get('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('is not kept when what it was made of changed while it was made', async () => {
    const { get, made, changes } = counting(100_000);
    await get('a', { of: ['product:1'], meanwhile: () => changes.changed(['product:1']) });
    await get('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('shows stock that is a few seconds old, but not to who has changed something', async () => {
    const { get, getAfterAChange, made, changes } = counting(100_000);
    await get('a', { of: ['~stock:1'] });
    changes.changed(['~stock:1']);
    await get('a');
    expect(made).toEqual(['a']);
    await getAfterAChange('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('shows no stock that is older', async () => {
    const { get, made, changes, pass } = counting(100_000);
    await get('a', { of: ['~stock:1'] });
    changes.changed(['~stock:1']);
    pass(LATE_MS);
    await get('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('is forgotten as a whole when nobody knows what changed', async () => {
    const { get, made, changes } = counting(100_000);
    await get('a', { of: ['product:1'] });
    changes.changed(undefined);
    await get('a');
    expect(made).toEqual(['a', 'a']);
  });
});
