// The ledger behind a number, whole or cut off at so many events.
import type { StockEvent } from '#domain/stock/stock.events.ts';
import { storedEvent } from '../../tests/harness/read-model-specification.ts';
import { movementsOf } from './movements.ts';

const counted = (quantity: number): StockEvent => ({
  type: 'StockCounted',
  data: { itemNumber: '6205', warehouse: 'MTL', quantity },
});
const of = (events: readonly StockEvent[], isWhole: boolean) =>
  movementsOf(events.map(storedEvent), isWhole).map(({ change, balance }) => ({ change, balance }));

describe('the movements of a ledger', () => {
  it('begin with nothing where the ledger is whole', () =>
    expect(of([counted(40), counted(38)], true)).toEqual([
      { change: -2, balance: 38 },
      { change: 40, balance: 40 },
    ]));

  it('say of the first count in a ledger that is cut off what lay there, and not by how much it changed', () =>
    expect(of([counted(40), counted(38)], false)).toEqual([
      { change: -2, balance: 38 },
      { change: undefined, balance: 40 },
    ]));
});
