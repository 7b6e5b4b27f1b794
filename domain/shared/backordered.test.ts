import { draft } from '#domain/testing/samples.ts';
import { backorderedUnits } from './backordered.ts';

// Line 1: four 6205; line 2: two kits of two 6205 and one SEAL.
describe('what of an order waits for goods', () => {
  it('is nothing when all was on the shelf', () => expect(backorderedUnits(draft.lines, {})).toEqual([]));
  it('is of the last lines first: the first gets what there is', () =>
    expect(backorderedUnits(draft.lines, { '6205': 3 })).toEqual([{ lineId: '2', quantity: 2 }]));
  it('goes on with the line before once a line waits as a whole', () =>
    expect(backorderedUnits(draft.lines, { '6205': 6 })).toEqual([
      { lineId: '1', quantity: 2 },
      { lineId: '2', quantity: 2 },
    ]));
  it('is a bundle for its scarcest part', () =>
    expect(backorderedUnits(draft.lines, { '6205': 1, SEAL: 2 })).toEqual([{ lineId: '2', quantity: 2 }]));
  it('is never more than was ordered', () =>
    expect(backorderedUnits(draft.lines, { '6205': 99 })).toEqual([
      { lineId: '1', quantity: 4 },
      { lineId: '2', quantity: 2 },
    ]));
});
