import type { CompanyContact, contactOperations } from '#contracts/contact/contact.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { BY_NAME, contacts, type ContactRow } from './contacts.ts';

const shown = ({ contact_id, active, data }: ContactRow, ownId: string, linked: readonly string[]): CompanyContact => ({
  ContactId: contact_id,
  FirstName: data.firstName,
  LastName: data.lastName,
  Email: data.email,
  Phone: data.phone,
  UserName: data.userName,
  IsAdmin: data.role === 'admin-contact',
  OrderAccess: data.orderAccess,
  InvoiceAccess: data.invoiceAccess,
  LanguageISOCode: data.language,
  Status: active ? 'Active' : 'Inactive',
  LoginProvider: linked.includes(contact_id) ? 'social' : 'store',
  IsSelf: contact_id === ownId,
});

export const companyContactQueries = (read: ReadSide): Handlers<typeof contactOperations, 'query'> => ({
  async 'customer/getcontactlist'({ ContactId, search, page, pageSize }, context) {
    const { accountIds } = await context.queries.account.family({ accountId: context.caller.accountId });
    const { rows, total } = await selectRows(read.pool, contacts, {
      where(query) {
        query.whereIn('account_id', accountIds).where({ deleted: false });
        if (ContactId) query.where({ contact_id: ContactId });
        for (const word of search.split(/\s+/).filter(Boolean))
          query.whereRaw(`concat_ws(' ', data->>'firstName', data->>'lastName', email, user_name) ilike ?`, [
            like(word),
          ]);
      },
      orderBy: BY_NAME,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const ownId = String(contactNumber(context.caller));
    const contactIds = rows.map(({ contact_id }) => contact_id);
    const { contactIds: linked } = await context.queries.openid.contactsLinked({ contactIds });
    return { total, Contacts: rows.map((row) => shown(row, ownId, linked)) };
  },
});
