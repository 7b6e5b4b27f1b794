import { specificationFor } from '#domain/testing/decider-specification.ts';
import { itemList, type ItemListCommand } from './item-list.decider.ts';
import { ITEM_LIST_LIMITS, type ItemListEvent, type ItemListLine, type Sharing } from './item-list.events.ts';

const given = specificationFor(itemList);
const listId = 'l1';
const ann = { personId: 'contact:1', accountId: 'a1' };
const colleague = { personId: 'contact:2', accountId: 'a1' };
const stranger = { personId: 'contact:3', accountId: 'a2' };
const line = (itemNumber: string, quantity = 1): ItemListLine => ({ itemNumber, quantity });
const created = (...lines: ItemListLine[]): ItemListEvent => ({
  type: 'ItemListCreated',
  data: { listId, kind: 'quick-order', ...ann, name: 'Monthly', lines },
});
const shared = (sharing: Sharing): ItemListEvent => ({ type: 'ItemListShared', data: { listId, sharing } });
const set = (by: typeof ann, one = line('A', 5)): ItemListCommand => ({ type: 'SetLine', listId, by, line: one });

describe('a list', () => {
  it('holds each item once, with the sum of its quantities', () =>
    given()
      .when({
        type: 'CreateList',
        listId,
        by: ann,
        kind: 'quick-order',
        name: 'Monthly',
        lines: [line('A', 2), line('B'), line('A', 3)],
      })
      .then(created(line('A', 5), line('B'))));
  it('takes a line, and changes one', () => {
    const put = (one: ItemListLine): ItemListEvent => ({ type: 'ItemListLineSet', data: { listId, ...one } });
    given(created())
      .when(set(ann))
      .then(put(line('A', 5)));
    given(created(line('A', 2)))
      .when(set(ann))
      .then(put(line('A', 5)));
    given(created(line('A', 5)))
      .when(set(ann))
      .thenNothing();
  });
  it('loses the lines that are named', () =>
    given(created(line('A'), line('B')))
      .when({ type: 'RemoveLines', listId, by: ann, itemNumbers: ['B', 'C'] })
      .then({ type: 'ItemListLinesRemoved', data: { listId, itemNumbers: ['B'] } }));
  it('is revised as it was seen, by nobody who has not seen the latest', () => {
    given(created(line('A')))
      .when({ type: 'ReviseList', listId, by: ann, seen: 1, name: 'Weekly', lines: [line('A', 2)] })
      .then(
        { type: 'ItemListRenamed', data: { listId, personId: ann.personId, name: 'Weekly' } },
        { type: 'ItemListLinesReplaced', data: { listId, lines: [line('A', 2)] } },
      );
    given(created(line('A')), shared('edited'))
      .when({ type: 'ReviseList', listId, by: ann, seen: 1, lines: [] })
      .thenRefused('list_changed_meanwhile');
    given(created(line('A')))
      .when({ type: 'ReviseList', listId, by: ann, seen: 1, lines: [line('A')] })
      .thenNothing();
  });
  it('has room for 2,000 items', () => {
    const full = Array.from({ length: ITEM_LIST_LIMITS.lines }, (_, n) => line(`I${n}`));
    given(created(...full))
      .when(set(ann))
      .thenRefused('list_full');
  });
  it('that was deleted does not exist', () =>
    given(created(), { type: 'ItemListDeleted', data: { listId } }).when(set(ann)).thenRefused('list_not_found'));
});

describe('a cart that was shared', () => {
  it('stays as it was, even for who shared it', () => {
    const open = given({
      type: 'ItemListCreated',
      data: { listId, kind: 'shared-cart', ...ann, name: '', lines: [line('A')] },
    });
    open.when(set(ann)).thenRefused('list_not_found');
    open.when({ type: 'ReviseList', listId, by: ann, seen: 1, lines: [] }).thenRefused('list_not_found');
    open.when({ type: 'DeleteList', listId, by: ann }).thenRefused('list_not_found');
  });
});

