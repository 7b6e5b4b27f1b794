import { address } from './shared.ts';

const given = {
  ...{ firstName: 'Ada', lastName: 'Byron', addressLine1: '1 Main St', city: 'Toronto', phone1: '416-555-0100' },
  ...{ country: 'CA', state: 'ON', zip: 'm5k1a1' },
};
const faultsOf = (place: object) =>
  address
    .safeParse({ ...given, ...place })
    .error?.issues.map(({ path }) => path.join('.'))
    .sort();

describe('an address', () => {
  it('is kept with its postal code as the country writes it', () =>
    expect(address.parse(given)).toMatchObject({ zip: 'M5K 1A1' }));

  // Whoever sends an empty form is told of every field at once, not of the postal code in a second round.
  it('is refused with every field that is missing', () =>
    expect(faultsOf({ firstName: '', city: '', state: '', zip: '' })).toEqual(['city', 'firstName', 'state', 'zip']));

  it('says of one field one thing', () => expect(faultsOf({ country: 'Canada' })).toEqual(['country']));
});
