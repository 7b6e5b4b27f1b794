import type { QueryClient } from '@tanstack/react-query';
import type { Output } from '#contracts/api.ts';
import { postQuery } from '#storefront/lib/queries.ts';

export type CompanyContact = Output<'customer/getcontactlist'>['Contacts'][number];

export const CONTACTS_PER_PAGE = 50;

export interface ContactListState {
  readonly page: number;
  readonly search: string;
}

/** What the address of the list says: its page and what is looked for. */
export function parseContactList(parameters: URLSearchParams): ContactListState {
  const page = Number(parameters.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
  };
}

export const contactsQuery = ({ page, search }: ContactListState) =>
  postQuery('customer/getcontactlist', { page, pageSize: CONTACTS_PER_PAGE, search }, 'session');
export const contactQuery = (ContactId: string) => postQuery('customer/getcontactlist', { ContactId }, 'session');

export const refreshContacts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'customer/getcontactlist' });