describe('the list of a contact who has left', () => {
  const handOver: ItemListCommand = { type: 'HandOverList', listId, from: ann.personId, to: colleague.personId };
  const takenOver: ItemListEvent = {
    type: 'ItemListTakenOver',
    data: { listId, personId: colleague.personId, name: 'Monthly' },
  };
  it('is theirs to whom it is handed over, once', () => {
    given(created(line('A')))
      .when(handOver)
      .then(takenOver);
    given(created(), takenOver).when(handOver).thenNothing();
    given(created(), takenOver).when({ type: 'DeleteList', listId, by: ann }).thenRefused('list_not_found');
    given(created(), takenOver)
      .when({ type: 'ShareList', listId, by: colleague, sharing: 'seen' })
      .then(shared('seen'));
  });
  it('is gone where they deleted it', () =>
    given(created(), { type: 'ItemListDeleted', data: { listId } }).when(handOver).thenNothing());
});

describe('a note on an item of a list', () => {
  const noted = (note: string, personId = ann.personId): ItemListEvent => ({
    type: 'ItemListLineNoted',
    data: { listId, itemNumber: 'A', personId, note },
  });
  const note = (text: string, by = ann): ItemListCommand => ({
    type: 'NoteLine',
    listId,
    by,
    itemNumber: 'A',
    note: text,
  });

  it('is kept, changed and taken away, of an item that is there', () => {
    given(created(line('A')))
      .when(note('For press 4'))
      .then(noted('For press 4'));
    given(created(line('A')), noted('For press 4'))
      .when(note('For press 4'))
      .thenNothing();
    given(created(line('A')), noted('For press 4'))
      .when(note(''))
      .then(noted(''));
    given(created(line('A')), noted('For press 4'), noted(''))
      .when(note(''))
      .thenNothing();
    given(created(line('B')))
      .when(note('For press 4'))
      .thenRefused('product_not_found');
  });
  it('goes with its item', () => {
    const gone: ItemListEvent = { type: 'ItemListLinesRemoved', data: { listId, itemNumbers: ['A'] } };
    const back: ItemListEvent = { type: 'ItemListLineSet', data: { listId, itemNumber: 'A', quantity: 1 } };
    given(created(line('A')), noted('For press 4'), gone, back)
      .when(note(''))
      .thenNothing();
  });
  it('is sealed with the key of the list’s owner, whoever edits it', () => {
    given(created(line('A')), shared('edited'))
      .when(note('x', colleague))
      .then(noted('x'));
    given(created(line('A')), shared('seen'))
      .when(note('x', colleague))
      .thenRefused('list_not_yours');
  });
});

describe('a list of somebody else', () => {
  it('does not exist, unless it is shared in one’s own company', () => {
    given(created()).when(set(colleague)).thenRefused('list_not_found');
    given(created(), shared('edited')).when(set(stranger)).thenRefused('list_not_found');
  });
  it('may be seen or edited, as its owner says', () => {
    given(created(), shared('seen')).when(set(colleague)).thenRefused('list_not_yours');
    given(created(), shared('edited'))
      .when(set(colleague))
      .then({ type: 'ItemListLineSet', data: { listId, itemNumber: 'A', quantity: 5 } });
  });
  it('is renamed, shared and deleted by its owner only', () => {
    const open = given(created(), shared('edited'));
    open.when({ type: 'ReviseList', listId, by: colleague, seen: 2, name: 'Mine' }).thenRefused('list_not_yours');
    open.when({ type: 'ShareList', listId, by: colleague, sharing: 'private' }).thenRefused('list_not_yours');
    open.when({ type: 'DeleteList', listId, by: colleague }).thenRefused('list_not_yours');
    open.when({ type: 'DeleteList', listId, by: ann }).then({ type: 'ItemListDeleted', data: { listId } });
  });
});
