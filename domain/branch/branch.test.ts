import { specificationFor } from '#domain/testing/decider-specification.ts';
import { branch } from './branch.decider.ts';
import type { BranchData } from './branch.events.ts';
import { openAt } from './branch.state.ts';

const given = specificationFor(branch);
const day = { from: '08:00', to: '17:00' };
const closed = { from: '', to: '' };
const week = [day, day, day, day, day, closed, closed];
const data = (more: Partial<BranchData> = {}): BranchData => ({
  name: { en: 'Montréal', fr: 'Montréal' },
  address: { addressLine1: '1 rue', city: 'Montréal', state: 'QC', zip: 'H4N 2M7', country: 'CA', phone: '' },
  latitude: 45.5,
  longitude: -73.6,
  hours: week,
  services: { en: '', fr: '' },
  warehouse: '',
  active: true,
  ...more,
});

describe('a branch', () => {
  it('lies where the country knows', () =>
    given()
      .when({ type: 'Add', id: 'mtl', data: data({ address: { ...data().address, state: 'ON' } }) })
      .thenRefused('zip_of_other_state'));
  it.each([
    ['six days', week.slice(1)],
    ['a day that ends before it begins', [{ from: '17:00', to: '08:00' }, ...week.slice(1)]],
    ['a day that only begins', [{ from: '08:00', to: '' }, ...week.slice(1)]],
    ['a day that only ends', [{ from: '', to: '08:00' }, ...week.slice(1)]],
  ])('has no week with %s', (_what, hours) =>
    given()
      .when({ type: 'Add', id: 'mtl', data: data({ hours }) })
      .thenRefused('branch_hours_invalid'),
  );
  it('is open from its first minute, and closed from the last', () => {
    expect(openAt(week, { day: 0, time: '07:59' }).isOpen).toBe(false);
    expect(openAt(week, { day: 0, time: '08:00' }).isOpen).toBe(true);
    expect(openAt(week, { day: 0, time: '16:59' }).isOpen).toBe(true);
    expect(openAt(week, { day: 0, time: '17:00' }).isOpen).toBe(false);
    expect(openAt(week, { day: 6, time: '12:00' }).isOpen).toBe(false);
  });
});
