import type { ContactEvent } from '#domain/contact/contact.events.ts';
import { readModelSpecification } from '../../tests/harness/read-model-specification.ts';
import { contacts, type ContactRow } from './contacts.ts';

const given = readModelSpecification<ContactRow, ContactEvent>(contacts);
const byStaff = { contactId: '7', by: 'staff:1', at: '2026-03-03T15:00:00.000Z' };
const details = {
  role: 'contact',
  firstName: 'Ada',
  lastName: 'Roy',
  email: 'ada@example.com',
  phone: '',
  orderAccess: 'View Self',
  invoiceAccess: 'Deny',
  language: 'fr',
} as const;
const registered: ContactEvent = {
  type: 'ContactRegistered',
  data: { contactId: '7', accountId: 'a1', userName: 'ada', ...details, registeredAt: byStaff.at, invited: true },
};
const changed: ContactEvent = {
  type: 'ContactChanged',
  data: { ...byStaff, ...details, role: 'admin-contact', email: 'ada.roy@example.com' },
};
const deactivated: ContactEvent = { type: 'ContactDeactivated', data: byStaff };
const deleted: ContactEvent = { type: 'ContactDeleted', data: byStaff };
const activated: ContactEvent = { type: 'ContactActivated', data: byStaff };

describe('a contact', () => {
  it('may sign in once registered, and is found by user name and e-mail address', () =>
    given(registered).then({
      contact_id: '7',
      account_id: 'a1',
      user_name: 'ada',
      email: 'ada@example.com',
      active: true,
      data: { accountId: 'a1', userName: 'ada', ...details },
    }));
  it('is found by the new e-mail address once it was changed, under the same user name', () =>
    given(registered, changed).then({
      user_name: 'ada',
      email: 'ada.roy@example.com',
      data: { accountId: 'a1', userName: 'ada', ...details, role: 'admin-contact', email: 'ada.roy@example.com' },
    }));
  it('that was deactivated may not sign in, until activated again', () => {
    given(registered, deactivated).then({ active: false });
    given(registered, deactivated, activated).then({ active: true });
  });
  it('that was deleted signs in no more, and what names them still knows who they were', () =>
    given(registered, deleted).then({ active: false, deleted: true, email: 'ada@example.com' }));
  it('is the same however its events are cut into chunks', () =>
    given(registered, changed, deactivated).thenTheSameInChunksOfOne());
});
