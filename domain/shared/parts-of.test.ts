import { merged, partsOf } from './parts-of.ts';

const registry = { cart: { queries: { carts: 1 }, policies: ['a'] }, order: { queries: { orders: 2 } } };

it('reads what features have under a name, and leaves out who has none', () => {
  expect(partsOf(registry, 'policies')).toEqual([['a']]);
  expect(merged(partsOf(registry, 'queries'))).toEqual({ carts: 1, orders: 2 });
});

it('refuses a name that two features have', () => {
  expect(() => merged([{ a: 1 }, { a: 2 }])).toThrow('two features have a');
});
