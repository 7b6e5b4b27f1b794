import { parseQuoteList, quoteListHref } from './quote-list-url.ts';

const parse = (query: string) => parseQuoteList(new URLSearchParams(query));

describe('the list of quotes', () => {
  it('has an address for every page, search and filter', () => {
    const state = { page: 3, search: 'Q-7K', status: 'approved', age: 30 } as const;
    expect(parse(quoteListHref('/profile/myquotes', state).split('?')[1] ?? '')).toEqual(state);
    expect(quoteListHref('/profile/myquotes', { page: 1, search: '', status: undefined, age: undefined })).toBe(
      '/profile/myquotes',
    );
  });

  it('shows everything where the address makes no sense', () => {
    expect(parse('page=x&status=draft&age=13')).toEqual({ page: 1, search: '', status: undefined, age: undefined });
  });
});
