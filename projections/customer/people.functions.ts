// People and addresses of customers as rows of a file have them (decision 0045). Whoever was erased is in none.
import { own } from '#domain/shared/dictionary.ts';
import type { ContactData } from '#domain/contact/contact.events.ts';
import type { Address } from '#domain/shared/address.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { ERASED } from '#platform/kernel/personal-data/seal.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { accounts, type AccountRow } from '#projections/account/accounts.ts';
import { BY_NAME, contacts, type ContactRow } from '#projections/contact/contacts.ts';

interface ListedContact extends Pick<
  ContactData,
  'accountId' | 'userName' | 'firstName' | 'lastName' | 'email' | 'phone' | 'orderAccess' | 'invoiceAccess' | 'language'
> {
  readonly contactId: string;
  readonly admin: boolean;
  readonly status: 'Active' | 'Inactive';
}

interface ListedAddress extends Address {
  readonly accountId: string;
  readonly addressId: string;
  /** User name of whose it is; empty where that is nobody any more. */
  readonly contact: string;
  readonly primary: boolean;
}

interface Standing {
  readonly kind: AccountRow['kind'];
  /** The account that it lives on in; empty: it is its own. */
  readonly mergedInto: string;
  /** User names of its people, by the ids by which events name them. */
  readonly people: ReadonlyMap<string, string>;
}

const listed = ({ contact_id: contactId, active, data }: ContactRow): ListedContact => {
  const { role, ...facts } = data;
  return { contactId, ...facts, admin: role === 'admin-contact', status: active ? 'Active' : 'Inactive' };
};

const MANY = 100_000;

export function peopleFunctions({ pool, rows: rowsOf }: ReadSide) {
  const contactsWhere = async (column: 'user_name' | 'email' | 'account_id', values: readonly string[]) =>
    values.length
      ? (
          await selectRows(pool, contacts, {
            where: (query) => void query.whereIn(column, [...new Set(values)]).whereNot({ user_name: ERASED }),
            orderBy: BY_NAME,
            limit: MANY,
          })
        ).rows
      : [];

  const addressesOf = async (rows: readonly AccountRow[]): Promise<ListedAddress[]> => {
    const people = await contactsWhere(
      'account_id',
      rows.flatMap((row) => [row.account_id, ...row.absorbed]),
    );
    const names = new Map(people.map((row) => [`contact:${row.contact_id}`, row.user_name]));
    return rows.flatMap(({ account_id: accountId, addresses, address_persons: persons, primary_address: primary }) =>
      Object.entries(addresses)
        .filter(([, { addressLine1 }]) => addressLine1 !== ERASED)
        .map(([addressId, address]) => ({
          ...{ accountId, addressId, ...address, primary: addressId === primary },
          contact: names.get(own(persons, addressId) ?? '') ?? '',
        })),
    );
  };

  return {
    async byUserName({ userNames }: { readonly userNames: readonly string[] }): Promise<readonly ListedContact[]> {
      return (await contactsWhere('user_name', userNames)).map(listed);
    },

    async byEmail({ emails }: { readonly emails: readonly string[] }): Promise<readonly ListedContact[]> {
      return (await contactsWhere('email', emails)).map(listed);
    },

    /** The next contacts after one, by account and user name. */
    async contactsAfter({
      accountId,
      userName,
      count,
    }: {
      readonly accountId: string;
      readonly userName: string;
      readonly count: number;
    }): Promise<readonly { accountId: string; userName: string }[]> {
      const { rows } = await selectRows(pool, contacts, {
        where: (query) =>
          void query
            // knex has no comparison of rows.
            .whereRaw('(account_id, user_name) > (?, ?)', [accountId, userName])
            .whereNot({ user_name: ERASED }),
        orderBy: ['account_id', 'user_name'],
        limit: count,
      });
      return rows.map((row) => ({ accountId: row.account_id, userName: row.user_name }));
    },

    /** Address books of accounts; what came by a merger stands in that of the account that was merged. */
    async addresses(
      { accountIds }: { readonly accountIds: readonly string[] },
      context: OperationContext,
    ): Promise<readonly ListedAddress[]> {
      return addressesOf([...(await rowsOf(accounts, accountIds, context)).values()]);
    },

    /** The next addresses after one, by account and id. */
    async addressesAfter({
      accountId,
      addressId,
      count,
    }: {
      readonly accountId: string;
      readonly addressId: string;
      readonly count: number;
    }): Promise<readonly { accountId: string; addressId: string }[]> {
      const { rows } = await selectRows(pool, accounts, {
        where: (query) => void query.where('account_id', '>=', accountId).whereRaw(`addresses <> '{}'::jsonb`),
        orderBy: ['account_id'],
        limit: count + 1,
      });
      return rows
        .flatMap(({ account_id: of, addresses }) =>
          Object.entries(addresses)
            .filter(([id, { addressLine1 }]) => (of !== accountId || id > addressId) && addressLine1 !== ERASED)
            .map(([id]) => ({ accountId: of, addressId: id }))
            .sort((a, b) => (a.addressId < b.addressId ? -1 : 1)),
        )
        .slice(0, count);
    },

    /** What decides who and what can be added to accounts; those that are not there are left out. */
    async standings(
      { accountIds }: { readonly accountIds: readonly string[] },
      context: OperationContext,
    ): Promise<ReadonlyMap<string, Standing>> {
      const rows = await rowsOf(accounts, accountIds, context);
      const people = await contactsWhere('account_id', accountIds);
      return new Map(
        [...rows.values()].map(({ account_id: accountId, kind, merged_into: mergedInto }) => {
          const theirs = people.filter((row) => row.account_id === accountId);
          const names = new Map(theirs.map((row) => [`contact:${row.contact_id}`, row.user_name]));
          return [accountId, { kind, mergedInto, people: names }];
        }),
      );
    },
  };
}

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly people: FunctionsOf<ReturnType<typeof peopleFunctions>>;
  }
}
