import { createPad, isFilled, type Pad } from './pad.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}
const filled = (pad: Pad) =>
  pad
    .rows()
    .filter(isFilled)
    .map(({ itemCode, quantity }) => [itemCode, quantity]);

describe('the pad', () => {
  it('begins with five empty rows', () => expect(createPad(storage()).rows()).toHaveLength(5));
  it('keeps what was typed when the page is loaded again', () => {
    const place = storage();
    const pad = createPad(place);
    pad.change(pad.rows()[1]!.key, { itemCode: '6205' });
    expect(filled(createPad(place))).toEqual([['6205', '']]);
  });
  it('puts pasted lines behind those that are filled in', () => {
    const pad = createPad(storage());
    pad.change(pad.rows()[3]!.key, { itemCode: 'A', quantity: '1' });
    pad.append([{ itemCode: 'B', quantity: '2' }]);
    expect(filled(pad)).toEqual([
      ['A', '1'],
      ['B', '2'],
    ]);
    expect(pad.rows()).toHaveLength(5);
  });
  it('takes a scanned code into the row that has it, or into one of its own', () => {
    const pad = createPad(storage());
    pad.change(pad.rows()[0]!.key, { itemCode: 'A', quantity: '4' });
    expect([pad.addOne('A'), pad.addOne('B'), pad.addOne('B')]).toEqual([5, 1, 2]);
    expect(filled(pad)).toEqual([
      ['A', '5'],
      ['B', '2'],
    ]);
  });
  it('forgets what was wrong with a row when that row changes, and with no other', () => {
    const pad = createPad(storage());
    pad.append([
      { itemCode: 'A', quantity: '1', problem: 'No' },
      { itemCode: 'B', quantity: '1', problem: 'No' },
    ]);
    pad.change(pad.rows()[0]!.key, { quantity: '2' });
    expect(pad.rows().map(({ problem }) => problem)).toEqual([undefined, 'No', undefined, undefined, undefined]);
  });
  it('does not show again what was on its way when the page ended', () => {
    const place = storage();
    const pad = createPad(place);
    pad.append([
      { itemCode: 'A', quantity: '1' },
      { itemCode: 'B', quantity: '1' },
    ]);
    const sent = new Set([pad.rows()[0]!.key]);
    expect(filled(createPad(place, sent))).toEqual([['B', '1']]);
  });
});
