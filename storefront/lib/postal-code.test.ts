import { isPostalCode } from './postal-code.ts';

describe('a postal code', () => {
  it.each([['CA', 'H3C 1J9'], ['CA', 'h3c1j9'], ['CA', 'G1R-1N8'], ['US', '05401'], ['US', '05401-1234'], ['DE', '10115']])('%s: takes %s', (country, zip) => {
    expect(isPostalCode(country, zip)).toBe(true);
  });

  it.each([['CA', 'D3C 1J9'], ['CA', '12345'], ['CA', 'H3C'], ['US', '5401'], ['US', 'H3C 1J9'], ['CA', ''], ['DE', ' ']])('%s: refuses %j', (country, zip) => {
    expect(isPostalCode(country, zip)).toBe(false);
  });
});
