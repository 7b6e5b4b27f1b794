import { localityOf } from './locality.ts';

describe('town and postal code', () => {
  it.each([
    ['CA', 'Laval QC H7N 1A1', { city: 'Laval', state: 'QC', zip: 'H7N 1A1' }],
    ['FR', '69002 Lyon', { city: 'Lyon', state: '', zip: '69002' }],
    ['DE', '80331 München', { city: 'München', state: 'BY', zip: '80331' }],
    ['GB', 'Leeds LS1 4DY', { city: 'Leeds', state: '', zip: 'LS1 4DY' }],
    ['US', 'Troy NY', { city: 'Troy', state: 'NY', zip: '' }],
  ])('stand as a label in %s has them: %s', (country, written, place) =>
    expect(localityOf({ country, ...place })).toBe(written),
  );
});
