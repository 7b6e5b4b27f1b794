import { specificationFor } from '#domain/testing/decider-specification.ts';
import { warehouse } from './warehouse.decider.ts';
import { nearestFirst } from './warehouse.state.ts';
import type { WarehouseData } from './warehouse.events.ts';

const given = specificationFor(warehouse);
const data = (sort: number, serves: readonly string[], active = true): WarehouseData => ({
  name: { en: 'Montréal', fr: 'Montréal' },
  address: { addressLine1: '1 rue', city: 'Montréal', state: 'QC', zip: 'H4N 2M7', country: 'CA', phone: '' },
  serves: serves.map((state) => ({ country: 'CA', state, zipFrom: '', zipTo: '' })),
  pickupHours: { en: '', fr: '' },
  active,
  sort,
});

describe('a warehouse', () => {
  it('lies where the country knows', () =>
    given()
      .when({ type: 'Add', id: 'mtl', data: { ...data(1, []), address: { ...data(1, []).address, state: 'ON' } } })
      .thenRefused('zip_of_other_state'));
  it('serves places that there are', () =>
    given()
      .when({ type: 'Add', id: 'mtl', data: data(1, ['XX']) })
      .thenRefused('state_invalid'));
});

describe('the warehouses of a destination', () => {
  const all = { mtl: data(1, ['QC']), tor: data(2, ['ON']), all: data(3, ['']), old: data(4, ['ON'], false) };
  it('are the nearest first: by their most specific place, then as they are sorted; closed ones are left out', () => {
    expect(nearestFirst(all, { country: 'CA', state: 'ON' })).toEqual(['tor', 'all', 'mtl']);
    expect(nearestFirst(all, { country: 'CA', state: 'BC' })).toEqual(['all', 'mtl', 'tor']);
    expect(nearestFirst(all, { country: 'US', state: 'NY' })).toEqual(['mtl', 'tor', 'all']);
  });
});
