import { FOUND_AT_MOST, type SubjectDefinition } from '#projections/shared/subject.ts';

/**
 * An account with its credit, its contacts and what was written about it. A buyer's stands under its person's name,
 * which nobody sees unrecorded.
 */
export const accountSubject: SubjectDefinition = {
  kind: 'account',
  by: 'account',
  also: ['registration'],
  readModels: ['account', 'credit'],
  async streams(id, _find, { queries }) {
    const { contacts } = await queries.customer.detail({ accountId: id });
    return [...contacts.map(({ contactId }) => `contact-${contactId}`), `conversation-${id}`];
  },
  async title(id, kind, { queries }) {
    const { kind: who, name } = await queries.account.profile({ accountId: id });
    return { kind, title: who === 'dealer' ? name : id };
  },
  streamNamed: (search) => ({ prefix: `account-${search}`, suffix: '' }),
  async find(search, { queries }) {
    const asked = { search, page: 1, pageSize: FOUND_AT_MOST, sort: 'name', direction: 'ASC' } as const;
    const { rows } = await queries.customer.list(asked);
    return rows.map(({ accountId, kind, name }) => ({
      subject: `account:${accountId}`,
      title: kind === 'dealer' ? name : accountId,
    }));
  },
};
