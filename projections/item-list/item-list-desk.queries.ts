// The lists that a customer's people keep, as staff see them.
import type { DeskListRow, itemListDeskOperations } from '#contracts/item-list/item-list-desk.ts';
import type { Handlers } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { itemLists } from './item-lists.ts';

/** A shared cart is a link and nobody's to keep. */
const KEPT: readonly DeskListRow['kind'][] = ['quick-order', 'wish'];

export const itemListDeskQueries = ({ pool }: ReadSide): Handlers<typeof itemListDeskOperations, 'query'> => ({
  async 'admin/itemlist/list'({ accountId, page, pageSize }, context) {
    const { accountIds } = await context.queries.account.family({ accountId });
    const people = await context.queries.contact.ofAccounts({ accountIds });
    const { rows, total } = await selectRows(pool, itemLists, {
      where: (query) =>
        void query
          .whereRaw('person_id = any(?)', [people.map(({ contactId }) => `contact:${contactId}`)])
          .whereIn('kind', KEPT),
      orderBy: [{ column: 'changed_at', order: 'desc' }, 'list_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const nameOf = createNames(context);
    return {
      total,
      rows: await Promise.all(
        rows.map(async ({ list_id: listId, kind, person_id, state, changed_at: changedAt }) => ({
          listId,
          kind: kind === 'wish' ? kind : 'quick-order',
          name: state.name,
          owner: await nameOf(person_id),
          itemCount: state.lines.length,
          sharing: state.sharing,
          changedAt,
        })),
      ),
    };
  },
});
