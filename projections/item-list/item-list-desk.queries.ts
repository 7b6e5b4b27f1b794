// The lists that a customer's people keep, as staff see them.
import type { DeskListRow, itemListDeskOperations } from '#contracts/item-list/item-list-desk.ts';
import { unitOf } from '#contracts/shared/wire-unit.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows } from '#platform/kernel/read-model/table.ts';
import { createNames, type Names } from '#projections/shared/people-names.ts';
import { itemLists, type ItemListRow } from './item-lists.ts';

/** A shared cart is a link and nobody's to keep. */
const KINDS: readonly ItemListRow['kind'][] = ['quick-order', 'wish'];

export const itemListDeskQueries = (read: ReadSide): Handlers<typeof itemListDeskOperations, 'query'> => ({
  async 'admin/itemlist/list'({ accountId, page, pageSize }, context) {
    const personIds = await peopleOf(accountId, context);
    const { rows, total } = await selectRows(read.pool, itemLists, {
      where: (query) => void query.whereRaw('person_id = any(?)', [personIds]).whereIn('kind', KINDS),
      orderBy: [{ column: 'changed_at', order: 'desc' }, 'list_id'],
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    const nameOf = createNames(context);
    return { total, rows: await Promise.all(rows.map((row) => deskRow(row, nameOf))) };
  },

  async 'admin/itemlist/detail'({ accountId, listId }, context) {
    const row = await read.row(itemLists, listId, context);
    // It is on record as that of the account that is named, so it must be theirs.
    if (!row || !KINDS.includes(row.kind) || !(await peopleOf(accountId, context)).includes(row.person_id))
      return notFound('list_not_found');
    const { lines } = row.state;
    const facts = await context.queries.product.facts({ itemNumbers: lines.map(({ itemNumber }) => itemNumber) });
    return {
      ...(await deskRow(row, createNames(context))),
      lines: lines.map(({ itemNumber, quantity }) => {
        const fact = own(facts, itemNumber);
        return { itemNumber, name: fact?.name[context.language] ?? itemNumber, quantity, unit: unitOf(fact).code };
      }),
    };
  },
});

/** Ids of the people of an account, and of those that it was merged with. */
async function peopleOf(accountId: string, { queries }: OperationContext): Promise<string[]> {
  const { accountIds } = await queries.account.family({ accountId });
  const people = await queries.contact.ofAccounts({ accountIds });
  return people.map(({ contactId }) => `contact:${contactId}`);
}

const deskRow = async (
  { list_id: listId, kind, person_id, state, changed_at: changedAt }: ItemListRow,
  nameOf: Names,
): Promise<DeskListRow> => ({
  listId,
  kind: kind === 'wish' ? kind : 'quick-order',
  name: state.name,
  owner: await nameOf(person_id),
  itemCount: state.lines.length,
  sharing: state.sharing,
  changedAt,
});
