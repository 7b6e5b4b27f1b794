import { firstProblem, linesOf, placesFrom } from './place-lines.ts';

describe('places as they are typed', () => {
  it('are a country, a state or postal codes, one in a line', () => {
    const places = placesFrom('ca\nCA-QC\n\nca-qc h1-h4\nUS 100');
    expect(places).toEqual([
      { country: 'CA', state: '', zipFrom: '', zipTo: '' },
      { country: 'CA', state: 'QC', zipFrom: '', zipTo: '' },
      { country: 'CA', state: 'QC', zipFrom: 'H1', zipTo: 'H4' },
      { country: 'US', state: '', zipFrom: '100', zipTo: '100' },
    ]);
    expect(linesOf(places)).toBe('CA\nCA-QC\nCA-QC H1-H4\nUS 100');
  });
  it('say which line no country knows', () =>
    expect(firstProblem(placesFrom('CA\nCA-XX'))).toEqual({ line: 'CA-XX', code: 'state_invalid' }));
});
