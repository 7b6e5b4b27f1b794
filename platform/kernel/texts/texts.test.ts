import { homeCountry, readHomeCountryFrom, readTexts, regionOf, textsIn, textVersion, translate } from './texts.ts';

const askFor = () => translate('fr', 'quote')('requestHeading');

describe('texts of a country', () => {
  afterEach(() => readHomeCountryFrom(() => ''));

  it('are those of its language where it has none of its own', () => {
    expect([regionOf('fr', 'FR'), regionOf('fr', 'CA'), regionOf('en', 'FR'), regionOf('fr', '')]).toEqual([
      'fr-FR',
      'fr',
      'en',
      'fr',
    ]);
    expect(readTexts('fr', 'CA')).toEqual(readTexts('fr'));
  });

  it('are those of its language but for what it says otherwise', () => {
    const [canada, france] = [readTexts('fr'), readTexts('fr', 'FR')];
    expect(france['quote']).toMatchObject({ requestHeading: 'Demander un devis' });
    expect(Object.keys(france)).toEqual(Object.keys(canada));
    expect(france['price-step']).toHaveProperty('list');
  });

  it('follow the country of the dealer while the shop runs', () => {
    expect(askFor()).toBe('Demander une soumission');
    readHomeCountryFrom(() => 'FR');
    expect([homeCountry(), askFor()]).toEqual(['FR', 'Demander un devis']);
    readHomeCountryFrom(() => 'CA');
    expect(askFor()).toBe('Demander une soumission');
  });

  it('have a version of their own, the same for countries that speak alike', () => {
    expect(textVersion('FR')).not.toBe(textVersion('CA'));
    expect(textVersion('US')).toBe(textVersion('CA'));
  });

  it('are read once', () => expect(textsIn('fr')).toBe(textsIn('fr')));
});
