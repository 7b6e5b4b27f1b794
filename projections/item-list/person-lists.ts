import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { itemLists, type ItemListRow } from './item-lists.ts';

export async function listsOfPerson(
  { pool }: ReadSide,
  personId: string,
): Promise<readonly { readonly listId: string }[]> {
  const rows = await rowsOf<Pick<ItemListRow, 'list_id'>>(
    pool,
    knex(itemLists.table)
      .select('list_id')
      .where({ person_id: personId })
      .whereNot({ kind: 'shared-cart' })
      .orderBy('list_id'),
  );
  return rows.map(({ list_id: listId }) => ({ listId }));
}
