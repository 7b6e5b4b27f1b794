import type { Output } from '#contracts/api.ts';
import type { CustomerRow, customerOperations } from '#contracts/customer.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { Handlers, OperationContext } from '#platform/operations/context.ts';
import { Filter, like } from '#platform/read-model/filter.ts';
import type { ReadSide } from '#platform/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/read-model/table.ts';
import { shopDay } from '#platform/shop-calendar.ts';
import { accounts, creditFacts, credits, type AccountRow } from './accounts.ts';
import { contacts, type ContactRow } from './contacts.ts';

const MAX_CONTACTS = 1_000;
/** A buyer's account has no name of its own: it stands under its person's. */
const NAME = `coalesce(nullif(name, ''), (select concat_ws(' ', c.data->>'lastName', c.data->>'firstName') from ${contacts.table} c where c.account_id = t.account_id order by c.contact_id limit 1))`;

export function customerQueries(read: ReadSide): Handlers<typeof customerOperations, 'query'> {
  const { pool } = read;
  const byId = async (accountId: string, context: OperationContext): Promise<AccountRow> =>
    (await read.row(accounts, accountId, context)) ?? notFound('account_not_found');
  const contactsOf = async (accountIds: readonly string[]): Promise<ContactRow[]> =>
    (
      await selectRows(pool, contacts, {
        where: 'account_id = any($1)',
        values: [accountIds],
        orderBy: `data->>'lastName', data->>'firstName', contact_id`,
        limit: MAX_CONTACTS,
        offset: 0,
      })
    ).rows;

  /** A contact's account never changes: those of today are all there can have been. */
  async function peopleOf(accountId: string, context: OperationContext): Promise<ContactRow[]> {
    const people = await contactsOf([accountId]);
    if (!context.past) return people;
    const then = await read.rows(
      contacts,
      people.map((person) => person.contact_id),
      context,
    );
    return people.flatMap((person) => then.get(person.contact_id) ?? []);
  }

  return {
    async 'admin/customer/list'({ page, pageSize, search, sort, direction, status, credit: standing, kind }, { now }) {
      const today = shopDay(now);
      const filter = new Filter();
      for (const word of search.split(/\s+/).filter(Boolean)) {
        filter.and(
          `(name ilike ? or account_id ilike ? or account_id in (select account_id from ${contacts.table} where concat_ws(' ', data->>'firstName', data->>'lastName', email, data->>'phone', user_name) ilike ?))`,
          like(word),
          like(word),
          like(word),
        );
      }
      if (status) filter.and('status = ?', status);
      if (standing === 'overdue')
        filter.and(`account_id in (select account_id from ${credits.table} where due_on <> '' and due_on < ?)`, today);
      if (kind) filter.and('kind = ?', kind);
      const { rows, total } = await selectRows(pool, accounts, {
        where: filter.sql,
        values: filter.values,
        orderBy: `${sort === 'name' ? `lower(${NAME})` : 'opened_at'} ${direction}, account_id`,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const ids = rows.map((row) => row.account_id);
      const [people, credit] = await Promise.all([contactsOf(ids), loadRows(pool, credits, ids)]);
      return {
        total,
        rows: rows.map((row) =>
          wireRow(
            row,
            people.filter((contact) => contact.account_id === row.account_id),
            creditFacts(credit.get(row.account_id), today),
          ),
        ),
      };
    },

    async 'admin/customer/detail'({ accountId }, context) {
      const row = await byId(accountId, context);
      const [people, credit, { orders }] = await Promise.all([
        peopleOf(accountId, context),
        context.call('account/credit', { accountId }),
        context.call('order/count', { accountId }),
      ]);
      return {
        ...wireRow(row, people, credit),
        reason: row.reason,
        contacts: people.map(wireContact),
        addresses: Object.entries(row.addresses)
          .map(([addressId, address]) => ({ addressId, primary: addressId === row.primary_address, address }))
          .sort((a, b) => Number(b.primary) - Number(a.primary)),
        orders,
      };
    },

    'admin/customer/pricelists': async (_input, { call }) => ({ priceLists: await call('price-list/names', {}) }),

    async 'customer/people'({ accountId }, context) {
      const { reason } = await byId(accountId, context);
      const people = await contactsOf([accountId]);
      return {
        reason,
        contacts: people.filter(({ active, data }) => active && data.role !== 'contact').map(wireContact),
      };
    },
  };
}

const wireContact = ({ contact_id: contactId, active, data }: ContactRow) => ({ contactId, active, ...data });

const wireRow = (
  row: AccountRow,
  people: readonly ContactRow[],
  { limit: creditLimit, left: creditLeft, owed, overdue, overdueDays }: Output<'account/credit'>,
): CustomerRow => ({
  accountId: row.account_id,
  name: row.name || people.map(({ data }) => `${data.firstName} ${data.lastName}`).at(0) || row.account_id,
  kind: row.kind,
  status: row.status,
  openedAt: row.opened_at,
  contacts: people.length,
  priceList: row.price_list || STANDARD_PRICE_LIST,
  currency: row.currency,
  creditLimit,
  creditLeft,
  owed,
  overdue,
  overdueDays,
});
