import { downloadsHref, parseDownloads } from './downloads-url.ts';

const parse = (query: string) => parseDownloads(new URLSearchParams(query));

describe('the address of the downloads', () => {
  it.each([
    { from: 0, search: '' },
    { from: 200, search: 'certificate & co' },
  ])('says where it is: %j', (place) => expect(parse(downloadsHref(place).split('?')[1] ?? '')).toEqual(place));
  it.each(['from=-1', 'from=x', 'from=1.5', 'from=99999999', 'search=%20'])('is the newest for %s', (query) =>
    expect(parse(query)).toEqual({ from: 0, search: '' }),
  );
});
