import { pageNumbers } from './pagination.tsx';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 0, 20]],
    [4, 20, [1, 2, 3, 4, 5, 0, 20]],
    [10, 20, [1, 0, 9, 10, 11, 0, 20]],
    [20, 20, [1, 0, 19, 20]],
  ])('on page %d of %d', (page, pages, shown) => {
    expect(pageNumbers(page, pages)).toEqual(shown);
  });
});
