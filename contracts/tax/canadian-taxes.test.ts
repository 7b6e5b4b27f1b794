import { statesOf } from '#domain/shared/regions.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { CANADIAN_TAX_ZONES, zoneThere } from './canadian-taxes.ts';
import { tax } from '#domain/tax/tax.decider.ts';
import type { TaxEvent, TaxZoneData } from '#domain/tax/tax.events.ts';

const given = specificationFor(tax);
const zone = (state: string, zipFrom = ''): TaxZoneData => ({
  name: { en: 'Own', fr: 'À nous' },
  places: [{ country: 'CA', state, zipFrom, zipTo: zipFrom }],
  taxes: [],
});
const of = (state: string) => CANADIAN_TAX_ZONES.find(({ places }) => places[0]!.state === state)!;

describe('the taxes of Canada', () => {
  it('have a zone for each province and territory', () =>
    expect(CANADIAN_TAX_ZONES.map(({ places }) => places[0]!.state)).toEqual([...statesOf('CA')!].sort()));

  it('are taken by a shop that has none, one zone after the other', () => {
    const added: TaxEvent[] = [];
    for (const data of CANADIAN_TAX_ZONES) {
      const id = data.places[0]!.state;
      const event: TaxEvent = { type: 'TaxZoneAdded', data: { taxZone: id, ...data } };
      given(...added)
        .when({ of: 'zone', type: 'Add', id, data })
        .then(event);
      added.push(event);
    }
  });

  it.each([
    ['AB', 5_000],
    ['BC', 12_000],
    ['MB', 12_000],
    ['NB', 15_000],
    ['NL', 15_000],
    ['NS', 14_000],
    ['NT', 5_000],
    ['NU', 5_000],
    ['ON', 13_000],
    ['PE', 15_000],
    ['QC', 14_975],
    ['SK', 11_000],
    ['YT', 5_000],
  ])('come to the sum of each: %s %d', (state, sum) =>
    expect(of(state).taxes.reduce((total, { rates }) => total + rates[0]!.rate, 0)).toBe(sum),
  );

  it('leave a province alone that has a zone, whatever it charges', () => {
    expect(zoneThere(of('QC'), [zone('QC')])).toBeDefined();
    expect(zoneThere(of('QC'), [zone('ON')])).toBeUndefined();
  });

  it('add a province of which only postal codes have a zone, and one that a zone of all of Canada would undercharge', () => {
    expect(zoneThere(of('QC'), [zone('QC', 'H1')])).toBeUndefined();
    expect(zoneThere(of('QC'), [zone('')])).toBeUndefined();
    expect(zoneThere(of('AB'), [zone('')])).toBeDefined();
  });
});
