import { milesBetween } from './distance.ts';
import { findPlace, postalArea } from './find-place.ts';

const montreal = { latitude: 45.5, longitude: -73.6 };
const chicago = { latitude: 41.9, longitude: -87.6 };
const boston = { latitude: 42.36, longitude: -71.06 };
const milesFrom = async (text: string, to = montreal, near = [montreal]) => {
  const found = await findPlace(text, near);
  return found ? milesBetween(found, to) : undefined;
};

describe('a place', () => {
  it.each([
    'H4N 2M7',
    'h4n2m7',
    'H4N',
    '4200 Côte-de-Liesse, Montréal QC H4N 2M7',
    'Montréal',
    'montreal, QC',
    'Montreal QC',
  ])('%s is in Montréal', async (text) => expect(await milesFrom(text)).toBeLessThan(10));
  it.each(['60601', '60601-1234', '12 Main St, Chicago, IL', 'Chicago'])('%s is in Chicago', async (text) =>
    expect(await milesFrom(text, chicago)).toBeLessThan(15),
  );
  it.each([
    ['Springfield, IL', chicago, 200],
    ['Springfield, MA', boston, 100],
  ])('%s is in the state that was said', async (text, to, miles) =>
    expect(await milesFrom(text, to)).toBeLessThan(miles),
  );
  it.each(['Trois-Rivières', 'trois rivieres', 'Trois-Rivières, QC'])(
    '%s is found, though the data have lost its accents',
    async (text) => expect(await milesFrom(text, { latitude: 46.34, longitude: -72.54 })).toBeLessThan(15),
  );
  it('Laval is found by its boroughs', async () => expect(await milesFrom('Laval, QC')).toBeLessThan(15));
  it('of a name that many have is the nearest to a branch', async () => {
    expect(await milesFrom('Springfield', chicago, [chicago])).toBeLessThan(250);
    expect(await milesFrom('Springfield', boston, [boston])).toBeLessThan(100);
  });
  it.each(['', 'nowhere at all', '00000', '<script>'])('"%s" is unknown', async (text) =>
    expect(await findPlace(text, [montreal])).toBeUndefined(),
  );
  it('lies as far as a map says: a degree of latitude is 69 miles', () =>
    expect(milesBetween(montreal, { ...montreal, latitude: 46.5 })).toBeCloseTo(69.09, 1));
});

describe('a postal code', () => {
  it.each([
    ['H4N 2M7', { zip: 'H4N 2M7', country: 'CA', state: 'QC' }],
    ['h4n2m7', { zip: 'H4N 2M7', country: 'CA', state: 'QC' }],
    ['V5K 0A1', { zip: 'V5K 0A1', country: 'CA', state: 'BC' }],
    ['A1A 1A1', { zip: 'A1A 1A1', country: 'CA', state: 'NL' }],
    ['60601', { zip: '60601', country: 'US', state: 'IL' }],
    ['60601-1234', { zip: '60601-1234', country: 'US', state: 'IL' }],
  ])('%s lies in %j', async (code, area) => expect(await postalArea(code)).toEqual(area));
  it.each(['', '00000', 'Chicago', 'x 60601', '60601 60601', '75001 Paris'])('"%s" is none', async (code) =>
    expect(await postalArea(code)).toBeUndefined(),
  );
});
