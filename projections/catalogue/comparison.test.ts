import { compareOptions } from './comparison.queries.ts';

const of = (attributes: Readonly<Record<string, string>>) => ({
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, name: key, value, unit: '' })),
});

describe('a comparison', () => {
  it('has every attribute that one of the products has, and says in what they differ', () =>
    expect(
      compareOptions([of({ bore: '25', sealing: 'Open' }), of({ bore: '25', cage: 'Steel', sealing: 'Rubber' })]),
    ).toEqual([
      { key: 'bore', name: 'bore', unit: '', values: ['25', '25'], differs: false },
      { key: 'sealing', name: 'sealing', unit: '', values: ['Open', 'Rubber'], differs: true },
      { key: 'cage', name: 'cage', unit: '', values: ['', 'Steel'], differs: true },
    ]));
});
