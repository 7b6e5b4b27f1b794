import { countryName } from './country-name.ts';

it('a country has a name in each language, and what is no code stands as it is', () => {
  expect(countryName('CA', 'fr')).toBe('Canada');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('[erased]', 'en')).toBe('[erased]');
});
