import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { Input, Output } from '#contracts/api.ts';
import type { ContactFacts } from '#contracts/account/account.ts';
import type { overdueOperations } from '#contracts/credit/overdue.ts';
import { blockedBy, isPromised, overdueItems, promiseOf, type TermsBlock } from '#domain/credit/overdue.state.ts';
import { initialState, payable, type CreditStanding } from '#domain/credit/credit.state.ts';
import { invoiceIdOf } from '#domain/invoice/invoice.events.ts';
import { addDays, daysBetween } from '#domain/shared/day.ts';
import { own } from '#domain/shared/dictionary.ts';
import { sum } from '#domain/shared/money.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { accounts } from '#projections/account/accounts.ts';
import { collectionNotes } from './collection-notes.ts';
import { credits, type CreditRow } from './credits.ts';

/** The ledger of an account, or of the one that it lives on in. */
async function ledgerOf(read: ReadSide, accountId: string, context: OperationContext): Promise<CreditStanding> {
  const { accountId: payer } = await context.queries.account.profile({ accountId });
  return (await read.rows(credits, [payer], context)).get(payer)?.state ?? initialState;
}

const overdueFacts = (state: CreditStanding, today: string) => {
  const items = overdueItems(state, today);
  return { overdue: sum(items.map(({ open }) => open)), overdueDays: daysBetween(items[0]?.dueOn ?? today, today) };
};

const promisesOf = (state: CreditStanding, today: string) =>
  Object.entries(state.promises)
    .map(([promiseId, { payOn, openItemIds, side }]) => ({
      ...{ promiseId, payOn, side, isBroken: payOn < today },
      amount: sum(state.openItems.filter((item) => openItemIds.includes(item.openItemId)).map(({ open }) => open)),
    }))
    .sort((a, b) => (a.payOn < b.payOn ? -1 : 1));

async function promiseDays({ queries }: OperationContext): Promise<number> {
  return Number((await queries.setting.value({ name: 'PaymentPromiseDays' })).value);
}

export const overdueQueries = (read: ReadSide): Handlers<typeof overdueOperations, 'query'> => ({
  async 'customer/getpaymentpromise'(_input, context) {
    const { caller, queries, now } = context;
    await queries.invoice.requireAccess();
    const { accountId } = caller;
    const today = shopDay(now);
    const [state, days, { currency }, { isBlocked }] = await Promise.all([
      ledgerOf(read, accountId, context),
      promiseDays(context),
      queries.account.profile({ accountId }),
      queries.overdue.blocked({ accountId }),
    ]);
    const left = overdueItems(state, today).filter(({ openItemId }) => !promiseOf(state, openItemId));
    return {
      CurrencyCode: currency,
      Amount: days ? sum(left.map(({ open }) => open)) : 0,
      FirstDay: today,
      LastDay: addDays(today, days),
      IsBlocked: isBlocked,
      Promises: promisesOf(state, today).map(({ promiseId, payOn, amount, isBroken }) => ({
        ...{ PromiseId: promiseId, PayOn: payOn, Amount: amount, IsBroken: isBroken },
      })),
    };
  },

  async 'admin/credit/overdue'({ accountId }, context) {
    const { queries, now } = context;
    const today = shopDay(now);
    const [state, { isBlocked }, { currency }, notes] = await Promise.all([
      ledgerOf(read, accountId, context),
      queries.overdue.blocked({ accountId }),
      queries.account.profile({ accountId }),
      notesOf(read, accountId, context),
    ]);
    const { override, call } = state;
    return {
      ...{ currency, ...overdueFacts(state, today), isBlocked, notes },
      ...(override ? { override: { ...override, isOver: override.until < today } } : {}),
      promises: promisesOf(state, today),
      nextCallOn: call?.nextOn ?? '',
    };
  },

  'admin/credit/collectionlist': (input, context) => collectionList(read, input, context),
});

async function notesOf(
  read: ReadSide,
  accountId: string,
  context: OperationContext,
): Promise<Output<'admin/credit/overdue'>['notes']> {
  const { accountIds } = await context.queries.account.family({ accountId });
  const rows = await read.rows(collectionNotes, [...new Set([accountId, ...accountIds])], context);
  const nameOf = createNames(context);
  const notes = [...rows.values()].flatMap((row) => row.notes).sort((a, b) => (a.at < b.at ? 1 : -1));
  return Promise.all(
    notes.map(async ({ personId, by, ...note }) => ({
      ...note,
      about: personId.startsWith('contact:') ? await nameOf(personId) : '',
      by: await nameOf(by),
    })),
  );
}

