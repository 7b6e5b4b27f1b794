import type { ItemListEvent } from '#domain/item-list/item-list.events.ts';
import { readModelSpecification, storedAt } from '../../tests/harness/read-model-specification.ts';
import { itemLists, type ItemListRow } from './item-lists.ts';

const given = readModelSpecification<ItemListRow, ItemListEvent>(itemLists);
const listId = 'l1';
const created: ItemListEvent = {
  type: 'ItemListCreated',
  data: {
    ...{ listId, kind: 'quick-order', personId: 'contact:1', accountId: 'a1', name: 'Monthly' },
    lines: [{ itemNumber: 'A', quantity: 2 }],
  },
};
const set: ItemListEvent = { type: 'ItemListLineSet', data: { listId, itemNumber: 'A', quantity: 5 } };
const shared: ItemListEvent = { type: 'ItemListShared', data: { listId, sharing: 'seen' } };
const unshared: ItemListEvent = { type: 'ItemListShared', data: { listId, sharing: 'private' } };
const deleted: ItemListEvent = { type: 'ItemListDeleted', data: { listId } };

describe('a list', () => {
  it('is its owner’s alone at first', () =>
    given(created).then({ person_id: 'contact:1', shared_with: '', kind: 'quick-order', changed_at: storedAt(0) }));
  it('is its company’s while it is shared', () => {
    given(created, shared).then({ shared_with: 'a1' });
    given(created, shared, unshared).then({ shared_with: '' });
  });
  it('has the lines that were set last', () => {
    const state = { lines: [{ itemNumber: 'A', quantity: 5 }], changes: 2 };
    given(created, set).then({ state: expect.objectContaining(state), changed_at: storedAt(1) });
  });
  it('is theirs who took it over', () =>
    given(created, {
      type: 'ItemListTakenOver',
      data: { listId, personId: 'contact:2', name: 'Monthly' },
    }).then({ person_id: 'contact:2', state: expect.objectContaining({ personId: 'contact:2', name: 'Monthly' }) }));
  it('is gone when it was deleted', () => given(created, deleted).then());
  it('is the same however its events are cut into chunks', () =>
    given(created, set, shared).thenTheSameInChunksOfOne());
});
