import { asOnePart } from './delivery-part.ts';

const first = { units: 137, shipsOn: '2026-11-27', arrivesBy: '2026-12-01' };
const second = { units: 63, shipsOn: '2026-12-03', arrivesBy: '2026-12-08' };

describe('Everything together', () => {
  it('leaves and arrives with the last part', () => {
    expect(asOnePart([first, second])).toEqual([{ ...second, units: 200 }]);
  });

  it('has no day where a person confirms that of some', () => {
    expect(asOnePart([first, { units: 9_000, shipsOn: '', arrivesBy: '' }])).toEqual([
      { units: 9_137, shipsOn: '', arrivesBy: '' },
    ]);
  });

  it('is nothing where nothing is sent', () => {
    expect(asOnePart([])).toEqual([]);
  });
});
