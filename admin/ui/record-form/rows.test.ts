import { rowsOf } from './rows.ts';

describe('rows that are edited in place', () => {
  let rows: readonly { readonly name: string; readonly count: number }[];
  const edit = () => rowsOf(rows, (next) => (rows = next));
  const names = () => rows.map(({ name }) => name).join('');
  beforeEach(() => (rows = [...'abc'].map((name) => ({ name, count: 1 }))));

  it('are changed field by field, added at the end and removed', () => {
    edit().set(1, { count: 5 });
    edit().add({ name: 'd', count: 2 });
    edit().remove(0);
    expect(rows).toEqual([
      { name: 'b', count: 5 },
      { name: 'c', count: 1 },
      { name: 'd', count: 2 },
    ]);
  });

  it('are moved up and down, and not beyond the ends', () => {
    edit().move(2, 0);
    expect(names()).toBe('cab');
    edit().move(0, 1);
    expect(names()).toBe('acb');
    edit().move(2, 3);
    expect(names()).toBe('acb');
  });
});
