import { keyOf, partsOfKey, type Thing } from '#contracts/import/kinds/import-kind.ts';
import { addressIn } from '#contracts/import/kinds/addresses.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { addressIdOf } from '#platform/shop/address-id.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { KindFault, KindRecords } from './kind-records.ts';

const accountIn = (key: string) => partsOfKey(key)[0] ?? '';

export const addresses: KindRecords = {
  async present(keys, { queries, services }) {
    const byId = new Map(
      keys.map((key) => {
        const [accountId = '', code = ''] = partsOfKey(key);
        return [keyOf([accountId, addressIdOf(accountId, code, services)]), key] as const;
      }),
    );
    const found = await queries.people.addresses({ accountIds: [...new Set(keys.map(accountIn))] });
    return new Map(
      found.flatMap((address) => {
        const key = byId.get(keyOf([address.accountId, address.addressId]));
        return key === undefined ? [] : [[key, { ...address } as Thing] as const];
      }),
    );
  },

  async keys(after, count, { queries }) {
    const [accountId = '', addressId = ''] = partsOfKey(after);
    const next = await queries.people.addressesAfter({ accountId, addressId, count });
    return next.map((one) => keyOf([one.accountId, one.addressId]));
  },

  async faults(changes, context) {
    const standings = await context.queries.people.standings({ accountIds: changes.map(({ key }) => accountIn(key)) });
    const faults = await Promise.all(
      changes.map(async ({ key, isNew, changed }): Promise<KindFault | undefined> => {
        const account = standings.get(accountIn(key));
        const people = [...(account?.people.values() ?? [])];
        const { contact } = changed;
        if (account?.mergedInto)
          return { key, column: 'customer', fault: { code: 'account_merged', params: { into: account.mergedInto } } };
        if (!people.length) return { key, column: 'customer', fault: { code: 'account_without_people' } };
        if (contact && !people.includes(String(contact)))
          return {
            key,
            column: 'contact',
            fault: { code: 'import_contact_unknown', params: { name: String(contact) } },
          };
        const fault = isNew || 'country' in changed ? await countryFault(changed, context) : undefined;
        return fault && { key, column: 'country', fault };
      }),
    );
    return faults.filter((fault) => fault !== undefined);
  },
};

async function countryFault(changed: Thing, { queries }: OperationContext): Promise<KindFault['fault'] | undefined> {
  try {
    await queries.store.checkCountries({ named: [addressIn(changed)] });
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { code: error.code, params: error.params as KindFault['fault']['params'] & object };
  }
}
