import { pickedItems } from './papers.ts';

const units = (warehouse: string, itemNumber: string, quantity: number, orderNumber: string) => ({
  warehouse,
  itemNumber,
  name: `Item ${itemNumber}`,
  quantity,
  orderNumber,
});

it('a pick list sums up what several orders want of an item, by warehouse, and ends with what lies nowhere yet', () =>
  expect(
    pickedItems([
      units('Toronto', '6205', 4, 'MW-1'),
      units('', '6000', 3, 'MW-1'),
      units('Montréal', '6306', 2, 'MW-1'),
      units('Montréal', '6205', 6, 'MW-2'),
      units('Toronto', '6205', 1, 'MW-2'),
    ]).map(({ warehouse, itemNumber, quantity, orderNumbers }) => [warehouse, itemNumber, quantity, ...orderNumbers]),
  ).toEqual([
    ['Montréal', '6205', 6, 'MW-2'],
    ['Montréal', '6306', 2, 'MW-1'],
    ['Toronto', '6205', 5, 'MW-1', 'MW-2'],
    ['', '6000', 3, 'MW-1'],
  ]));
