import type { OperationContext } from '#platform/kernel/operations/context.ts';

/**
 * View Self sees one's own, View All all of the account's (spec 6). What a caller may not see does not exist for them.
 */
export async function maySee(
  owner: { readonly personId: string; readonly accountId: string },
  { caller, queries }: OperationContext,
): Promise<boolean> {
  if (owner.personId === caller.personId) return true;
  if (caller.accountId === '' || owner.accountId === '') return false;
  const { seesAll, accountIds } = await queries.contact.scope();
  return seesAll && accountIds.includes(owner.accountId);
}
