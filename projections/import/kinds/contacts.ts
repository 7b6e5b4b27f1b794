import { keyOf, partsOfKey, type Thing } from '#contracts/import/kinds/import-kind.ts';
import type { KindFault, KindRecords } from './kind-records.ts';

const userNameIn = (key: string) => partsOfKey(key)[1] ?? '';
const accountIn = (key: string) => partsOfKey(key)[0] ?? '';

export const contacts: KindRecords = {
  async present(keys, { queries }) {
    const found = await queries.people.byUserName({ userNames: keys.map(userNameIn) });
    const wanted = new Set(keys);
    return new Map(
      found
        .map(({ contactId: _, ...facts }) => [keyOf([facts.accountId, facts.userName]), { ...facts } as Thing] as const)
        .filter(([key]) => wanted.has(key)),
    );
  },

  async keys(after, count, { queries }) {
    const [accountId = '', userName = ''] = partsOfKey(after);
    const next = await queries.people.contactsAfter({ accountId, userName, count });
    return next.map((one) => keyOf([one.accountId, one.userName]));
  },

  async faults(changes, { queries, services }) {
    const emails = changes.flatMap(({ changed }) => ('email' in changed ? [String(changed['email'])] : []));
    const [standings, sameEmail] = await Promise.all([
      queries.people.standings({ accountIds: changes.map(({ key }) => accountIn(key)) }),
      queries.people.byEmail({ emails }),
    ]);
    const faults = await Promise.all(
      changes.map(async ({ key, isNew, changed }): Promise<KindFault | undefined> => {
        const [accountId, userName] = [accountIn(key), userNameIn(key)];
        const account = standings.get(accountId);
        // Staff sign in by user names too: who has one is asked of all of them.
        if (isNew && (await services.passwords.ownerOf(services.hashName(userName))))
          return { key, column: 'user_name', fault: { code: 'user_name_taken' } };
        if (account?.kind === 'buyer' && (isNew || changed['admin'] === true))
          return { key, column: isNew ? 'customer' : 'admin', fault: { code: 'buyer_has_no_contacts' } };
        if (isNew && account?.mergedInto)
          return { key, column: 'customer', fault: { code: 'account_merged', params: { into: account.mergedInto } } };
        const isHeld = sameEmail.some((one) => one.email === changed['email'] && one.userName !== userName);
        return isHeld ? { key, column: 'email', fault: { code: 'email_taken' } } : undefined;
      }),
    );
    return faults.filter((fault) => fault !== undefined);
  },
};
