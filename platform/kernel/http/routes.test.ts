import { matchRoute } from './routes.ts';
import { isLuhnNumber } from './card-number.ts';

describe('a path', () => {
  it('names an operation whatever its case, as the specification mixes it', () => {
    expect(matchRoute('get', 'store/getlanguages')?.route).toBe('Store/GetLanguages');
    expect(matchRoute('get', '/CATEGORY/Catalog')?.route).toBe('category/catalog');
  });
  it('gives its parameters', () =>
    expect(matchRoute('get', 'cart/getcartdetails/a%20b')).toMatchObject({
      route: 'cart/getcartdetails/{id}',
      parameters: { id: 'a b' },
    }));
  it('prefers the fixed route', () => expect(matchRoute('get', 'Category/GetCategoryLists')?.parameters).toEqual({}));
  it.each([
    ['get', 'cart/addtocart'],
    ['post', 'stock/hold'],
    ['get', 'http://evil.example/'],
    ['get', ''],
    ['get', 'cart/getcartdetails/'],
  ] as const)('of %s %s names nothing', (via, path) => expect(matchRoute(via, path)).toBeUndefined());
});

describe('a card number', () => {
  it.each(['4242424242424242', '4242 4242 4242 4242', '3782-822463-10005', '6011111111111117'])(
    '%s is recognised',
    (text) => expect(isLuhnNumber(text)).toBe(true),
  );
  it.each(['4242424242424241', '514-555-0199', '12345', 'HB-M10X50-8.8', ''])('%s is none', (text) =>
    expect(isLuhnNumber(text)).toBe(false),
  );
});
