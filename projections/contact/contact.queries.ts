import type { ContactFacts, accountOperations } from '#contracts/account/account.ts';
import type { Input, Output } from '#contracts/api.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { accounts, accountsNamed } from '#projections/account/accounts.ts';
import { BY_NAME, contacts, type ContactRow } from './contacts.ts';

const MAX_CONTACTS = 1_000;
/** More contacts than this do not share an address. */
const MAX_BY_ADDRESS = 10;

const findContact = async (read: ReadSide, contactId: string, context: OperationContext) =>
  (await read.rows(contacts, [contactId], context)).get(contactId);
const factsOf = ({ contact_id: contactId, active, data }: ContactRow) => ({ contactId, active, ...data });

export const contactQueries: Pick<Handlers<typeof accountOperations, 'query'>, 'admin/contact/list'> = {
  'admin/contact/list': (input, { queries }) => queries.contact.list(input),
};

export const contactFunctions = (read: ReadSide) => ({
  /** A contact by id. */
  async find(
    { contactId }: { readonly contactId: string },
    context: OperationContext,
  ): Promise<{ contact?: ContactFacts }> {
    const row = await findContact(read, contactId, context);
    return row ? { contact: factsOf(row) } : {};
  },

  /**
   * The contacts whose user name or e-mail address it is; an address is that of all who have it, and of nobody who
   * merely calls themselves so.
   */
  async findByLogin({ login }: { readonly login: string }): Promise<{ contacts: ContactFacts[] }> {
    const wanted = login.trim().toLowerCase();
    const { rows } = await selectRows(read.pool, contacts, {
      where: (query) => void query.where(wanted.includes('@') ? { email: wanted } : { user_name: wanted }),
      orderBy: ['contact_id'],
      limit: MAX_BY_ADDRESS,
    });
    return { contacts: rows.map(factsOf) };
  },

  async list(
    { search, page, pageSize }: Input<'admin/contact/list'>,
    context: OperationContext,
  ): Promise<Output<'admin/contact/list'>> {
    const { rows, total } = await selectRows(read.pool, contacts, {
      where(query) {
        query.where({ deleted: false });
        for (const word of search.split(/\s+/).filter(Boolean))
          query.where((found) =>
            found
              .whereRaw(`concat_ws(' ', data->>'firstName', data->>'lastName', email, data->>'phone') ilike ?`, [
                like(word),
              ])
              .orWhereIn('account_id', accountsNamed(word)),
          );
      },
      orderBy: BY_NAME,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const companies = await read.rows(
      accounts,
      rows.map(({ account_id }) => account_id),
      context,
    );
    return {
      total,
      rows: rows.map(({ contact_id: contactId, account_id: accountId, email, data }) => ({
        contactId,
        name: `${data.firstName} ${data.lastName}`,
        email,
        phone: data.phone,
        accountId,
        accountName: companies.get(accountId)?.name ?? '',
      })),
    };
  },

  /**
   * Tells whether the caller sees all of the account's orders and quotes (View All) or one's own (View Self, spec 6), and
   * which accounts are the account's by mergers.
   */
  async scope(_input: void, context: OperationContext): Promise<{ seesAll: boolean; accountIds: string[] }> {
    const { caller } = context;
    const contactId = contactNumber(caller);
    const [row, family] = await Promise.all([
      contactId ? findContact(read, String(contactId), context) : undefined,
      context.queries.account.family({ accountId: caller.accountId }),
    ]);
    return { seesAll: row?.data.orderAccess === 'View All', ...family };
  },

  /** The contacts of these accounts, those that were switched off among them. */
  async ofAccounts({ accountIds }: { readonly accountIds: readonly string[] }): Promise<ContactFacts[]> {
    const { rows } = await selectRows(read.pool, contacts, {
      where: (query) => void query.whereRaw('account_id = any(?)', [[...accountIds]]),
      orderBy: ['contact_id'],
      limit: MAX_CONTACTS,
    });
    return rows.map(factsOf);
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly contact: FunctionsOf<ReturnType<typeof contactFunctions>>;
  }
}