export const overdueFunctions = (read: ReadSide) => ({
  /** What of an account's overdue items blocks orders on terms; nothing where the shop does not say so. */
  async block(_input: void, { now, queries }: OperationContext): Promise<{ block?: TermsBlock }> {
    if (!isOnValue((await queries.setting.value({ name: settings.overdueBlocksTerms })).value)) return {};
    const [days, amount] = await Promise.all([
      queries.setting.value({ name: 'OverdueBlockDays' }),
      queries.setting.value({ name: 'OverdueBlockAmount' }),
    ]);
    return { block: { today: shopDay(now), days: Number(days.value), amount: Number(amount.value) } };
  },

  /** Whether that blocks orders on terms of an account now, and for how many days the oldest of it is overdue. */
  async blocked(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{ isBlocked: boolean; days: number }> {
    const { block } = await context.queries.overdue.block();
    const blocked = block && blockedBy(await ledgerOf(read, accountId, context), block);
    return { isBlocked: blocked !== undefined, days: blocked?.days ?? 0 };
  },

  /**
   * Accounts with something overdue before a day that have not been charged for it, by id after another, out of so many; `last` is
   * where to go on, or empty.
   */
  async chargeable({
    before,
    after,
    count,
  }: {
    readonly before: string;
    readonly after: string;
    readonly count: number;
  }): Promise<{ accountIds: readonly string[]; last: string }> {
    const { rows } = await selectRows(read.pool, credits, {
      where: (query) =>
        void query.whereNot({ overdue_from: '' }).where('overdue_from', '<', before).where('account_id', '>', after),
      orderBy: ['account_id'],
      limit: count,
      offset: 0,
    });
    const uncharged = rows.filter(({ state }) => (state.chargedThrough ?? '') < before);
    return {
      accountIds: uncharged.map((row) => row.account_id),
      last: rows.length < count ? '' : (rows.at(-1)?.account_id ?? ''),
    };
  },

  /** How far from today a buyer may promise to pay; 0 where buyers may not. */
  promiseDays: async (_input: void, context: OperationContext): Promise<{ days: number }> => ({
    days: await promiseDays(context),
  }),

  /** Whether somebody promised to pay what is open of an invoice, on a day that is not over. */
  async isPromised(
    { accountId, invoiceId }: { readonly accountId: string; readonly invoiceId: string },
    context: OperationContext,
  ): Promise<{ isPromised: boolean }> {
    const state = await ledgerOf(read, accountId, context);
    const items = state.openItems.filter(({ openItemId }) => invoiceIdOf(openItemId) === invoiceId);
    const today = shopDay(context.now);
    return { isPromised: items.length > 0 && items.every(({ openItemId }) => isPromised(state, openItemId, today)) };
  },

  /** The order of an open item that a promise was broken for; empty where it was not, or is of none. */
  async brokenPromise(
    {
      accountId,
      promiseId,
      openItemId,
    }: { readonly accountId: string; readonly promiseId: string; readonly openItemId: string },
    context: OperationContext,
  ): Promise<{ orderId: string }> {
    const state = await ledgerOf(read, accountId, context);
    const promise = own(state.promises, promiseId);
    const isBroken = promise && promise.payOn < shopDay(context.now) && promise.openItemIds.includes(openItemId);
    const item = isBroken ? payable(state).find((one) => one.openItemId === openItemId) : undefined;
    return { orderId: item?.orderId ?? '' };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly overdue: FunctionsOf<ReturnType<typeof overdueFunctions>>;
  }
}

async function collectionList(
  read: ReadSide,
  { page, pageSize, search }: Input<'admin/credit/collectionlist'>,
  context: OperationContext,
): Promise<Output<'admin/credit/collectionlist'>> {
  const { queries, now } = context;
  const today = shopDay(now);
  const named = knex(accounts.table).select('account_id').whereILike('name', like(search));
  const { rows, total } = await selectRows(read.pool, credits, {
    where(query) {
      query.whereNot({ overdue_from: '' }).where('overdue_from', '<', today);
      if (search) query.where((found) => found.whereIn('account_id', named).orWhereILike('account_id', like(search)));
    },
    orderBy: [
      { column: knex.raw(`promised_on <> '' and promised_on < ?`, [today]), order: 'desc' },
      { column: knex.raw(`next_call_on <> '' and next_call_on <= ?`, [today]), order: 'desc' },
      { column: 'overdue_from', order: 'asc' },
      'account_id',
    ],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const accountIds = rows.map((row) => row.account_id);
  const [{ names }, people] = await Promise.all([
    queries.account.namesOf({ accountIds }),
    queries.contact.ofAccounts({ accountIds }),
  ]);
  return { total, rows: rows.map((row) => collectionRow(row, own(names, row.account_id), people, today)) };
}

function collectionRow(
  { account_id: accountId, state, promised_on: promisedOn, next_call_on: nextCallOn }: CreditRow,
  name: string | undefined,
  people: readonly ContactFacts[],
  today: string,
) {
  const active = people.filter((person) => person.accountId === accountId && person.active);
  const person = active.find(({ role }) => role !== 'contact') ?? active[0];
  const contact = person ? `${person.firstName} ${person.lastName}` : '';
  return {
    ...{ accountId, customer: name || contact || accountId, contact, phone: person?.phone ?? '' },
    ...{ currency: state.currency, ...overdueFacts(state, today) },
    ...{ promisedOn, isBroken: promisedOn !== '' && promisedOn < today },
    ...{ lastCallAt: state.call?.calledAt ?? '', nextCallOn },
  };
}
