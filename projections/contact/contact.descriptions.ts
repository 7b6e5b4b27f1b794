import type { ContactDetails, ContactEvent } from '#domain/contact/contact.events.ts';
import type { UserNameEvent } from '#domain/contact/user-name.events.ts';
import { changedFields } from '#domain/shared/changed-fields.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const contactDescriptions = defineDescriptions<ContactEvent, Partial<ContactDetails>>({
  category: 'contact',
  group: 'account',
  fold: {
    initialState: {},
    evolve: (state, event) =>
      event.type === 'ContactRegistered' || event.type === 'ContactChanged'
        ? { ...state, ...detailsOf(event.data) }
        : state,
  },
  of: {
    ContactRegistered: ({ data: { firstName, lastName, email, userName, role } }, _before, format) => ({
      name: `${firstName} ${lastName}`,
      email,
      userName,
      role: format.term(role === 'buyer' ? 'buyerRole' : role),
    }),
    ContactChanged: ({ data }, before, format) => ({
      name: `${data.firstName} ${data.lastName}`,
      changes: format.changes(before, changedFields(before, detailsOf(data)) ?? {}),
    }),
    ContactUserNameChanged: ({ data: { userName } }) => ({ userName }),
    ContactDeactivated: () => ({}),
    ContactActivated: () => ({}),
    ContactInvited: () => ({}),
    ContactDeleted: () => ({}),
    ContactPasswordResetRequested: () => ({}),
    ContactPasswordChanged: () => ({}),
    ContactSecondFactorAdded: ({ data: { factor } }, _before, format) => ({ factor: format.term(factor) }),
    ContactSecondFactorRemoved: ({ data: { factor } }, _before, format) => ({
      factor: format.term(factor === 'all' ? 'allFactors' : factor),
    }),
  },
});

const DETAILS = [
  'role',
  'firstName',
  'lastName',
  'email',
  'phone',
  'orderAccess',
  'invoiceAccess',
  'language',
] as const satisfies readonly (keyof ContactDetails)[];

/** Events name the contact beside its details: only those can change. */
const detailsOf = (contact: ContactDetails): Partial<ContactDetails> =>
  Object.fromEntries(DETAILS.map((detail) => [detail, contact[detail]]));

export const userNameDescriptions = defineDescriptions<UserNameEvent>({
  category: 'user-name',
  group: 'account',
  of: {
    UserNameClaimed: ({ data: { subject } }, _before, format) => ({ person: format.person(subject) }),
    UserNameReleased: ({ data: { subject } }, _before, format) => ({ person: format.person(subject) }),
  },
});
