import { COUNTRY_CODES } from '#domain/shared/countries.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { tax } from '#domain/tax/tax.decider.ts';
import { vatZones, vatZoneThere } from './vat-rates.ts';

const given = specificationFor(tax);

describe('value added tax', () => {
  it('is offered for the countries that a shop sells to, where they have it', () =>
    expect(vatZones(['FR', 'CA', 'BE']).map(({ name }) => name.fr)).toEqual(['France', 'Belgique']));
  it('is a zone that a shop can take, for each country', () => {
    const zones = vatZones(COUNTRY_CODES);
    expect(zones.length).toBeGreaterThan(30);
    for (const data of zones)
      given()
        .when({ of: 'zone', type: 'Add', id: data.places[0]!.country, data })
        .then({ type: 'TaxZoneAdded', data: { taxZone: data.places[0]!.country, ...data } });
  });
  it('is there already where a zone is all of the country', () => {
    const [france] = vatZones(['FR']);
    const own = { places: [{ country: 'FR', state: '', zipFrom: '', zipTo: '' }] };
    const part = { places: [{ country: 'FR', state: '', zipFrom: '20000', zipTo: '20999' }] };
    expect(vatZoneThere(france!, [part, own])).toBe(own);
    expect(vatZoneThere(france!, [part])).toBeUndefined();
  });
});
