import { mayContain, pathFilter, shopPath } from './shop-path.ts';

describe('an address of the shop', () => {
  it.each([
    ['/Old/Page/', '/old/page'],
    [' /a ', '/a'],
    ['/', '/'],
    ['/product.asp?ID=5', '/product.asp?id=5'],
    ['/pièces', '/pi%c3%a8ces'],
  ])('%s is compared as %s', (address, path) => expect(shopPath(address)).toBe(path));

  it.each([
    'https://other.example/a',
    '//other.example',
    '/\\other.example',
    '/a#b',
    'a',
    '',
    '/a b',
    '/../etc',
    '/%2e%2e/x',
    `/${'x'.repeat(500)}`,
  ])('%s is none', (address) => expect(shopPath(address)).toBeUndefined());
});

describe('the filter of redirected paths', () => {
  const paths = Array.from({ length: 1_000 }, (_, index) => `/old/page-${index}`);
  const filter = pathFilter(paths);
  it('knows every path', () => expect(paths.filter((path) => !mayContain(filter, path))).toEqual([]));
  it('asks in vain for few others', () =>
    expect(
      Array.from({ length: 10_000 }, (_, index) => `/product/${index}`).filter((path) => mayContain(filter, path))
        .length,
    ).toBeLessThan(300));
  it('is small', () => expect(filter.bits.length).toBe(2_500));
  it('knows none where there is none', () => expect(mayContain(pathFilter([]), '/a')).toBe(false));
});
