import type { CompanyData } from '#domain/account/account.events.ts';
import type { Input, Output } from '#contracts/api.ts';
import { isPaymentMethod } from '#contracts/payment/method/payment-methods.ts';
import type { ContactFacts } from '#contracts/account/account.ts';
import type { CustomerRow, customerOperations } from '#contracts/customer/customer.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { needed } from '#domain/shared/needed.ts';
import { providerName } from '#platform/adapters/openid/openid.ts';
import type { AnswerOf, Queries, FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { openSealed } from '#platform/kernel/personal-data/sealed-bytes.ts';
import { accounts, type AccountRow } from '#projections/account/accounts.ts';
import { creditFacts, credits } from '#projections/credit/credits.ts';
import { addressBook } from '#projections/account/address-book.ts';
import { duplicatesOf } from './duplicates.ts';
import { mergePreview } from './merge-preview.ts';
import { BY_NAME, contacts, type ContactRow } from '#projections/contact/contacts.ts';

const MAX_CONTACTS = 1_000;
/** A buyer's account has no name of its own: it stands under its person's. */
const NAME = knex.raw(`lower(coalesce(nullif(name, ''), ?))`, [
  knex({ c: contacts.table })
    .select(knex.raw(`concat_ws(' ', c.data->>'lastName', c.data->>'firstName')`))
    .whereRaw('c.account_id = t.account_id')
    .orderBy('c.contact_id')
    .limit(1),
]);

export const customerQueries = (read: ReadSide): Handlers<typeof customerOperations, 'query'> => ({
  'admin/customer/list': (input, { queries }) => queries.customer.list(input),

  'admin/customer/detail': (input, { queries }) => queries.customer.detail(input),

  'admin/customer/pricelists': async (_input, { queries }) => ({ priceLists: await queries.priceList.names() }),

  async 'admin/customer/salesreps'(_input, { queries }) {
    const members = (await queries.staff.all()).filter(({ isActive }) => isActive);
    return { salesReps: members.map(({ staffId, name }) => ({ staffId, name })) };
  },

  'admin/customer/duplicates': async ({ accountId }) => ({ rows: await duplicatesOf(read, accountId) }),
  'admin/customer/mergepreview': ({ accountId, into }, context) => mergePreview(read, accountId, into, context),

  async 'admin/customer/answerfile'({ accountId, questionId }, context) {
    const row = (await read.row(accounts, accountId, context)) ?? notFound('account_not_found');
    const file = row.answers.find((one) => one.questionId === questionId)?.file ?? notFound('attachment_not_found');
    return { fileName: file.fileName, content: openSealed(await context.services.blobs.get(file.sha256), file.key) };
  },
});

export function customerFunctions(read: ReadSide) {
  const { pool } = read;
  const byId = async (accountId: string, context: OperationContext): Promise<AccountRow> =>
    (await read.row(accounts, accountId, context)) ?? notFound('account_not_found');
  const contactsOf = async (accountIds: readonly string[]): Promise<ContactRow[]> =>
    (
      await selectRows(pool, contacts, {
        where: (query) => void query.whereRaw('account_id = any(?)', [[...accountIds]]).where({ deleted: false }),
        orderBy: BY_NAME,
        limit: MAX_CONTACTS,
      })
    ).rows;

  /** A contact's account never changes: those of today are all there can have been. */
  async function peopleOf(accountIds: readonly string[], context: OperationContext): Promise<ContactRow[]> {
    const people = await contactsOf(accountIds);
    if (!context.past) return people;
    const then = await read.rows(
      contacts,
      people.map((person) => person.contact_id),
      context,
    );
    return people.flatMap((person) => then.get(person.contact_id) ?? []);
  }

  const companyOf = ({ account_id: accountId, name, currency, price_list: priceList, terms }: AccountRow) => ({
    ...{ accountId, name, currency, priceList },
    taxNumber: terms.taxNumber,
    paymentTermDays: terms.paymentTermDays,
  });

  return {
    /** Companies by their numbers; people, what was merged and what is not there are left out. */
    async companies(
      { accountIds }: { readonly accountIds: readonly string[] },
      context: OperationContext,
    ): Promise<readonly (CompanyData & { readonly accountId: string })[]> {
      const rows = await read.rows(accounts, accountIds, context);
      return [...rows.values()].filter(({ kind, merged_into }) => kind === 'dealer' && !merged_into).map(companyOf);
    },

    /** Numbers of the next companies after one. */
    async companiesAfter({
      after,
      count,
    }: {
      readonly after: string;
      readonly count: number;
    }): Promise<{ accountIds: string[] }> {
      const { rows } = await selectRows(pool, accounts, {
        where: (query) => void query.where({ kind: 'dealer', merged_into: '' }).andWhere('account_id', '>', after),
        orderBy: ['account_id'],
        limit: count,
      });
      return { accountIds: rows.map(({ account_id }) => account_id) };
    },

    async list(
      { page, pageSize, search, sort, direction, status, credit: standing, kind }: Input<'admin/customer/list'>,
      { now, queries }: OperationContext,
    ): Promise<Output<'admin/customer/list'>> {
      const today = shopDay(now);
      const { rows, total } = await selectRows(pool, accounts, {
        where(query) {
          for (const word of search.split(/\s+/).filter(Boolean)) {
            const ofContact = knex(contacts.table)
              .select('account_id')
              .whereRaw(
                `concat_ws(' ', data->>'firstName', data->>'lastName', email, data->>'phone', user_name) ilike ?`,
                [like(word)],
              );
            query.where((found) =>
              found
                .whereILike('name', like(word))
                .orWhereILike('account_id', like(word))
                .orWhereIn('account_id', ofContact),
            );
          }
          // What was merged is found under the account that it lives on in.
          if (status) query.where({ status });
          else query.whereNot({ status: 'merged' });
          if (standing === 'overdue')
            query.whereIn(
              'account_id',
              knex(credits.table).select('account_id').whereNot({ due_on: '' }).where('due_on', '<', today),
            );
          if (kind) query.where({ kind });
        },
        orderBy: [
          { column: sort === 'name' ? NAME : 'opened_at', order: direction === 'ASC' ? 'asc' : 'desc' },
          'account_id',
        ],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      const ids = rows.map((row) => row.account_id);
      const [people, credit, members] = await Promise.all([
        contactsOf(rows.flatMap((row) => [row.account_id, ...row.absorbed])),
        loadRows(pool, credits, ids),
        queries.staff.all(),
      ]);
      return {
        total,
        rows: rows.map((row) =>
          wireRow(
            row,
            people.filter(({ account_id: of }) => of === row.account_id || row.absorbed.includes(of)),
            creditFacts(credit.get(row.account_id), today),
            members.find(({ staffId }) => staffId === row.terms.salesRep)?.name ?? '',
          ),
        ),
      };
    },

    async detail(
      { accountId }: Input<'admin/customer/detail'>,
      context: OperationContext,
    ): Promise<Output<'admin/customer/detail'>> {
      const row = await byId(accountId, context);
      const { queries, language } = context;
      const { salesRep, ...terms } = row.terms;
      const [people, credit, { orders }, open, { openQuotes }, rep, term, linked, addresses] = await Promise.all([
        peopleOf([accountId, ...row.absorbed], context),
        queries.credit.balance({ accountId }),
        queries.order.count({ accountId }),
        queries.order.open({ accountId }),
        queries.quote.open({ accountId }),
        salesRep ? queries.staff.find({ staffId: salesRep }) : { name: '' },
        queries.setting.value({ name: 'PaymentTermDays' }),
        read.rows(accounts, [row.merged_into, ...row.absorbed].filter(Boolean), context),
        addressBook(read, row, context),
      ]);
      const contactIds = people.map(({ contact_id }) => contact_id);
      const [factors, byProvider] = await Promise.all([
        context.services.secondFactors.ofEach(contactIds.map((contactId) => `contact:${contactId}`)),
        queries.openid.contactsLinked({ contactIds }),
      ]);
      const link = (id: string) => ({ accountId: id, name: linked.get(id)?.name || id });
      return {
        ...wireRow(row, people, credit, rep.name),
        reason: row.reason,
        ...terms,
        closedMethods: terms.closedMethods.filter(isPaymentMethod),
        salesRepId: salesRep,
        shopTermDays: Number(term.value),
        ...(row.merged_into ? { mergedInto: link(row.merged_into) } : {}),
        absorbed: row.absorbed.map(link),
        answers: row.answers.map(({ questionId, kind, label, value, choice }) => ({
          questionId,
          kind,
          label: label[language],
          value: choice ? choice[language] : value,
        })),
        contacts: people.map((person, at) => ({
          ...wireContact(person),
          factors: needed(factors[at], 'factors'),
          loginProvider: byProvider.contactIds.includes(person.contact_id) ? 'social' : 'store',
        })),
        demandsSecondFactor: row.demands_second_factor,
        demandedOpenid: providerName(row.demanded_openid, context.services.openid),
        addresses,
        orders,
        openOrders: open.orders.length,
        openQuotes,
      };
    },

    /** An account's active contacts who manage it, for mails to them, and why it was declined. */
    async people(
      { accountId }: { readonly accountId: string },
      context: OperationContext,
    ): Promise<{ reason: string; contacts: ContactFacts[] }> {
      const { reason, absorbed } = await byId(accountId, context);
      const people = await contactsOf([accountId, ...absorbed]);
      return {
        reason,
        contacts: people.filter(({ active, data }) => active && data.role !== 'contact').map(wireContact),
      };
    },
  };
}

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly customer: FunctionsOf<ReturnType<typeof customerFunctions>>;
  }
}

const wireContact = ({ contact_id: contactId, active, data }: ContactRow) => ({ contactId, active, ...data });

const wireRow = (
  row: AccountRow,
  people: readonly ContactRow[],
  { limit: creditLimit, left: creditLeft, owed, held, overdue, overdueDays }: AnswerOf<Queries['credit']['balance']>,
  salesRep: string,
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
  held,
  owed,
  overdue,
  overdueDays,
  salesRep,
});
