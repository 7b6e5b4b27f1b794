import { companyDomain } from '#projections/shared/likeness.ts';
import type { ContactData, ContactEvent } from '#domain/contact/contact.events.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { defineReadModel, put, update } from '#platform/kernel/read-model/read-model.ts';
import type { SortKey } from '#platform/kernel/read-model/table.ts';

export interface ContactRow {
  readonly contact_id: string;
  readonly account_id: string;
  readonly user_name: string;
  readonly email: string;
  /** Of the company; empty where the address is at a public provider. */
  readonly email_domain: string;
  readonly active: boolean;
  /** No list has them any more; what names them still knows who they were. */
  readonly deleted: boolean;
  readonly data: ContactData;
}

export const contacts = defineReadModel<ContactRow, ContactEvent>({
  name: 'contact',
  version: 5,
  key: 'contact_id',
  columns: {
    contact_id: 'text',
    account_id: 'text',
    user_name: 'text',
    email: 'text',
    email_domain: 'text',
    active: 'boolean',
    deleted: 'boolean',
    data: 'jsonb',
  },
  indexes: ['(user_name)', '(email)', '(email_domain)', '(account_id)'],
  streams: ({ contact_id }) => [`contact-${contact_id}`],
  on: {
    ContactRegistered: ({ data: { contactId, registeredAt: _, invited: __, silent: ___, ...data } }) =>
      put<ContactRow>(contactId, {
        contact_id: contactId,
        account_id: data.accountId,
        user_name: data.userName,
        email: data.email,
        email_domain: companyDomain(data.email),
        active: true,
        deleted: false,
        data,
      }),
    ContactChanged: ({ data: { contactId, by: _, at: __, ...details } }) =>
      update<ContactRow>(contactId, (row) => ({
        ...row,
        email: details.email,
        email_domain: companyDomain(details.email),
        data: { ...row.data, ...details },
      })),
    ContactUserNameChanged: ({ data: { contactId, userName } }) =>
      update<ContactRow>(contactId, (row) => ({ ...row, user_name: userName, data: { ...row.data, userName } })),
    ContactDeactivated: ({ data: { contactId } }) =>
      update<ContactRow>(contactId, (row) => ({ ...row, active: false })),
    ContactDeleted: ({ data: { contactId } }) =>
      update<ContactRow>(contactId, (row) => ({ ...row, active: false, deleted: true })),
    ContactActivated: ({ data: { contactId } }) => update<ContactRow>(contactId, (row) => ({ ...row, active: true })),
  },
});

/** Sorts contacts by last and first name. */
export const BY_NAME: readonly SortKey[] = [
  { column: knex.raw(`data->>'lastName'`) },
  { column: knex.raw(`data->>'firstName'`) },
  'contact_id',
];
