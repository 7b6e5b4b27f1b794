import { CURRENCY_CODES, type CurrencyCode } from '#domain/shared/money.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { PaymentTerms } from '#domain/shared/payment-terms.ts';
import type { accountOperations, UserContext } from '#contracts/account/account.ts';
import type { secondFactorOperations } from '#contracts/second-factor/second-factor.ts';
import type { Output } from '#contracts/api.ts';
import type { Address } from '#contracts/shared/shared.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import type { AccountStatus, AccountTerms } from '#domain/account/account.events.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import { providerName } from '#platform/adapters/openid/openid.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { contactNumber } from '#platform/kernel/operations/caller.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { ownFactors } from '#platform/adapters/session/own-factors.ts';
import { rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { accounts, accountsNamed, type AccountRow } from './accounts.ts';
import { addressBook } from './address-book.ts';
import { countryNames, countyNames, stateNames } from './places.ts';

const GUEST = {
  accountId: '',
  name: '',
  kind: 'guest',
  priceList: STANDARD_PRICE_LIST,
  status: 'active',
} as const;

/** Who has no account pays in the currency of the shop. */
async function guestCurrency({ queries }: OperationContext): Promise<CurrencyCode> {
  const { value } = await queries.setting.value({ name: 'DefaultCurrency' });
  return CURRENCY_CODES.find((code) => code === value) ?? notFound('setting_unknown');
}

/** Guests have none: most readers are guests, and no row is asked for them. */
async function accountOf(
  read: ReadSide,
  accountId: string,
  context: OperationContext,
): Promise<AccountRow | undefined> {
  const row = accountId ? (await read.rows(accounts, [accountId], context)).get(accountId) : undefined;
  return row && survivorOf(read, row, context);
}

/** More mergers in a row than this nobody makes. */
const MOST_MERGERS = 20;

/** What was merged is known by the account that it lives on in. */
async function survivorOf(read: ReadSide, row: AccountRow, context: OperationContext): Promise<AccountRow> {
  let survivor = row;
  for (let mergers = 0; survivor.merged_into && mergers < MOST_MERGERS; mergers++) {
    const { merged_into: into } = survivor;
    survivor = (await read.rows(accounts, [into], context)).get(into) ?? survivor;
  }
  return survivor;
}

/** The account and those that live on in it. */
const familyOf = (row: AccountRow | undefined): string[] => (row ? [row.account_id, ...row.absorbed] : []);
type AccountOperations = Omit<typeof accountOperations, 'admin/contact/list'> &
  Pick<typeof secondFactorOperations, 'account/secondfactor'>;

export function accountQueries(read: ReadSide): Handlers<AccountOperations, 'query'> {
  return {
    async 'account/secondfactor'(_input, context) {
      const { caller } = context;
      const row = await accountOf(read, caller.accountId, context);
      return ownFactors(caller.lacksSecondFactor ?? row?.demands_second_factor ?? false, context);
    },
    'account/sessions': async (_input, { session }) => ({ sessions: await session.list() }),
    'account/getusercontext': (_input, { queries }) => queries.account.userContext(),

    async 'customer/getcustomeraddressbook'(_input, context) {
      const { addresses } = await context.queries.account.addressBook({ accountId: context.caller.accountId });
      return addresses;
    },

    'account/countrylist': async (_input, { language, queries }) =>
      countryNames((await queries.store.countries()).countries, language),
    'account/statelist/{id}': async ({ id }, { language }) => stateNames(id, language),
    'account/countylist': async ({ Country, State }) => countyNames(Country, State),
  };
}

export const accountFunctions = (read: ReadSide) => ({
  /** Addresses of an account, the primary one first; none of a guest. */
  async addressBook({ accountId }: { readonly accountId: string }, context: OperationContext) {
    const row = await accountOf(read, accountId, context);
    return { addresses: row ? await addressBook(read, row, context) : [] };
  },

  /** An account's name, kind, price list, currency and status; those of a guest where there is no such account. */
  async profile(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{
    accountId: string;
    name: string;
    kind: 'guest' | 'buyer' | 'dealer';
    priceList: string;
    currency: CurrencyCode;
    status: AccountStatus;
  }> {
    const row = await accountOf(read, accountId, context);
    return row
      ? {
          accountId: row.account_id,
          name: row.name,
          kind: row.kind,
          priceList: row.price_list || STANDARD_PRICE_LIST,
          currency: row.currency,
          status: row.status,
        }
      : { ...GUEST, currency: await guestCurrency(context) };
  },

  /** What the provider is called by which alone an account lets its contacts in; empty where by any way. */
  async demandedOpenid(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{ provider: string }> {
    const row = await accountOf(read, accountId, context);
    return { provider: providerName(row?.demanded_openid ?? '', context.services.openid) };
  },

  /** The account and those that were merged into it: what is any of theirs is the account's. Empty for a guest. */
  async family(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{ accountIds: string[] }> {
    return { accountIds: familyOf(await accountOf(read, accountId, context)) };
  },

  /** The names of those accounts that are companies, by id; what was merged has the name of the one that it lives on in. */
  async companies(
    { accountIds }: { readonly accountIds: readonly string[] },
    context: OperationContext,
  ): Promise<Record<string, string>> {
    const rows = [...(await read.rows(accounts, accountIds, context)).values()];
    const companies = rows.filter(({ kind }) => kind === 'dealer');
    return Object.fromEntries(
      await Promise.all(
        companies.map(async (row) => [row.account_id, (await survivorOf(read, row, context)).name] as const),
      ),
    );
  },

  /** The names of accounts, by id; a person's own account has none. */
  async namesOf(
    { accountIds }: { readonly accountIds: readonly string[] },
    context: OperationContext,
  ): Promise<{ names: Record<string, string> }> {
    const rows = await read.rows(accounts, accountIds, context);
    return { names: Object.fromEntries([...rows].map(([accountId, { name }]) => [accountId, name])) };
  },

  /** Accounts of a currency that are of a kind, are named, or have a price list as their own; or all of them. */
  async withTerms({
    currency,
    priceList,
    everyone,
    kinds,
    accountIds,
    count,
  }: {
    readonly currency: CurrencyCode;
    readonly priceList: string;
    readonly everyone: boolean;
    readonly kinds: readonly string[];
    readonly accountIds: readonly string[];
    readonly count: number;
  }): Promise<{ total: number; some: { accountId: string; name: string }[] }> {
    const { rows, total } = await selectRows(read.pool, accounts, {
      where(query) {
        query.where({ currency });
        if (everyone) return;
        query.where((either) =>
          either
            .where({ price_list: priceList })
            .orWhereRaw('kind = any(?)', [[...kinds]])
            .orWhereRaw('account_id = any(?)', [[...accountIds]]),
        );
      },
      orderBy: ['name', 'account_id'],
      limit: count,
    });
    return { total, some: rows.map(({ account_id: accountId, name }) => ({ accountId, name })) };
  },

  /** Accounts, of companies and of persons, whose name holds a text. */
  async named({ text }: { readonly text: string }): Promise<{ accountIds: string[] }> {
    const rows = await rowsOf<{ account_id: string; absorbed: string[] }>(
      read.pool,
      accountsNamed(text).select('absorbed'),
    );
    return { accountIds: rows.flatMap(({ account_id, absorbed }) => [account_id, ...absorbed]) };
  },

  /** The accounts of customers in the dealer's books, by id; those that have none of their own are not there. */
  async booksNumbers({
    accountIds,
  }: {
    readonly accountIds: readonly string[];
  }): Promise<{ numbers: Readonly<Record<string, string>> }> {
    const rows = await loadRows(read.pool, accounts, accountIds);
    return {
      numbers: Object.fromEntries(
        [...rows].flatMap(([id, { terms }]) => (terms.booksNumber ? [[id, terms.booksNumber] as const] : [])),
      ),
    };
  },

  /** What an account agreed on, or else the shop's settings. */
  async paymentTerms(
    {
      terms,
    }: { readonly terms: Pick<AccountTerms, 'paymentTermDays' | 'termFromMonthEnd' | 'discountRate' | 'discountDays'> },
    { queries }: OperationContext,
  ): Promise<PaymentTerms> {
    const { paymentTermDays: days, termFromMonthEnd: fromMonthEnd, discountRate, discountDays } = terms;
    if (days !== null) return { days, fromMonthEnd, discountRate, discountDays };
    const numberOf = async (
      name: 'PaymentTermDays' | 'PaymentTermFromMonthEnd' | 'EarlyPaymentDiscountPercent' | 'EarlyPaymentDays',
    ) => Number((await queries.setting.value({ name })).value);
    const [shopDays, isFromMonthEnd, percent, within] = await Promise.all([
      numberOf('PaymentTermDays'),
      numberOf('PaymentTermFromMonthEnd'),
      numberOf('EarlyPaymentDiscountPercent'),
      numberOf('EarlyPaymentDays'),
    ]);
    return { days: shopDays, fromMonthEnd: isFromMonthEnd === 1, discountRate: percent * 1_000, discountDays: within };
  },

  async userContext(_input: void, context: OperationContext): Promise<Output<'account/getusercontext'>> {
    return userContext(context);
  },

  /** An account's primary address, where it has one. */
  async primaryAddress(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{ primary?: Address }> {
    const row = await accountOf(read, accountId, context);
    const primary = row && (await addressBook(read, row, context)).find((one) => one.primary);
    return primary ? { primary: primary.address } : {};
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly account: FunctionsOf<ReturnType<typeof accountFunctions>>;
  }
}

const asShown = (status: AccountStatus) => (status === 'suspended' ? 'suspended' : 'active');

async function userContext(context: OperationContext): Promise<UserContext> {
  const { caller, session } = context;
  const contactId = contactNumber(caller);
  const [{ contact }, terms, saveCart, lineCount, prices] = await Promise.all([
    contactId ? context.queries.contact.find({ contactId: String(contactId) }) : { contact: undefined },
    context.queries.account.profile({ accountId: caller.accountId }),
    context.queries.setting.value({ name: settings.saveCart }),
    session.orderId ? context.queries.cart.lineCount({ orderId: session.orderId }) : { lineCount: 0 },
    context.queries.tax.priceShown({ accountId: caller.accountId }),
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
    AllowSaveAsCart: contact !== undefined && isOnValue(saveCart.value),
    Role: role,
    AccountName: terms.name,
    Email: contact?.email ?? '',
    OrderAccess: contact?.orderAccess ?? 'View Self',
    AccountStatus: asShown(terms.status),
    LacksSecondFactor: caller.lacksSecondFactor === true,
    PriceShown: prices,
  };
}
