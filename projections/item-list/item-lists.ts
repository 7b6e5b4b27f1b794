import type { ItemListEvent, ItemListKind } from '#domain/item-list/item-list.events.ts';
import { evolve, initialState, type ItemListState } from '#domain/item-list/item-list.state.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, remove } from '#platform/kernel/read-model/read-model.ts';

export interface ItemListRow {
  readonly list_id: string;
  readonly kind: ItemListKind;
  readonly person_id: string;
  readonly account_id: string;
  /** Whose people may see it; empty while it is private. */
  readonly shared_with: string;
  readonly state: ItemListState;
  readonly changed_at: string;
}

const onList = (event: StoredEvent<ItemListEvent>) => ({
  key: event.data.listId,
  apply: (row: ItemListRow | undefined): ItemListRow => {
    const state = evolve(row?.state ?? initialState, event);
    if (state.status === 'none') throw new Error(`no list ${event.data.listId} to change`);
    const { kind, personId, accountId, sharing } = state;
    return {
      list_id: event.data.listId,
      kind,
      person_id: personId,
      account_id: accountId,
      shared_with: sharing === 'private' ? '' : accountId,
      state,
      changed_at: event.at,
    };
  },
});

export const itemLists = defineReadModel<ItemListRow, ItemListEvent>({
  name: 'item_list',
  version: 4,
  key: 'list_id',
  columns: {
    list_id: 'text',
    kind: 'text',
    person_id: 'text',
    account_id: 'text',
    shared_with: 'text',
    state: 'jsonb',
    changed_at: 'timestamptz',
  },
  indexes: ['(person_id, kind)', '(account_id, kind)', `(shared_with, kind) where shared_with <> ''`],
  streams: ({ list_id }) => [`item-list-${list_id}`],
  on: {
    ItemListCreated: onList,
    ItemListRenamed: onList,
    ItemListLinesReplaced: onList,
    ItemListLineSet: onList,
    ItemListLineNoted: onList,
    ItemListLinesRemoved: onList,
    ItemListShared: onList,
    ItemListTakenOver: onList,
    ItemListDeleted: ({ data: { listId } }) => remove<ItemListRow>(listId),
  },
});
