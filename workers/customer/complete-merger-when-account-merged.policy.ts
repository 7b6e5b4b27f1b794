import type { AccountEvent } from '#domain/account/account.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

/** The command has done it already, unless its process ended in between. */
export const completeMergerWhenAccountMerged = definePolicy<AccountEvent, { readonly accountId: string }>({
  name: 'complete-merger-when-account-merged',
  on: { AccountMerged: ({ data: { accountId } }) => ({ data: { accountId } }) },
  kind: 'step',
  async run({ accountId }, { commands }) {
    await commands.customer.completeMerger({ accountId });
  },
});
