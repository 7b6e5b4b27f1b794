import { sortsAfterMove } from './sorts-after-move.ts';

const siblings = (...sorts: number[]) => sorts.map((sort, n) => ({ categoryId: `c${n}`, sort }));

describe('a category that is moved', () => {
  it('goes between two without touching them where there is room', () =>
    expect(sortsAfterMove(siblings(16, 32), 'c1')).toEqual({ sort: 24, others: [] }));
  it('goes before the first', () => expect(sortsAfterMove(siblings(16, 32), 'c0')).toEqual({ sort: 8, others: [] }));
  it('goes last where none is named', () => expect(sortsAfterMove(siblings(16, 32), '').sort).toBe(48));
  it('makes the others move where there is no room, in their order', () =>
    expect(sortsAfterMove(siblings(1, 1, 1), 'c1')).toEqual({
      sort: 32,
      others: [
        { categoryId: 'c0', sort: 16 },
        { categoryId: 'c1', sort: 48 },
        { categoryId: 'c2', sort: 64 },
      ],
    }));
  it('is alone where there is nothing else', () => expect(sortsAfterMove([], '').sort).toBe(16));
});
