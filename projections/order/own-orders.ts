import type { Knex } from 'knex';
import type { OperationContext } from '#platform/kernel/operations/context.ts';

/** Orders that the caller sees as a buyer: those of the account (View All), or one's own (View Self). */
export async function ownOrders({ caller, queries }: OperationContext): Promise<(query: Knex.QueryBuilder) => void> {
  const { seesAll, accountIds } = await queries.contact.scope();
  return (query) =>
    void (seesAll ? query.whereIn('account_id', accountIds) : query.where({ person_id: caller.personId }));
}
