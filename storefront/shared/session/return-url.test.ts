import { safeReturnUrl } from './return-url.ts';

const here = 'https://shop.example';

describe('ReturnUrl', () => {
  it.each([
    '/',
    '/cart/shoppingcart',
    '/category/search?keyword=6205&view=table',
    '/product/6205-2RS/x#specs',
    '/profile/myorders?page=2',
    '/%2f%2fevil.example',
  ])('comes back to %s', (wanted) => {
    expect(safeReturnUrl(wanted)).toBe(wanted);
  });

  // Tricks that browsers and frameworks have fallen for.
  it.each([
    'https://evil.example',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://shop.example/x',
    '@evil.example',
    'evil.example',
    'shop.example.evil.example',
    '/\u0000/evil.example',
    '/\u2028/evil.example/\\',
    'https:evil.example',
    'https:///evil.example',
    '?next=//evil.example',
    '#//evil.example',
    '',
    '/\u007f/evil.example',
    `/${'a'.repeat(3_000)}`,
  ])('never leaves the shop by %j', (wanted) => {
    expect(new URL(safeReturnUrl(wanted), here).origin).toBe(here);
    expect(safeReturnUrl(wanted)).toBe('/');
  });

  it('does not come back to signing in', () => {
    expect(safeReturnUrl('/account/login?ReturnUrl=%2F')).toBe('/');
    expect(safeReturnUrl('/account/register', '/profile/dashboard')).toBe('/profile/dashboard');
  });

  it('takes the fallback when there is none', () => {
    expect(safeReturnUrl(null)).toBe('/');
    expect(safeReturnUrl(undefined, '/cart/shoppingcart')).toBe('/cart/shoppingcart');
  });
});
