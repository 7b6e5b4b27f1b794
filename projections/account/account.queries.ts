import type { accountOperations, UserContext } from '#contracts/account.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { contactNumber } from '#platform/session/caller.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { knex, rowsOf } from '#platform/postgres/statement.ts';
import { like } from '#platform/read-model/filter.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { selectRows } from '#platform/read-model/table.ts';
import { shopDay } from '#platform/shop-calendar.ts';
import { accounts, creditFacts, credits } from './accounts.ts';
import { BY_NAME, contacts, type ContactRow } from './contacts.ts';
import { countryNames, stateNames } from './places.ts';

/** More contacts than this do not share an address. */
const MAX_BY_ADDRESS = 10;
const GUEST = {
  accountId: '',
  name: '',
  kind: 'guest',
  priceList: STANDARD_PRICE_LIST,
  currency: 'CAD',
  status: 'active',
} as const;

const accountsNamed = (text: string) =>
  knex(accounts.table)
    .select('account_id')
    .whereRaw('lower(name) like ?', [like(text.toLowerCase())]);

export function accountQueries(read: ReadSide): Handlers<typeof accountOperations, 'query'> {
  /** Guests have none: most readers are guests, and no row is asked for them. */
  const accountOf = async (accountId: string, context: OperationContext) =>
    accountId ? (await read.rows(accounts, [accountId], context)).get(accountId) : undefined;
  const findContact = async (contactId: string, context: OperationContext) =>
    (await read.rows(contacts, [contactId], context)).get(contactId);
  const factsOf = ({ contact_id: contactId, active, data }: ContactRow) => ({ contactId, active, ...data });

  return {
    async 'account/terms'({ accountId }, context) {
      const row = await accountOf(accountId, context);
      return row
        ? {
            accountId,
            name: row.name,
            kind: row.kind,
            priceList: row.price_list || STANDARD_PRICE_LIST,
            currency: row.currency,
            status: row.status,
          }
        : { ...GUEST };
    },

    async 'account/companies'({ accountIds }, context) {
      const rows = [...(await read.rows(accounts, accountIds, context)).values()];
      return Object.fromEntries(rows.filter(({ kind }) => kind === 'dealer').map((row) => [row.account_id, row.name]));
    },

    async 'account/named'({ text }) {
      const rows = await rowsOf<{ account_id: string }>(read.pool, accountsNamed(text));
      return { accountIds: rows.map(({ account_id }) => account_id) };
    },

    async 'account/credit'({ accountId }, context) {
      return creditFacts((await read.rows(credits, [accountId], context)).get(accountId), shopDay(context.now));
    },

    async 'contact/find'({ contactId }, context) {
      const row = await findContact(contactId, context);
      return row ? { contact: factsOf(row) } : {};
    },

    async 'contact/findbylogin'({ login }) {
      const wanted = login.trim().toLowerCase();
      const { rows } = await selectRows(read.pool, contacts, {
        where: (query) => void query.where(wanted.includes('@') ? { email: wanted } : { user_name: wanted }),
        orderBy: ['contact_id'],
        limit: MAX_BY_ADDRESS,
      });
      return { contacts: rows.map(factsOf) };
    },

    async 'admin/contact/list'({ search, page, pageSize }, context) {
      const { rows, total } = await selectRows(read.pool, contacts, {
        where(query) {
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

    async 'contact/scope'(_input, context) {
      const contactId = contactNumber(context.caller);
      const row = contactId ? await findContact(String(contactId), context) : undefined;
      return { seesAll: row?.data.orderAccess === 'View All' };
    },

    'account/sessions': async (_input, { session }) => ({ sessions: await session.list() }),
    'account/getusercontext': (_input, context) => userContext(context),

    async 'customer/getcustomeraddressbook'(_input, context) {
      const row = await accountOf(context.caller.accountId, context);
      return Object.entries(row?.addresses ?? {})
        .map(([addressId, address]) => ({ addressId, primary: addressId === row?.primary_address, address }))
        .sort((a, b) => Number(b.primary) - Number(a.primary));
    },

    async 'account/primaryaddress'({ accountId }, context) {
      const row = await accountOf(accountId, context);
      const primary = row?.addresses[row.primary_address];
      return primary ? { primary } : {};
    },

    'account/countrylist': async (_input, { language }) => countryNames(language),
    'account/statelist/{id}': async ({ id }, { language }) => stateNames(id, language),
  };
}

async function userContext(context: OperationContext): Promise<UserContext> {
  const { caller, session } = context;
  const contactId = contactNumber(caller);
  const [{ contact }, terms, lineCount] = await Promise.all([
    contactId ? context.call('contact/find', { contactId: String(contactId) }) : { contact: undefined },
    context.call('account/terms', { accountId: caller.accountId }),
    session.orderId ? context.call('cart/linecount', { orderId: session.orderId }) : { lineCount: 0 },
  ]);
  const role = caller.role === 'anonymous' || caller.role === 'system' ? 'guest' : caller.role;
  return {
    OrderId: session.orderId,
    lineCount: lineCount.lineCount,
    ContactId: contactId,
    i_user_type: contact ? 1 : 0,
    Name: contact ? `${contact.firstName} ${contact.lastName}` : '',
    IsPrimaryContact: contact ? contact.role !== 'contact' : false,
    InvoiceSharing: contact?.invoiceAccess ?? 'Deny',
    AllowSaveAsCart: contact !== undefined,
    Role: role,
    AccountName: terms.name,
    Email: contact?.email ?? '',
    OrderAccess: contact?.orderAccess ?? 'View Self',
  };
}
