import type { ItemListShown, ListedItem, itemListOperations } from '#contracts/item-list/item-list.ts';
import type { ItemListKind } from '#domain/item-list/item-list.events.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { loadRows, selectRows } from '#platform/kernel/read-model/table.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import { itemsShown } from '#projections/shared/items-shown.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { itemLists, type ItemListRow } from './item-lists.ts';
import { listsOfPerson } from './person-lists.ts';

/** Lists that one person is shown; nobody keeps more. */
const MOST_LISTS = 500;

export const itemListQueries = (read: ReadSide): Handlers<typeof itemListOperations, 'query'> => ({
  'checkout/getquickorderlist': async (_input, context) => ({ Lists: await listsOf(read, 'quick-order', context) }),

  async 'checkout/getquickorderlistitems'({ ListID }, context) {
    const row = await visible(read, ListID, 'quick-order', context);
    return {
      ...(await shown(row, context)),
      Lines: row.state.lines.map(({ itemNumber, quantity }) => ({ ItemCode: itemNumber, Qty: quantity })),
    };
  },

  async 'checkout/getquickorderlines'({ ListID }, context) {
    const { state } = await visible(read, ListID, 'quick-order', context);
    const { codes } = await context.queries.quickOrder.codesOf({
      itemNumbers: state.lines.map(({ itemNumber }) => itemNumber),
    });
    const lines = state.lines.map(({ itemNumber, quantity }, at) => `${codes[at] ?? itemNumber}\t${quantity}`);
    return { Name: state.name, Text: lines.join('\n') };
  },
});

export const itemListFunctions = (read: ReadSide) => ({
  /** The lines of a list that the caller may see. @throws DomainError list_not_found */
  async lines(
    { listId, kind }: { readonly listId: string; readonly kind: ItemListKind },
    context: OperationContext,
  ): Promise<{ lines: readonly { readonly itemNumber: string; readonly quantity: number }[] }> {
    return { lines: (await visible(read, listId, kind, context)).state.lines };
  },

  /** The lines of a list that somebody else may see; absent where they may not, or where there is none. */
  async linesFor(
    { listId, kind, personId, accountId }: Reader & { readonly listId: string; readonly kind: ItemListKind },
    context: OperationContext,
  ): Promise<{ lines?: readonly { readonly itemNumber: string; readonly quantity: number }[] }> {
    const row = (await read.rows(itemLists, [listId], context)).get(listId);
    if (row?.kind !== kind) return {};
    const [{ contact }, { accountIds }] = await Promise.all([
      context.queries.contact.find({ contactId: personId.replace('contact:', '') }),
      context.queries.account.family({ accountId }),
    ]);
    const seesAll = contact?.orderAccess === 'View All' && accountIds.includes(row.account_id);
    return seesAll || isShownTo(row, { personId, accountId }) ? { lines: row.state.lines } : {};
  },

  /** The lists that a person keeps; what they shared by a link is nobody's to keep. */
  ofPerson: async ({ personId }: { readonly personId: string }) => ({ lists: await listsOfPerson(read, personId) }),

  /** The caller's own lists of a kind, the one that changed last first. */
  async own(
    { kind }: { readonly kind: ItemListKind },
    context: OperationContext,
  ): Promise<{ lists: readonly { readonly listId: string }[] }> {
    const lists = await listsOf(read, kind, context);
    return { lists: lists.filter(({ IsOwn }) => IsOwn).map(({ ListID: listId }) => ({ listId })) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly itemList: FunctionsOf<ReturnType<typeof itemListFunctions>>;
  }
}

export async function listsOf(read: ReadSide, kind: ItemListKind, context: OperationContext): Promise<ItemListShown[]> {
  const { personId, accountId } = context.caller;
  const { seesAll, accountIds } = await context.queries.contact.scope();
  const { rows } = await selectRows(read.pool, itemLists, {
    where: (query) =>
      void query.where({ kind }).where((either) => {
        void either.where({ person_id: personId }).orWhere({ shared_with: accountId || '-' });
        if (seesAll) void either.orWhereIn('account_id', accountIds);
      }),
    orderBy: [{ column: 'changed_at', order: 'desc' }, 'list_id'],
    limit: MOST_LISTS,
  });
  return Promise.all(rows.map((row) => shown(row, context)));
}

/** Somebody else's list that is not shared does not exist, but for who sees all of the company's (View All). */
export async function visible(
  { pool }: ReadSide,
  listId: string,
  kind: ItemListKind,
  context: OperationContext,
): Promise<ItemListRow> {
  const row = (await loadRows(pool, itemLists, [listId])).get(listId);
  if (row?.kind !== kind) return notFound('list_not_found');
  const owner = { personId: row.person_id, accountId: row.account_id };
  return isShownTo(row, context.caller) || (await maySee(owner, context)) ? row : notFound('list_not_found');
}

interface Reader {
  readonly personId: string;
  readonly accountId: string;
}

/** Their own, or one that its owner shares. */
const isShownTo = ({ person_id, shared_with }: ItemListRow, { personId, accountId }: Reader): boolean =>
  person_id === personId || (shared_with !== '' && shared_with === accountId);

export async function shown(
  { list_id, person_id, state, changed_at }: ItemListRow,
  context: OperationContext,
): Promise<ItemListShown> {
  const isOwn = person_id === context.caller.personId;
  return {
    ListID: list_id,
    Name: state.name,
    LineCount: state.lines.length,
    Sharing: state.sharing,
    Owner: isOwn ? '' : await createNames(context)(person_id),
    IsOwn: isOwn,
    CanEdit: isOwn || state.sharing === 'edited',
    ChangedAt: changed_at,
    Version: state.changes,
  };
}

/** The items of a list as they are today, for the caller. */
export async function listedItems({ state }: ItemListRow, context: OperationContext): Promise<ListedItem[]> {
  const today = await itemsShown(state.lines, context);
  return state.lines.map(({ itemNumber, quantity }, at) => {
    const note = own(state.notes, itemNumber);
    return { ...needed(today[at], 'item of the line'), Qty: quantity, ...(note ? { Note: note } : {}) };
  });
}
