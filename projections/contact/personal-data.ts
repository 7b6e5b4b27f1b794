import { notFound } from '#domain/shared/domain-error.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { PersonalData } from '#projections/shared/personal-data.ts';
import { contacts } from './contacts.ts';

const profile: PersonalData = {
  name: 'profile',
  async of(read, context) {
    const row = await read.row(contacts, String(contactNumber(context.caller)), context);
    if (!row) return notFound('contact_not_found');
    const { accountId, ...contact } = row.data;
    const { name: company } = await context.queries.account.profile({ accountId });
    return { records: [{ contactId: row.contact_id, ...contact, accountId, company, isActive: row.active }] };
  },
};

const signIns: PersonalData = {
  name: 'signIns',
  of: async (_read, { session }) => ({ records: await session.list() }),
};

export const contactPersonalData = [profile, signIns];
