import { specificationFor } from '#domain/testing/decider-specification.ts';
import { role } from './role.decider.ts';
import type { RoleEvent } from './role.events.ts';

const given = specificationFor(role);
const giver = {
  rights: ['order', 'refund', 'staff'],
  limits: { refundAmount: 100_00 },
  isAdministrator: false,
} as const;
const lead = (data: object): RoleEvent => ({
  type: 'RoleAdded',
  data: {
    role: 'lead',
    name: { en: 'Lead', fr: 'Chef' },
    rights: ['order'],
    limits: { refundAmount: 100_00 },
    ...data,
  },
});
const revised = (changed: object): RoleEvent => ({ type: 'RoleRevised', data: { role: 'lead', changed } });
const change = (seen: object, changed: object) => ({ type: 'Change', id: 'lead', seen, changed, giver }) as const;

describe('a role', () => {
  it('comes to no more than its giver has, though somebody has changed another field meanwhile', () => {
    given(lead({}), revised({ limits: {} }))
      .when(change({ rights: ['order'] }, { rights: ['order', 'refund'] }))
      .thenRefused('limit_not_own');
    given(lead({}), revised({ rights: ['order', 'refund'] }))
      .when(change({ limits: { refundAmount: 100_00 } }, { limits: {} }))
      .thenRefused('limit_not_own');
  });

  it('that has more than somebody is not theirs to change', () =>
    given(lead({ rights: ['order', 'setting'] }))
      .when(change({ rights: ['order', 'setting'] }, { rights: ['order'] }))
      .thenRefused('right_not_own'));

  it('gets what its giver has', () =>
    given(lead({}))
      .when(change({ rights: ['order'] }, { rights: ['order', 'refund'] }))
      .then(revised({ rights: ['order', 'refund'] })));
});
