import { inspect } from 'node:util';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { bulkRequests, type DocumentWrite } from './bulk-requests.ts';
import { searchAddressOf } from './search-address.ts';
import { openSearchClient, type SearchClient } from './search-client.ts';
import { startOpenSearchDouble, type OpenSearchDouble } from './testing/opensearch-double.ts';

const BODY = { settings: {}, mappings: { dynamic: 'strict', properties: { name: { type: 'keyword' } } } };
const written = (id: string, version: bigint, name?: string): DocumentWrite => ({
  id,
  version,
  document: name === undefined ? undefined : { name },
});

describe('the address of OpenSearch', () => {
  it('is taken apart, so that no part of it that is passed on holds the password', () => {
    expect(searchAddressOf('https://shop:p%40ss@one:9200/, https://shop:p%40ss@two:9200/path/')).toEqual({
      nodes: ['https://one:9200', 'https://two:9200/path'],
      auth: { username: 'shop', password: 'p@ss' },
    });
    expect(searchAddressOf('http://opensearch:9200')).toEqual({ nodes: ['http://opensearch:9200'], auth: undefined });
  });
  it.each(['http://shop:secret@opensearch:9200', 'https://a:secret@one,https://b:secret@two', 'shop:secret@one'])(
    'is refused without being shown where a password would go in the open, or nobody knows which: %#',
    (text) => {
      expect(() => searchAddressOf(text)).toThrow(OperatorError);
      expect(() => searchAddressOf(text)).toThrow(/^(?!.*secret)/s);
    },
  );
});

describe('writes in bulk', () => {
  const requests = (writes: readonly DocumentWrite[], limits = {}) => [...bulkRequests(writes, limits)];

  it('name the version of each document, of those that are deleted, too', () => {
    expect(requests([written('a"b', 3n, 'x'), written('c', 9_007_199_254_740_993n)])).toEqual([
      [
        '{"index":{"_id":"a\\"b","version":3,"version_type":"external_gte"}}',
        '{"name":"x"}',
        '{"delete":{"_id":"c","version":9007199254740993,"version_type":"external_gte"}}',
      ],
    ]);
    expect(requests([])).toEqual([]);
  });
  it('come in requests of bounded size, each document whole, one that is larger by itself', () => {
    const writes = [written('a', 1n, 'x'), written('b', 1n, 'é'.repeat(200)), written('c', 1n, 'x')];
    const ids = (limits: object) =>
      requests(writes, limits).map((lines) => lines.flatMap((line) => /"_id":"(.)"/.exec(line)?.[1] ?? []));
    expect(ids({ maxBytes: 300 })).toEqual([['a'], ['b'], ['c']]);
    expect(ids({ maxBytes: 600 })).toEqual([['a', 'b'], ['c']]);
    expect(ids({ maxWrites: 2 })).toEqual([['a', 'b'], ['c']]);
  });
});

describe('a client of OpenSearch', () => {
  let double: OpenSearchDouble;
  let client: SearchClient;
  beforeEach(async () => {
    double = await startOpenSearchDouble();
    client = await openSearchClient(double.url.replace('//', '//shop:secret@'));
    await client.createIndex('one', BODY);
  });
  afterEach(async () => {
    await client.close();
    await double.close();
  });
  const names = async (name: string) =>
    (await client.search('one', [{ query: { term: { name } }, sort: [{ name: 'asc' }], track_total_hits: true }]))[0]!
      .total;

  it('signs in, and asks nobody for further addresses', async () => {
    await client.ping();
    const basic = `Basic ${Buffer.from('shop:secret').toString('base64')}`;
    expect(double.asked).toEqual([
      { request: 'PUT /one', authorization: basic },
      { request: 'HEAD /', authorization: basic },
    ]);
  });
  it('never lets what is older take the place of what is newer, not even of what was deleted', async () => {
    await client.write('one', [written('a', 5n, 'new'), written('b', 5n)], 'index');
    await client.write('one', [written('a', 4n, 'old'), written('b', 4n, 'old'), written('c', 4n, 'new')], 'index');
    expect([...double.documents('one')]).toEqual([
      ['a', { name: 'new' }],
      ['c', { name: 'new' }],
    ]);
    await client.write('one', [written('a', 5n, 'corrected')], 'index');
    expect(double.documents('one').get('a')).toEqual({ name: 'corrected' });
  });
  it('finds what was written once it was refreshed, and reads documents at once', async () => {
    await client.write('one', [written('a', 1n, 'x')], 'index');
    expect(await names('x')).toBe(0);
    expect([...(await client.documents('one', ['a', 'none'], ['name']))]).toEqual([['a', { name: 'x' }]]);
    await client.refresh('one');
    expect(await names('x')).toBe(1);
  });
  it('says which document was refused and why, and that it was', async () => {
    const bad = { id: 'b', version: 1n, document: { unknown: 1 } };
    await expect(client.write('one', [written('a', 1n, 'x'), bad], 'index')).rejects.toMatchObject({
      name: 'SearchRefused',
      status: 400,
      message: expect.stringContaining('b: mapping set to strict') as string,
    });
    await client.refresh('one');
    await expect(client.search('one', [{ query: { nonsense: {} } }])).rejects.toMatchObject({ name: 'SearchRefused' });
  });
  it('swaps an alias all at once or not at all', async () => {
    await client.createIndex('two', BODY);
    await client.swapAlias('now', [], 'one');
    await client.swapAlias('now', ['one'], 'two');
    expect(double.indexes()).toEqual({ one: [], two: ['now'] });
    // Another process has swapped it meanwhile.
    await expect(client.swapAlias('now', ['one'], 'one')).rejects.toThrow();
    expect(double.indexes()).toEqual({ one: [], two: ['now'] });
    expect([...(await client.indexes('t*'))]).toEqual([['two', ['now']]]);
  });
  it('writes through an alias only where there is one: an index that is gone is not made anew without its mapping', async () => {
    await expect(client.write('one', [written('a', 1n, 'x')])).rejects.toMatchObject({ name: 'PeerUnavailable' });
    await expect(client.write('gone', [written('a', 1n, 'x')])).rejects.toMatchObject({ name: 'PeerUnavailable' });
    expect(Object.keys(double.indexes())).toEqual(['one']);
  });
  it.each([
    [429, 'rejected_execution_exception'],
    [503, 'cluster_block_exception'],
  ])('says that it is away while it answers %i', async (status, type) => {
    double.fail = { status, type };
    await expect(names('x')).rejects.toMatchObject({ name: 'PeerUnavailable' });
  });
  it('says that it is away when nobody answers, and shows no password in any part of the error', async () => {
    const error: unknown = await double.close().then(() => names('x').catch((caught: unknown) => caught));
    expect(error).toMatchObject({ name: 'PeerUnavailable' });
    const basic = Buffer.from('shop:secret').toString('base64');
    expect(inspect(error, { depth: 20, showHidden: true })).not.toMatch(new RegExp(`secret|${basic}`));
    double = await startOpenSearchDouble();
  });
  it('shows no password in what is refused', async () => {
    double.fail = { status: 401, type: 'security_exception' };
    const error: unknown = await names('x').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'SearchRefused', status: 401 });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toMatch(/secret|Basic/);
  });
});
