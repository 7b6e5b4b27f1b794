import type { ContactData, ContactEvent } from '#domain/account/contact.events.ts';
import { defineReadModel, put } from '#platform/read-model/read-model.ts';

export interface ContactRow {
  readonly contact_id: string;
  readonly account_id: string;
  readonly user_name: string;
  readonly email: string;
  readonly data: ContactData;
}

export const contacts = defineReadModel<ContactRow, ContactEvent>({
  name: 'contact',
  version: 1,
  key: 'contact_id',
  columns: { contact_id: 'text', account_id: 'text', user_name: 'text', email: 'text', data: 'jsonb' },
  indexes: ['(user_name)', '(email)', '(account_id)'],
  on: {
    ContactRegistered: ({ data: { contactId, registeredAt: _, ...data } }) =>
      put<ContactRow>(contactId, { contact_id: contactId, account_id: data.accountId, user_name: data.userName, email: data.email, data }),
  },
});
