import fc from 'fast-check';
import {
  encodeFilters,
  listHref,
  parseFilters,
  parseListState,
  toggleFilter,
  withRange,
  type Filters,
} from './filter-url.ts';

const none: Filters = new Map();
const start = parseListState(new URLSearchParams());
const read = (href: string) => parseListState(new URL(href, 'https://shop.example').searchParams);

describe('a list’s state in its address', () => {
  it('is the bare path when nothing was chosen', () => {
    expect(listHref('/category/bearings/x', start)).toBe('/category/bearings/x');
  });

  it('reads as it was written', () => {
    const filters = parseFilters('brand:Norvik,Tarn;bore:20');
    const href = listHref('/category/bearings/x', start, { filters, sort: 'price-up', page: 3, view: 'table' });
    expect(href).toBe('/category/bearings/x?filters=brand:Norvik,Tarn;bore:20&sort=price-up&page=3&view=table');
    expect(read(href)).toEqual({
      keyword: undefined,
      category: undefined,
      filters,
      sort: 'price-up',
      column: '',
      page: 3,
      view: 'table',
      hidden: [],
    });
  });

  it('has ranges among its filters, also those that a form typed', () => {
    const typed = read('/c?filters=brand:Tarn&range=bore&from=30,5&to=20');
    expect([...typed.filters]).toEqual([
      ['brand', ['Tarn']],
      ['bore', ['20..30.5']],
    ]);
    expect(listHref('/c', typed)).toBe('/c?filters=brand:Tarn;bore:20..30.5');
    expect(read('/c?filters=bore:20..30&range=bore&from=&to=').filters).toEqual(none);
    expect(read('/c?range=bore&from=x&to=..').filters).toEqual(none);
  });

  it('lets a value take the place of a range, and a range that of values', () => {
    const range = parseFilters('bore:20..30');
    expect(encodeFilters(toggleFilter(range, 'bore', '25'))).toBe('bore:25');
    expect(encodeFilters(toggleFilter(range, 'bore', '20..30'))).toBe('');
    expect(encodeFilters(withRange(parseFilters('bore:20,25'), 'bore', '', '9'))).toBe('bore:..9');
  });

  it('is sorted by a column of the table, and leaves columns out', () => {
    const href = listHref('/c', start, { sort: 'column-down', column: 'bore', view: 'table', hidden: ['width'] });
    expect(href).toBe('/c?sort=column-down&column=bore&view=table&hide=width');
    expect(read(href)).toMatchObject({ sort: 'column-down', column: 'bore', hidden: ['width'] });
    expect(read('/c?sort=column-up&column=a%22b&hide=a%22,b')).toMatchObject({ sort: 'best-match', hidden: ['b'] });
  });

  it('goes back to the first page when anything else changes', () => {
    const third = read('/c?page=3&sort=name');
    expect(listHref('/c', third, { view: 'table' })).toBe('/c?sort=name&view=table');
    expect(listHref('/c', third, { page: 4 })).toBe('/c?sort=name&page=4');
  });

  it('keeps the keyword of a search', () => {
    expect(listHref('/category/search', { ...start, keyword: 'ball & bore' }, { page: 2 })).toBe(
      '/category/search?keyword=ball%20%26%20bore&page=2',
    );
  });

  it('toggles a value on and off, and forgets an empty facet', () => {
    const on = toggleFilter(none, 'brand', 'Tarn');
    expect(encodeFilters(on)).toBe('brand:Tarn');
    expect(encodeFilters(toggleFilter(on, 'brand', 'Norvik'))).toBe('brand:Tarn,Norvik');
    expect(toggleFilter(on, 'brand', 'Tarn')).toEqual(none);
    expect(on.get('brand')).toEqual(['Tarn']);
  });

  it('takes nonsense for nothing', () => {
    expect(parseFilters(';;:x;brand;brand:;bore:%E0%A4%A')).toEqual(new Map([['bore', ['%E0%A4%A']]]));
    expect(read('/c?page=-1&sort=DROP&view=x')).toEqual(start);
    expect(read('/c?page=1e9').page).toBe(1);
  });

  it('survives any value through the address', () => {
    const text = fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }).filter((s) => s.isWellFormed());
    const filters = fc
      .uniqueArray(fc.tuple(text, fc.uniqueArray(text, { minLength: 1, maxLength: 3 })), {
        minLength: 1,
        maxLength: 3,
        selector: ([key]) => key,
      })
      .map((entries) => new Map(entries));
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(read(listHref('/c', start, { filters: chosen })).filters).toEqual(chosen);
      }),
    );
  });
});
