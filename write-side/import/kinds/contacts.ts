import { partsOfKey } from '#contracts/import/kinds/import-kind.ts';
import type { PersonData } from '#domain/contact/contact.events.ts';
import type { KindCommands } from '../kind-commands.ts';

const personIn = (key: string) => {
  const [accountId = '', userName = ''] = partsOfKey(key);
  return { accountId, userName };
};

export const contacts: KindCommands = {
  async change({ key, isNew, invites, seen, changed, wanted }, { commands }) {
    await commands.customer.bringContact({
      ...personIn(key),
      isNew,
      invites,
      seen,
      changed,
      wanted: wanted as unknown as PersonData,
    });
  },
  // What somebody ordered stays theirs: they sign in no more.
  async remove({ key }, { commands }) {
    await commands.customer.withdrawContact(personIn(key));
  },
};
